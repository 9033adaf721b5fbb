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
import { countryOf, isBlocked, registerSystem, type SiteSettings } from '#api/system'
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
  /** How likely legs are, shared by everything that prices cash-outs. */
  readonly chances: Chances
  /** Reprices a bet's cash-out offer. */
  readonly touchOffer: (betId: string) => void
  readonly clock: Clock
  readonly newId: () => string
  /** Creates short numbers for bets. */
  readonly newRef: () => string
  readonly newShareCode: () => string
  /** The index that searches find names in. */
  readonly names: NameIndex
  readonly receipts: Receipts
  /** Where warnings, errors and the security log are written: standard output or another stream. */
  readonly logs: boolean | LogStream
}

/** Right passwords per minute and account; a test run signs in more often than a person. */
const SIGN_IN_LIMIT = { demo: 20, production: 10, test: 1_000 } as const
/** Wrong passwords within fifteen minutes per network, except from known devices. */
const WRONG_PASSWORDS_LIMIT = { demo: 50, production: 50, test: 1_000 } as const
/** Placements per minute and player; a request without an answer is repeated up to four times. */
const PLACING_LIMIT = { demo: 120, production: 120, test: 100_000 } as const

/** Requests for stakes and joint prices per minute and player or network: a slip sends one at every change. */
const PRICING_LIMIT = { demo: 600, production: 300, test: 100_000 } as const
/** Favourites added or removed per minute and player: enough for quick taps. */
const MARKING_LIMIT = { demo: 240, production: 120, test: 10_000 } as const
/** Requests to a provider's page per minute and player: opening it, buying, viewing tickets. */
const PROVIDER_LIMIT = { demo: 240, production: 120, test: 10_000 } as const
/** Codes created or read per minute and player or network: prevents filling the storage and guessing codes. */
const SHARING_LIMIT = { demo: 60, production: 30, test: 1_000 } as const

/**
 * Admission of calls that move money: the pool has ten connections, and publishing, settling and reading need some of
 * them. At a hundred calls a second the forty waiting ones start within 0.4 s; on a slower machine `waitMs` limits the
 * wait.
 */
const MONEY_AT_ONCE = { running: 7, waiting: 40, waitMs: 400, each: 12 } as const

/**
 * Session look-ups before admission by player: each takes less than a millisecond, so that even players behind one
 * address do not wait, and a flood of made-up tokens uses few connections.
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
  registerSearch(server, { db, names, site, limit: PRICING_LIMIT[config.mode] })
  registerFavourites(server, { db, clock, limit: MARKING_LIMIT[config.mode] })
  registerReceipts(server, { db })
  registerLotteries(server, { db, clock, site })
  registerLotteryProvider(server, { db, clock, site, newId, newToken, limit: PROVIDER_LIMIT[config.mode] })
  registerRealtimeTokens(server, { clock, secret: config.realtimeSecret })
  await registerDocuments(app, VERSION)
  return app
}

/** What all calls share. */
function serverOf(app: ApiServer['app'], { config, db, clock }: ApiOptions, site: SiteSettings): ApiServer {
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

/** Whether cookies need https: a session over plain http could be read in transit. */
function needsHttps({ mode }: ApiOptions['config']): boolean {
  return mode === 'production'
}

/** Calls for bets: list, placing, cash-out, custom bets and sharing. */
function registerBetting(server: ApiServer, options: ApiOptions, site: SiteSettings): void {
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
    pricingLimit: PRICING_LIMIT[config.mode],
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
  registerCustomBets(server, { db, clock, site, limit: PRICING_LIMIT[config.mode] })
  registerSharing(server, {
    db,
    clock,
    site,
    origin: config.publicOrigins[0]!,
    newCode: newShareCode,
    limit: SHARING_LIMIT[config.mode],
  })
}
