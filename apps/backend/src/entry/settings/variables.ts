import { randomBytes } from 'node:crypto'
import { CASHOUT_MARGIN_BP } from '@touchline/domain/cashout'
import { DEFAULT_TOP_SPORTS } from '@touchline/domain/catalogue'
import { LANGUAGES } from '@touchline/domain/locale'
import { DEFAULT_ACCEPT_MODE } from '@touchline/domain/odds'
import { choice, flag, list, textMatching, optionalFlag, parsed, wholeNumber } from '@touchline/settings'
import { z } from 'zod'
import { customPagesOf, operatorOf, userGroupCheckOf } from './siteTexts.ts'

const MODES = ['demo', 'test', 'production'] as const
export type Mode = (typeof MODES)[number]

/**
 * Used where no secret is set: valid as long as this process runs. A client whose token is rejected requests another.
 */
const REALTIME_SECRET_OF_PROCESS = randomBytes(32).toString('hex')
/** The default of earlier versions, which is public and must not be used. */
const KNOWN_REALTIME_SECRET = 'demo-realtime-secret-known-to-everybody'

const SECRET = /^.{32,}$/
const SECRET_EXPECTS = 'at least 32 characters'
const POSTGRES_EXPECTS =
  'an address that begins with postgres://, such as postgres://user:password@host:5432/database'
const ORIGIN = /^https?:\/\/[^/,\s]+$/
const API = /^https?:\/\/[^/,\s]+(\/[^,\s]*[^/,\s])?$/
const COUNTRIES = { expects: 'two-letter country codes with commas, such as US,FR', fallback: '' }

const PROCESS = {
  TOUCHLINE_MODE: choice(MODES, 'demo'),
  TOUCHLINE_DEV: flag('0'),
  DATABASE_URL: textMatching(/^postgres(ql)?:\/\/.+/, { expects: POSTGRES_EXPECTS }),
  MIGRATION_DATABASE_URL: textMatching(/^(postgres(ql)?:\/\/.+)?$/, {
    expects: POSTGRES_EXPECTS,
    fallback: '',
  }),
  BACKEND_PORT: wholeNumber(0, 65_535, { what: 'a port', fallback: 0 }),
  REALTIME_SECRET: textMatching(SECRET, { expects: SECRET_EXPECTS, fallback: REALTIME_SECRET_OF_PROCESS }),
  REALTIME_ENGINE: choice(['hub', 'centrifugo'], 'hub'),
  CENTRIFUGO_API_URL: list(API, {
    expects: 'an address without a slash at its end, such as http://127.0.0.1:9000/api; several with commas',
    fallback: '',
  }),
  CENTRIFUGO_API_KEY: textMatching(/^(.{32,})?$/, { expects: SECRET_EXPECTS, fallback: '' }),
  REALTIME_DELTA: flag('0'),
  SESSION_IDLE_MINUTES: wholeNumber(5, 99_999, { what: 'a whole number of minutes', fallback: 1440 }),
  SESSION_DAYS: wholeNumber(1, 365, { what: 'a whole number of days', fallback: 14 }),
  RECEIPT_PRIVATE_KEY: textMatching(/^([\w-]{43})?$/, {
    expects: '32 bytes as base64url: 43 letters, digits, - or _',
    fallback: '',
  }),
  FEED_SEED: textMatching(/^[\w-]{1,64}$/, { expects: 'up to 64 letters, digits, - or _', fallback: '1' }),
  FEED_SPEED: textMatching(/^(?!0+(\.0+)?$)\d{1,4}(\.\d+)?$/, {
    expects: 'a number above 0, such as 1 or 2.5',
    fallback: '1',
  }),
  FEED_DRIFT: flag('1'),
  PUBLIC_ORIGIN: list(ORIGIN, {
    expects: 'an origin such as https://bets.example, without a path; several with commas',
    fallback: '',
  }),
  RETENTION_DAYS: wholeNumber(7, 9_999, { what: 'a whole number', fallback: 30 }),
}

const SITE = {
  SITE_NAME: textMatching(/^.{1,60}$/, { expects: 'up to 60 characters', fallback: 'Touchline' }),
  LOCALES: list(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, {
    expects: 'language codes with commas, such as en,de,ar',
    fallback: LANGUAGES.join(','),
  }),
  RTL_VIEW: flag('1'),
  ALWAYS_PREFIX: flag('0'),
  CUSTOM_PAGES: parsed(customPagesOf),
  OPERATOR: parsed(operatorOf),
  PAGES_BLOCKED_IN: list(/^[A-Z]{2}$/, COUNTRIES),
  USER_GROUP_CHECK: textMatching(
    /^([\w-]{1,64},https?:\/\/[^\s,]+)?$/,
    {
      expects:
        "the id of a group and the address of the platform's front end, such as vip,https://platform.example/",
      fallback: '',
    },
    userGroupCheckOf,
  ),
  DEFAULT_CURRENCY: choice(['EUR', 'JPY', 'KWD', 'BTC'], 'EUR'),
  DEFAULT_ACCEPT_MODE: choice(['none', 'higher', 'any'], DEFAULT_ACCEPT_MODE),
  BLOCKED_COUNTRIES: list(/^[A-Z]{2}$/, COUNTRIES),
  DEFAULT_COUNTRY: textMatching(/^([A-Z]{2})?$/, {
    expects: 'a two-letter country code, such as MT',
    fallback: '',
  }),
  SHARE_BETS: flag('1'),
  MY_BETS_VISIBLE: flag('1'),
  HORSE_RACING: optionalFlag(),
  LOTTERY: optionalFlag(),
  CUSTOM_BET: flag('1'),
  CUSTOM_BET_ALLOW_SINGLE: flag('0'),
  VIP_BETS: optionalFlag(),
  LIVE_DELAYS: list(/^[a-z_]+:([0-9]|[1-5][0-9]|60)$/, {
    expects: 'sports with whole seconds from 0 to 60, such as soccer:5,tennis:3, or all:1',
    fallback: '',
  }),
  TOP_SPORTS: list(/^[a-z_]+$/, {
    expects: 'keys of sports with commas, such as soccer,tennis',
    fallback: DEFAULT_TOP_SPORTS.join(','),
  }),
  CASHOUT_MARGIN_BP: wholeNumber(0, 10_000, {
    what: 'a whole number of basis points',
    fallback: CASHOUT_MARGIN_BP,
  }),
}

const ALL = z.object({ ...PROCESS, ...SITE })
export type Variables = z.output<typeof ALL>

/** Every variable that the back end reads. */
export const BACKEND_VARIABLES = ALL.superRefine((values, context) => {
  for (const message of [...missingForCentrifugo(values), ...unfitForProduction(values)])
    context.addIssue({ code: 'custom', message })
})

function missingForCentrifugo(values: Variables): readonly string[] {
  if (values.REALTIME_ENGINE === 'hub') return []
  const { CENTRIFUGO_API_URL, CENTRIFUGO_API_KEY, REALTIME_SECRET } = values
  return [
    // Centrifugo signs with the same secret, so it cannot be generated here.
    ...(REALTIME_SECRET === REALTIME_SECRET_OF_PROCESS
      ? ['REALTIME_SECRET must be set with REALTIME_ENGINE=centrifugo: Centrifugo has the same one.']
      : []),
    ...(CENTRIFUGO_API_URL.length === 0
      ? ['CENTRIFUGO_API_URL must be an address such as http://127.0.0.1:9000/api; it is not set.']
      : []),
    ...(CENTRIFUGO_API_KEY === '' ? [`CENTRIFUGO_API_KEY must be ${SECRET_EXPECTS}; it is not set.`] : []),
  ]
}

/** Production starts only with its own secret and origin, and never with `/dev`. */
function unfitForProduction(values: Variables): readonly string[] {
  if (values.TOUCHLINE_MODE !== 'production') return []
  const { REALTIME_SECRET, RECEIPT_PRIVATE_KEY, PUBLIC_ORIGIN, TOUCHLINE_DEV } = values
  const isSecretKnown = [REALTIME_SECRET_OF_PROCESS, KNOWN_REALTIME_SECRET].includes(REALTIME_SECRET)
  return [
    ...(isSecretKnown
      ? ['REALTIME_SECRET must be a secret of your own in production: openssl rand -hex 32.']
      : []),
    ...(RECEIPT_PRIVATE_KEY === ''
      ? [
          'RECEIPT_PRIVATE_KEY must be set in production: it signs receipts, and the database must not hold it.',
        ]
      : []),
    ...(PUBLIC_ORIGIN.length === 0
      ? ['PUBLIC_ORIGIN must be set in production: the origin visitors see, such as https://bets.example.']
      : []),
    ...(TOUCHLINE_DEV ? ['TOUCHLINE_DEV must not be 1 in production: there is no /dev there.'] : []),
  ]
}
