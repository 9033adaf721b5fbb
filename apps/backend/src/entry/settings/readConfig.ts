import { randomBytes } from 'node:crypto'
import { CASHOUT_MARGIN_BP } from '@touchline/domain/cashout'
import { DEFAULT_TOP_SPORTS } from '@touchline/domain/catalogue'
import { DEFAULT_LIVE_DELAYS, type LiveDelays } from '@touchline/domain/live-delay'
import { DEFAULT_ACCEPT_MODE, type OddsAcceptMode } from '@touchline/domain/odds'
import { LANGUAGES } from '@touchline/domain/locale'
import type { Site } from '#api/system'
import { customPagesOf, operatorOf, userGroupCheckOf } from './siteTexts.ts'

export type Mode = 'demo' | 'test' | 'production'

/** Who serves realtime connections: this process, or a Centrifugo behind its server API. */
export type RealtimeEngine =
  | { readonly kind: 'hub' }
  | { readonly kind: 'centrifugo'; readonly apiUrls: readonly string[]; readonly apiKey: string }

/** What the environment sets: of the site, and of the process that serves it. */
export type Config = Omit<Site, 'name'> & {
  readonly mode: Mode
  readonly databaseUrl: string
  /** The same database for the login that owns its tables, where `databaseUrl` does not. */
  readonly migrationDatabaseUrl: string | undefined
  /** 0 asks the system for a free one. */
  readonly port: number
  readonly realtimeSecret: string
  readonly realtimeEngine: RealtimeEngine
  /** Whether the hub sends deltas on the channels of matches. */
  readonly isRealtimeDeltaOn: boolean
  /** How long a session lasts without use. */
  readonly sessionIdleMs: number
  /** How long a session lasts however much it is used. */
  readonly sessionLifetimeMs: number
  /** Signs receipts: 32 bytes, base64url. Demo and test modes make one at their first start. */
  readonly receiptPrivateKey: string | undefined
  readonly feedSeed: string
  /** How many times faster than life matches run. */
  readonly feedSpeed: number
  /** Whether its prices wander before kick-off. */
  readonly feedDrifts: boolean
  /** Whether the `/dev` addresses exist. */
  readonly isDev: boolean
  /** Origins whose pages may change things; the first is the site's own. */
  readonly publicOrigins: readonly string[]
  readonly siteName: string
  /** Keys of the sports that stand first. */
  readonly topSports: readonly string[]
  /** Days that what is over is kept, where nothing refers to it. */
  readonly retentionDays: number
}

/** Where no secret is given: one for as long as this process lives. A client whose token it does not know asks for another. */
const REALTIME_SECRET_OF_PROCESS = randomBytes(32).toString('hex')
/** The default of earlier versions, known to everybody. */
const KNOWN_REALTIME_SECRET = 'demo-realtime-secret-known-to-everybody'
const SECRET_LENGTH_MIN = 32
const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

type Environment = Readonly<Record<string, string | undefined>>
type Check = { readonly shape: RegExp; readonly says: string }

const CHECKS = {
  TOUCHLINE_MODE: { shape: /^(demo|test|production)$/, says: 'one of demo, test, production' },
  DATABASE_URL: { shape: /^postgres(ql)?:\/\/.+/, says: 'an address that begins with postgres://' },
  MIGRATION_DATABASE_URL: {
    shape: /^(postgres(ql)?:\/\/.+)?$/,
    says: 'an address that begins with postgres://',
  },
  BACKEND_PORT: {
    shape: /^(0|[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/,
    says: 'a port, or 0',
  },
  REALTIME_SECRET: {
    shape: new RegExp(`^.{${SECRET_LENGTH_MIN},}$`),
    says: `at least ${SECRET_LENGTH_MIN} characters`,
  },
  REALTIME_ENGINE: { shape: /^(hub|centrifugo)$/, says: 'one of hub, centrifugo' },
  CENTRIFUGO_API_URL: {
    shape: /^https?:\/\/[^/,\s]+(\/[^,\s]*[^/,\s])?(,https?:\/\/[^/,\s]+(\/[^,\s]*[^/,\s])?)*$/,
    says: 'an address without a slash at its end, such as http://127.0.0.1:9000/api; several with commas',
  },
  CENTRIFUGO_API_KEY: {
    shape: new RegExp(`^.{${SECRET_LENGTH_MIN},}$`),
    says: `at least ${SECRET_LENGTH_MIN} characters`,
  },
  SESSION_IDLE_MINUTES: {
    shape: /^([5-9]|[1-9]\d{1,4})$/,
    says: 'a whole number of minutes from 5 to 99999',
  },
  SESSION_DAYS: {
    shape: /^([1-9]\d?|[12]\d\d|3[0-5]\d|36[0-5])$/,
    says: 'a whole number of days from 1 to 365',
  },
  RECEIPT_PRIVATE_KEY: { shape: /^([\w-]{43})?$/, says: '32 bytes as base64url: 43 letters, digits, - or _' },
  FEED_SEED: { shape: /^[\w-]{1,64}$/, says: 'up to 64 letters, digits, - or _' },
  FEED_SPEED: { shape: /^(?!0+(\.0+)?$)\d{1,4}(\.\d+)?$/, says: 'a number above 0' },
  FEED_DRIFT: { shape: /^[01]$/, says: '0 or 1' },
  TOUCHLINE_DEV: { shape: /^[01]$/, says: '0 or 1' },
  PUBLIC_ORIGIN: {
    shape: /^https?:\/\/[^/,\s]+(,https?:\/\/[^/,\s]+)*$/,
    says: 'an origin such as https://bets.example, without a path; several with commas',
  },
  SITE_NAME: { shape: /^.{1,60}$/, says: 'up to 60 characters' },
  LOCALES: {
    shape: /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?(,[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?)*$/,
    says: 'language codes with commas: en,de,ar',
  },
  RTL_VIEW: { shape: /^[01]$/, says: '0 or 1' },
  ALWAYS_PREFIX: { shape: /^[01]$/, says: '0 or 1' },
  CUSTOM_PAGES: { shape: /^(\[.*\])?$/s, says: 'a JSON list of pages' },
  OPERATOR: { shape: /^(\{.*\})?$/s, says: 'a JSON object with a name' },
  PAGES_BLOCKED_IN: { shape: /^([A-Z]{2}(,[A-Z]{2})*)?$/, says: 'two-letter country codes with commas' },
  USER_GROUP_CHECK: {
    shape: /^([\w-]{1,64},https?:\/\/[^\s,]+)?$/,
    says: "the id of a group and the address of the platform's front end: vip,https://platform.example/",
  },
  DEFAULT_CURRENCY: { shape: /^(EUR|JPY|KWD|BTC)$/, says: 'one of EUR, JPY, KWD, BTC' },
  DEFAULT_ACCEPT_MODE: { shape: /^(none|higher|any)$/, says: 'one of none, higher, any' },
  BLOCKED_COUNTRIES: { shape: /^([A-Z]{2}(,[A-Z]{2})*)?$/, says: 'two-letter country codes with commas' },
  DEFAULT_COUNTRY: { shape: /^([A-Z]{2})?$/, says: 'a two-letter country code' },
  SHARE_BETS: { shape: /^[01]$/, says: '0 or 1' },
  MY_BETS_VISIBLE: { shape: /^[01]$/, says: '0 or 1' },
  HORSE_RACING: { shape: /^[01]?$/, says: '0 or 1' },
  LOTTERY: { shape: /^[01]?$/, says: '0 or 1' },
  CUSTOM_BET: { shape: /^[01]$/, says: '0 or 1' },
  CUSTOM_BET_ALLOW_SINGLE: { shape: /^[01]$/, says: '0 or 1' },
  REALTIME_DELTA: { shape: /^[01]$/, says: '0 or 1' },
  VIP_BETS: { shape: /^[01]?$/, says: '0 or 1' },
  TOP_SPORTS: { shape: /^([a-z_]+(,[a-z_]+)*)?$/, says: 'keys of sports with commas: soccer,tennis' },
  LIVE_DELAYS: {
    shape: /^([a-z_]+:([0-9]|[1-5][0-9]|60)(,[a-z_]+:([0-9]|[1-5][0-9]|60))*)?$/,
    says: 'sports with whole seconds from 0 to 60: soccer:5,tennis:3, or all:1',
  },
  CASHOUT_MARGIN_BP: {
    shape: /^(0|[1-9]\d{0,3}|10000)$/,
    says: 'a whole number of basis points from 0 to 10000',
  },
  RETENTION_DAYS: { shape: /^([7-9]|[1-9]\d{1,3})$/, says: 'a whole number from 7 to 9999' },
} satisfies Record<string, Check>
type Name = keyof typeof CHECKS

const DEFAULTS: Partial<Record<Name, string>> = {
  TOUCHLINE_MODE: 'demo',
  MIGRATION_DATABASE_URL: '',
  BACKEND_PORT: '0',
  REALTIME_SECRET: REALTIME_SECRET_OF_PROCESS,
  REALTIME_ENGINE: 'hub',
  SESSION_IDLE_MINUTES: '1440',
  SESSION_DAYS: '14',
  RECEIPT_PRIVATE_KEY: '',
  FEED_SEED: '1',
  FEED_SPEED: '1',
  FEED_DRIFT: '1',
  TOUCHLINE_DEV: '0',
  PUBLIC_ORIGIN: 'http://localhost:3000',
  SITE_NAME: 'Touchline',
  LOCALES: LANGUAGES.join(','),
  RTL_VIEW: '1',
  ALWAYS_PREFIX: '0',
  CUSTOM_PAGES: '',
  OPERATOR: '',
  PAGES_BLOCKED_IN: '',
  USER_GROUP_CHECK: '',
  DEFAULT_CURRENCY: 'EUR',
  DEFAULT_ACCEPT_MODE,
  BLOCKED_COUNTRIES: '',
  DEFAULT_COUNTRY: '',
  SHARE_BETS: '1',
  MY_BETS_VISIBLE: '1',
  HORSE_RACING: '',
  LOTTERY: '',
  CUSTOM_BET: '1',
  CUSTOM_BET_ALLOW_SINGLE: '0',
  REALTIME_DELTA: '0',
  VIP_BETS: '',
  LIVE_DELAYS: '',
  TOP_SPORTS: DEFAULT_TOP_SPORTS.join(','),
  CASHOUT_MARGIN_BP: String(CASHOUT_MARGIN_BP),
  RETENTION_DAYS: '30',
}

/** Reads the settings of the process. A malformed value throws an Error that names the variable and what it must be. */
export function readConfig(environment: Environment): Config {
  const read = (name: Name): string => {
    const value = environment[name] || DEFAULTS[name]
    const { shape, says }: Check = CHECKS[name]
    if (value === undefined || !shape.test(value)) {
      throw new Error(`${name} must be ${says}; ${foundOf(name, value)}.`)
    }
    return value
  }
  const list = (name: Name): string[] => read(name).split(',').filter(Boolean)
  const mode = read('TOUCHLINE_MODE') as Mode
  const isDev = mode !== 'production' && read('TOUCHLINE_DEV') === '1'
  // What the reference shows to be looked at, and an operator asks for by name.
  const inDemo = mode === 'production' ? '0' : '1'
  if (mode === 'production') refuseDemoValues(environment)
  const realtimeEngine = read('REALTIME_ENGINE') === 'hub' ? 'hub' : 'centrifugo'
  if (realtimeEngine === 'centrifugo') refuseOwnSecret(environment)
  return {
    mode,
    databaseUrl: read('DATABASE_URL'),
    migrationDatabaseUrl: read('MIGRATION_DATABASE_URL') || undefined,
    port: Number(read('BACKEND_PORT')),
    realtimeSecret: read('REALTIME_SECRET'),
    realtimeEngine:
      realtimeEngine === 'hub'
        ? { kind: 'hub' }
        : { kind: 'centrifugo', apiUrls: list('CENTRIFUGO_API_URL'), apiKey: read('CENTRIFUGO_API_KEY') },
    isRealtimeDeltaOn: read('REALTIME_DELTA') === '1',
    sessionIdleMs: Number(read('SESSION_IDLE_MINUTES')) * MINUTE_MS,
    sessionLifetimeMs: Number(read('SESSION_DAYS')) * DAY_MS,
    receiptPrivateKey: read('RECEIPT_PRIVATE_KEY') || undefined,
    feedSeed: read('FEED_SEED'),
    feedSpeed: Number(read('FEED_SPEED')),
    feedDrifts: read('FEED_DRIFT') === '1',
    isDev,
    publicOrigins: list('PUBLIC_ORIGIN'),
    siteName: read('SITE_NAME'),
    locales: list('LOCALES'),
    isRtlEnabled: read('RTL_VIEW') === '1',
    alwaysPrefix: read('ALWAYS_PREFIX') === '1',
    customPages: customPagesOf(read('CUSTOM_PAGES')),
    operator: operatorOf(read('OPERATOR')),
    pagesBlockedIn: list('PAGES_BLOCKED_IN'),
    userGroupCheck: userGroupCheckOf(read('USER_GROUP_CHECK')),
    defaultCurrency: read('DEFAULT_CURRENCY'),
    defaultAcceptMode: read('DEFAULT_ACCEPT_MODE') as OddsAcceptMode,
    blockedCountries: list('BLOCKED_COUNTRIES'),
    defaultCountry: read('DEFAULT_COUNTRY') || undefined,
    isSharingOn: read('SHARE_BETS') === '1',
    isMyBetsVisible: read('MY_BETS_VISIBLE') === '1',
    isHorseRacingOn: (read('HORSE_RACING') || inDemo) === '1',
    isLotteryOn: (read('LOTTERY') || inDemo) === '1',
    isCustomBetOn: read('CUSTOM_BET') === '1',
    customBetAllowsSingle: read('CUSTOM_BET_ALLOW_SINGLE') === '1',
    // The reference has a fixture for traders under /dev only.
    hasTraders: (read('VIP_BETS') || (isDev || mode === 'test' ? '1' : '0')) === '1',
    liveDelays: liveDelaysOf(list('LIVE_DELAYS')),
    topSports: list('TOP_SPORTS'),
    cashoutMarginBp: Number(read('CASHOUT_MARGIN_BP')),
    retentionDays: Number(read('RETENTION_DAYS')),
  }
}

/** Centrifugo signs with the secret too, so it cannot be made up here. */
function refuseOwnSecret({ REALTIME_SECRET }: Environment): void {
  if (!REALTIME_SECRET)
    throw new Error(
      'REALTIME_SECRET must be set with REALTIME_ENGINE=centrifugo: Centrifugo has the same one.',
    )
}

/** What a malformed variable is set to; of one that may hold a secret nothing is repeated. */
function foundOf(name: Name, value: string | undefined): string {
  if (value === undefined) return 'it is not set'
  return /SECRET|KEY|_URL$/.test(name) ? 'what it is set to is not' : `got "${value}"`
}

/** `all` is every sport the operator does not name; without it those keep their usual delay. */
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

/** Production starts only with a secret and an origin of its own, and never with `/dev` asked for. */
function refuseDemoValues(environment: Environment): void {
  const secret = environment.REALTIME_SECRET
  if (!secret || secret === KNOWN_REALTIME_SECRET) {
    throw new Error('REALTIME_SECRET must be a secret of your own in production: openssl rand -hex 32.')
  }
  if (!environment.RECEIPT_PRIVATE_KEY) {
    throw new Error(
      'RECEIPT_PRIVATE_KEY must be set in production: it signs receipts, and the database must not hold it.',
    )
  }
  if (!environment.PUBLIC_ORIGIN) {
    throw new Error(
      'PUBLIC_ORIGIN must be set in production: the origin visitors see, such as https://bets.example.',
    )
  }
  if (environment.TOUCHLINE_DEV === '1') {
    throw new Error('TOUCHLINE_DEV must not be 1 in production: there is no /dev there.')
  }
}
