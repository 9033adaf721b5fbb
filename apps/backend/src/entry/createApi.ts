import type { FastifyInstance } from 'fastify'
import { registerAddresses } from '#api/addresses'
import { registerBets, type BetCounter, type MatchBudget } from '#api/bets'
import { findOffers, registerCashout, type Chances } from '#api/cashout'
import { registerCatalogue } from '#api/catalogue'
import { registerSitemap } from '#api/sitemap'
import { registerCustomBets } from '#api/customBets'
import { registerDocuments } from '#api/documents'
import { registerFavourites } from '#api/favourites'
import { registerHistory } from '#api/history'
import { createAdmission, createServer, type ApiServer, type Clock, type LogStream } from '#api/http'
import { registerLotteries, registerLotteryProvider } from '#api/lotteries'
import { registerNotifications } from '#api/notifications'
import { registerReceipts, type Receipts } from '#api/receipts'
import { registerSearch, type NameIndex } from '#api/search'
import {
  createFindSession,
  createNamesTwoPlayers,
  newToken,
  registerRealtimeTokens,
  registerSession,
} from '#api/session'
import { registerSharing } from '#api/sharing'
import { registerStatistics } from '#api/statistics'
import { countryOf, isBlocked, registerSystem, type Site } from '#api/system'
import type { Realtime } from '@touchline/hub'
import type { Database } from '#store'
import type { Config } from './settings/readConfig.ts'
import { siteOf } from './settings/siteOf.ts'
import { VERSION } from './version.ts'

export type ApiOptions = {
  readonly config: Config
  readonly db: Database
  readonly realtime: Realtime
  readonly counter: BetCounter
  readonly matchBudget: MatchBudget
  /** How likely legs are: shared by what prices cash-outs. */
  readonly chances: Chances
  /** Prices a bet's cash-out offer again. */
  readonly touchOffer: (betId: string) => void
  readonly clock: Clock
  readonly newId: () => string
  /** Short numbers for bets. */
  readonly newRef: () => string
  readonly newShareCode: () => string
  /** What searches find names in. */
  readonly names: NameIndex
  readonly receipts: Receipts
  /** Where warnings, errors and the security log are written: standard output, or another stream. */
  readonly logs: boolean | LogStream
}

/** Right passwords a minute of one account; a test run signs in more often than a person. */
const SIGN_IN_LIMIT = { demo: 20, production: 10, test: 1_000 } as const
/** Wrong passwords within fifteen minutes from one network, those of known devices aside. */
const WRONG_PASSWORDS_LIMIT = { demo: 50, production: 50, test: 1_000 } as const
/** Placements a minute of one player; a lost answer is requested again up to four times. */
const PLACING_LIMIT = { demo: 120, production: 120, test: 100_000 } as const

/** Requests for stakes and joint prices a minute of one player or network: a slip sends one at every change. */
const ASKING_LIMIT = { demo: 600, production: 300, test: 100_000 } as const
/** Favourites marked or taken away a minute of one player: quick taps, no flood. */
const MARKING_LIMIT = { demo: 240, production: 120, test: 10_000 } as const
/** Requests of a provider's page a minute of one player: opening it, buying, looking at tickets. */
const PROVIDER_LIMIT = { demo: 240, production: 120, test: 10_000 } as const
/**
 * Codes made or read a minute of one player or network: against filling the store and trying codes one after the other.
 */
const SHARING_LIMIT = { demo: 60, production: 30, test: 1_000 } as const

/**
 * Calls that move money: the pool has ten connections, and publishing, settling and reading need some of them. Forty
 * wait no longer than a third of a second where a hundred are done in one; where fewer are, the wait itself is bounded.
 */
const MONEY_AT_ONCE = { running: 7, waiting: 40, waitMs: 400, each: 12 } as const

/**
 * Sessions that are looked up before their player's turn: each takes less than a millisecond, so that even players
 * behind one address do not wait, and a flood of made-up ones keeps to a few of the connections.
 */
const LOOK_UPS_AT_ONCE = { running: 2, waiting: 400, waitMs: 400, each: 200 } as const

/** The HTTP server with every call of the contract. */
export async function createApi(options: ApiOptions): Promise<FastifyInstance> {
  const { config, db, realtime, clock, newId, names, logs } = options
  const app = await createServer({
    locales: config.locales,
    allowedOrigins: config.publicOrigins,
    logs,
  })
  const site = siteOf(config)
  const server = serverOf(app, options, site)
  registerSystem(server, { db, clock, site })
  registerCatalogue(server, { db, realtime, site })
  registerStatistics(server, { db })
  registerAddresses(server, { db })
  registerSitemap(server, { db })
  registerSession(server, {
    db,
    clock,
    site,
    realtime,
    needsHttps: needsHttps(config),
    secret: config.realtimeSecret,
    idleMs: config.sessionIdleMs,
    lifetimeMs: config.sessionLifetimeMs,
    signInLimit: SIGN_IN_LIMIT[config.mode],
    networkLimit: WRONG_PASSWORDS_LIMIT[config.mode],
  })
  registerBetting(server, options, site)
  registerNotifications(server, { db, clock })
  registerHistory(server, { db })
  registerSearch(server, { db, names, site, limit: ASKING_LIMIT[config.mode] })
  registerFavourites(server, { db, clock, limit: MARKING_LIMIT[config.mode] })
  registerReceipts(server, { db })
  registerLotteries(server, { db, clock, site })
  registerLotteryProvider(server, { db, clock, site, newId, newToken, limit: PROVIDER_LIMIT[config.mode] })
  registerRealtimeTokens(server, { clock, secret: config.realtimeSecret })
  await registerDocuments(app, VERSION)
  return app
}

/** What all calls share. */
function serverOf(app: ApiServer['app'], { config, db, clock }: ApiOptions, site: Site): ApiServer {
  return {
    app,
    locales: config.locales,
    clock,
    ...createFindSession({ db, clock, idleMs: config.sessionIdleMs, needsHttps: needsHttps(config) }),
    namesTwoPlayers: createNamesTwoPlayers({ db, clock, needsHttps: needsHttps(config) }),
    isCountryBlocked: request => isBlocked(countryOf(request, site), site),
    admission: createAdmission({ clock, ...MONEY_AT_ONCE }),
    lookUps: createAdmission({ clock, ...LOOK_UPS_AT_ONCE }),
    checksReplies: config.mode === 'test',
  }
}

/** A session over plain http could be read on its way. */
function needsHttps({ mode }: ApiOptions['config']): boolean {
  return mode === 'production'
}

/** Bets, what they are worth meanwhile, and how they are built and passed on. */
function registerBetting(server: ApiServer, options: ApiOptions, site: Site): void {
  const {
    config,
    db,
    clock,
    newId,
    newRef,
    newShareCode,
    counter,
    matchBudget,
    chances,
    touchOffer,
    receipts,
  } = options
  registerBets(server, {
    db,
    clock,
    newId,
    newRef,
    counter,
    matchBudget,
    site,
    offersOf: betIds => findOffers(db, chances, betIds, clock.now()),
    receipts,
    placingLimit: PLACING_LIMIT[config.mode],
    askingLimit: ASKING_LIMIT[config.mode],
  })
  registerCashout(server, {
    db,
    clock,
    newId,
    chances,
    liveDelays: site.liveDelays,
    touch: touchOffer,
    matchBudget,
    limit: PLACING_LIMIT[config.mode],
  })
  registerCustomBets(server, { db, clock, site, limit: ASKING_LIMIT[config.mode] })
  registerSharing(server, {
    db,
    clock,
    site,
    origin: config.publicOrigins[0]!,
    newCode: newShareCode,
    limit: SHARING_LIMIT[config.mode],
  })
}
