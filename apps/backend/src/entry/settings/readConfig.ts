import { DEFAULT_LIVE_DELAYS, type LiveDelays } from '@touchline/domain/live-delay'
import { readVariables, type Environment } from '@touchline/settings'
import type { SiteSettings } from '#api/system'
import { BACKEND_VARIABLES, type Mode, type Variables } from './variables.ts'

/** What serves realtime connections: this process, or a Centrifugo behind its server API. */
export type RealtimeEngine =
  | { readonly kind: 'hub' }
  | { readonly kind: 'centrifugo'; readonly apiUrls: readonly string[]; readonly apiKey: string }

/** The environment's settings: of the site, and of the process that serves it. */
export type Config = Omit<SiteSettings, 'name'> & {
  readonly mode: Mode
  readonly databaseUrl: string
  /** Address of the same database with the login that owns its tables, if `databaseUrl` uses another. */
  readonly migrationDatabaseUrl: string | undefined
  /** 0 takes a free port. */
  readonly port: number
  readonly realtimeSecret: string
  readonly realtimeEngine: RealtimeEngine
  /** Whether the hub sends deltas on the channels of matches. */
  readonly isRealtimeDeltaOn: boolean
  /** How long a session lasts without use. */
  readonly sessionIdleMs: number
  /** Maximum life of a session, however much it is used. */
  readonly sessionLifetimeMs: number
  /** Signs receipts: 32 bytes, base64url. Demo and test modes generate one at their first start. */
  readonly receiptPrivateKey: string | undefined
  readonly feedSeed: string
  /** How many times faster than real time matches run. */
  readonly feedSpeed: number
  /** Whether prices change before kick-off without an event. */
  readonly feedDrifts: boolean
  /** Whether the `/dev` addresses exist. */
  readonly isDev: boolean
  /** Origins allowed to send unsafe requests; the first is the site's own. */
  readonly publicOrigins: readonly string[]
  readonly siteName: string
  /** Keys of the sports that come first. */
  readonly topSports: readonly string[]
  /** Days after which ended matches are removed, where nothing refers to them. */
  readonly retentionDays: number
}

const DEFAULT_ORIGIN = 'http://localhost:3000'
const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/**
 * Reads the settings of the process. Throws an error that lists every fault, each with the variable and what it must
 * be.
 */
export function readConfig(environment: Environment): Config {
  const read = readVariables(BACKEND_VARIABLES, environment)
  const mode = read.TOUCHLINE_MODE
  const isDev = mode !== 'production' && read.TOUCHLINE_DEV
  return {
    mode,
    isDev,
    ...processOf(read),
    ...siteSettingsOf(read, { isDemo: mode !== 'production', hasTraders: isDev || mode === 'test' }),
  }
}

/** Settings of the process: database, network, secrets, feed. */
function processOf(read: Variables) {
  return {
    databaseUrl: read.DATABASE_URL,
    migrationDatabaseUrl: read.MIGRATION_DATABASE_URL || undefined,
    port: read.BACKEND_PORT,
    realtimeSecret: read.REALTIME_SECRET,
    realtimeEngine: engineOf(read),
    isRealtimeDeltaOn: read.REALTIME_DELTA,
    sessionIdleMs: read.SESSION_IDLE_MINUTES * MINUTE_MS,
    sessionLifetimeMs: read.SESSION_DAYS * DAY_MS,
    receiptPrivateKey: read.RECEIPT_PRIVATE_KEY || undefined,
    feedSeed: read.FEED_SEED,
    feedSpeed: Number(read.FEED_SPEED),
    feedDrifts: read.FEED_DRIFT,
    publicOrigins: read.PUBLIC_ORIGIN.length > 0 ? read.PUBLIC_ORIGIN : [DEFAULT_ORIGIN],
    retentionDays: read.RETENTION_DAYS,
  }
}

/** Settings of the site. */
function siteSettingsOf(
  read: Variables,
  { isDemo, hasTraders }: { readonly isDemo: boolean; readonly hasTraders: boolean },
) {
  return {
    siteName: read.SITE_NAME,
    locales: read.LOCALES,
    isRtlEnabled: read.RTL_VIEW,
    alwaysPrefix: read.ALWAYS_PREFIX,
    customPages: read.CUSTOM_PAGES,
    operator: read.OPERATOR,
    pagesBlockedIn: read.PAGES_BLOCKED_IN,
    userGroupCheck: read.USER_GROUP_CHECK,
    defaultCurrency: read.DEFAULT_CURRENCY,
    defaultAcceptMode: read.DEFAULT_ACCEPT_MODE,
    blockedCountries: read.BLOCKED_COUNTRIES,
    defaultCountry: read.DEFAULT_COUNTRY || undefined,
    isSharingOn: read.SHARE_BETS,
    isMyBetsVisible: read.MY_BETS_VISIBLE,
    // Demo mode has every feature; in production the operator switches these on by name.
    isHorseRacingOn: read.HORSE_RACING ?? isDemo,
    isLotteryOn: read.LOTTERY ?? isDemo,
    isCustomBetOn: read.CUSTOM_BET,
    customBetAllowsSingle: read.CUSTOM_BET_ALLOW_SINGLE,
    // The reference has traders under `/dev` only.
    hasTraders: read.VIP_BETS ?? hasTraders,
    liveDelays: liveDelaysOf(read.LIVE_DELAYS),
    topSports: read.TOP_SPORTS,
    cashoutMarginBp: read.CASHOUT_MARGIN_BP,
  }
}

function engineOf(read: Variables): RealtimeEngine {
  const { REALTIME_ENGINE: kind, CENTRIFUGO_API_URL: apiUrls, CENTRIFUGO_API_KEY: apiKey } = read
  return kind === 'hub' ? { kind } : { kind, apiUrls, apiKey }
}

/** `all` applies to every sport that is not named; without it, those have their default delay. */
function liveDelaysOf(named: readonly string[]): LiveDelays {
  const delays = Object.fromEntries(
    named.map(entry => {
      const [sport, seconds] = entry.split(':')
      return [sport!, Number(seconds) * SECOND_MS]
    }),
  )
  const { all, ...own } = delays
  const rest = Object.entries(DEFAULT_LIVE_DELAYS).map(([sport, delay]) => [sport, all ?? delay])
  return { ...Object.fromEntries(rest), ...own }
}
