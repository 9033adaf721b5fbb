import { DEFAULT_ACCEPT_MODE } from '@touchline/domain/odds'
import { LANGUAGES } from '@touchline/domain/locale'
import { expect, test } from 'vitest'
import { readConfig } from './readConfig.ts'

const DATABASE_URL = 'postgres://127.0.0.1/touchline'
const PRODUCTION = {
  TOUCHLINE_MODE: 'production',
  DATABASE_URL,
  REALTIME_SECRET: 'a-secret-of-our-own-that-is-long-enough',
  RECEIPT_PRIVATE_KEY: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  PUBLIC_ORIGIN: 'https://bets.example',
}

test('only the database has no default', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    mode: 'demo',
    isDev: false,
    locales: LANGUAGES,
    feedSpeed: 1,
    feedDrifts: true,
    blockedCountries: [],
    defaultCountry: undefined,
    isSharingOn: true,
    defaultAcceptMode: DEFAULT_ACCEPT_MODE,
    isMyBetsVisible: true,
    isHorseRacingOn: true,
    isLotteryOn: true,
    isCustomBetOn: true,
    customBetAllowsSingle: false,
    isRealtimeDeltaOn: false,
  })
  expect(() => readConfig({})).toThrow(
    'DATABASE_URL must be an address that begins with postgres://, such as postgres://user:password@host:5432/database; it is not set.',
  )
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ DATABASE_URL, BACKEND_PORT: '', LOCALES: '' })).toEqual(readConfig({ DATABASE_URL }))
})

test.each([
  ['TOUCHLINE_MODE', 'prod'],
  ['BACKEND_PORT', '65536'],
  ['BACKEND_PORT', '-1'],
  ['REALTIME_ENGINE', 'sockets'],
  ['FEED_SEED', 'a b'],
  ['LIVE_DELAYS', 'soccer'],
  ['LIVE_DELAYS', 'soccer:61'],
  ['FEED_SPEED', '0'],
  ['FEED_SPEED', 'fast'],
  ['TOUCHLINE_DEV', 'yes'],
  ['PUBLIC_ORIGIN', 'https://bets.example/de'],
  ['PUBLIC_ORIGIN', 'bets.example'],
  ['LOCALES', 'EN'],
  ['DEFAULT_CURRENCY', 'USD'],
  ['DEFAULT_ACCEPT_MODE', 'lower'],
  ['BLOCKED_COUNTRIES', 'Germany'],
  ['DEFAULT_COUNTRY', 'de'],
  ['SESSION_IDLE_MINUTES', '4'],
  ['SESSION_DAYS', '366'],
  ['SHARE_BETS', 'on'],
  ['MY_BETS_VISIBLE', 'true'],
  ['CUSTOM_BET', '2'],
  ['CUSTOM_BET_ALLOW_SINGLE', 'no'],
  ['REALTIME_DELTA', 'fossil'],
])('a malformed %s (%s) is refused by name', (name, value) => {
  expect(() => readConfig({ DATABASE_URL, [name]: value })).toThrow(new RegExp(`^${name} must be .*got "`))
})

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@x'],
  ['MIGRATION_DATABASE_URL', 'mysql://root:hunter2@x'],
  ['REALTIME_SECRET', 'hunter2'],
  ['RECEIPT_PRIVATE_KEY', 'hunter2'],
])('a malformed %s is refused by name, and what it is set to is not repeated', (name, value) => {
  const refusal = () => readConfig({ DATABASE_URL, [name]: value })
  expect(refusal).toThrow(new RegExp(`^${name} must be .*; what it is set to is not\\.$`))
})

test('several origins and countries come with commas', () => {
  const config = readConfig({
    DATABASE_URL,
    PUBLIC_ORIGIN: 'https://a.example,https://b.example:8443',
    BLOCKED_COUNTRIES: 'US,FR',
  })
  expect(config.publicOrigins).toEqual(['https://a.example', 'https://b.example:8443'])
  expect(config.blockedCountries).toEqual(['US', 'FR'])
  expect([config.sessionIdleMs, config.sessionLifetimeMs]).toEqual([86_400_000, 14 * 86_400_000])
})

test('production starts with a secret and an origin of its own', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({ mode: 'production', isDev: false })
})

test.each([
  [{ REALTIME_SECRET: undefined }, 'REALTIME_SECRET must be a secret of your own in production'],
  [
    { REALTIME_SECRET: 'demo-realtime-secret-known-to-everybody' },
    'REALTIME_SECRET must be a secret of your own in production',
  ],
  [{ RECEIPT_PRIVATE_KEY: undefined }, 'RECEIPT_PRIVATE_KEY must be set in production'],
  [{ PUBLIC_ORIGIN: undefined }, 'PUBLIC_ORIGIN must be set in production'],
  [{ TOUCHLINE_DEV: '1' }, 'TOUCHLINE_DEV must not be 1 in production'],
])('production refuses %j', (change, message) => {
  expect(() => readConfig({ ...PRODUCTION, ...change })).toThrow(message)
})

test('without a secret there is one of this process, never a default that others know', () => {
  const { realtimeSecret } = readConfig({ DATABASE_URL })
  expect(realtimeSecret).toMatch(/^[\da-f]{64}$/)
  expect(readConfig({ DATABASE_URL }).realtimeSecret).toBe(realtimeSecret)
})

test('Centrifugo needs the secret that it has too', () => {
  const engine = {
    DATABASE_URL,
    REALTIME_ENGINE: 'centrifugo',
    CENTRIFUGO_API_URL: 'http://127.0.0.1:9000/api',
    CENTRIFUGO_API_KEY: 'k'.repeat(32),
  }
  expect(() => readConfig(engine)).toThrow('REALTIME_SECRET must be set with REALTIME_ENGINE=centrifugo')
  expect(readConfig({ ...engine, REALTIME_SECRET: 's'.repeat(32) }).realtimeSecret).toBe('s'.repeat(32))
})

test('/dev needs to be enabled', () => {
  expect(readConfig({ DATABASE_URL, TOUCHLINE_MODE: 'test' }).isDev).toBe(false)
  expect(readConfig({ DATABASE_URL, TOUCHLINE_MODE: 'test', TOUCHLINE_DEV: '1' }).isDev).toBe(true)
})

test('VIP bets need traders: there are some where /dev is, and elsewhere only if the operator enables them', () => {
  const hasTraders = (environment: object) => readConfig({ DATABASE_URL, ...environment }).hasTraders
  expect(hasTraders({})).toBe(false)
  expect(hasTraders({ TOUCHLINE_DEV: '1' })).toBe(true)
  expect(hasTraders({ TOUCHLINE_MODE: 'test' })).toBe(true)
  expect(hasTraders({ TOUCHLINE_MODE: 'test', VIP_BETS: '0' })).toBe(false)
  expect(hasTraders({ ...PRODUCTION })).toBe(false)
  expect(hasTraders({ ...PRODUCTION, VIP_BETS: '1' })).toBe(true)
  expect(() => hasTraders({ VIP_BETS: 'yes' })).toThrow('VIP_BETS must be 0 or 1')
})

test('demo has horse racing and lotteries; production has them where the operator enables them', () => {
  const has = (environment: object) => {
    const { isHorseRacingOn, isLotteryOn } = readConfig({ DATABASE_URL, ...environment })
    return [isHorseRacingOn, isLotteryOn]
  }
  expect(has({})).toEqual([true, true])
  expect(has({ HORSE_RACING: '0' })).toEqual([false, true])
  expect(has(PRODUCTION)).toEqual([false, false])
  expect(has({ ...PRODUCTION, LOTTERY: '1' })).toEqual([false, true])
})

test('[DELAY-2] live delays are the usual ones, but for the sports the operator names', () => {
  const delays = (LIVE_DELAYS: string) => readConfig({ DATABASE_URL, LIVE_DELAYS }).liveDelays
  expect(delays('')).toMatchObject({ soccer: 5_000, tennis: 3_000 })
  expect(delays('tennis:8,soccer:0')).toMatchObject({ soccer: 0, tennis: 8_000, cricket: 5_000 })
  expect(delays('tennis:8,all:1')).toMatchObject({ soccer: 1_000, tennis: 8_000, cricket: 1_000 })
})

test('[CASHOUT-2] the margin of cash-out is 5 % unless the operator changes it', () => {
  const margin = (CASHOUT_MARGIN_BP: string) =>
    readConfig({ DATABASE_URL, CASHOUT_MARGIN_BP }).cashoutMarginBp
  expect(['', '0', '500', '725', '10000'].map(margin)).toEqual([500, 0, 500, 725, 10_000])
  for (const wrong of ['10001', '-1', '5 %', '2.5', '05']) {
    expect(() => margin(wrong)).toThrow('CASHOUT_MARGIN_BP must be a whole number of basis points')
  }
})

test('Centrifugo needs an address and a key of its own; the hub needs neither', () => {
  expect(readConfig({ DATABASE_URL }).realtimeEngine).toEqual({ kind: 'hub' })
  const engine = { DATABASE_URL, REALTIME_ENGINE: 'centrifugo', REALTIME_SECRET: 's'.repeat(32) }
  expect(() => readConfig(engine)).toThrow(/^CENTRIFUGO_API_URL must be an address .* it is not set\.$/m)
  const api = { CENTRIFUGO_API_URL: 'http://10.0.0.7:9000/api', CENTRIFUGO_API_KEY: 'k'.repeat(32) }
  expect(readConfig({ ...engine, ...api }).realtimeEngine).toEqual({
    kind: 'centrifugo',
    apiUrls: ['http://10.0.0.7:9000/api'],
    apiKey: 'k'.repeat(32),
  })
  const nodes = 'http://10.0.0.7:9000/api,http://10.0.0.8:9000/api'
  expect(readConfig({ ...engine, ...api, CENTRIFUGO_API_URL: nodes }).realtimeEngine).toMatchObject({
    apiUrls: nodes.split(','),
  })
  expect(() => readConfig({ ...engine, ...api, CENTRIFUGO_API_URL: `${nodes},` })).toThrow(
    /several with commas/,
  )
  expect(() => readConfig({ ...engine, ...api, CENTRIFUGO_API_KEY: 'short' })).toThrow(/^CENTRIFUGO_API_KEY/)
})

test('all faults are reported at once, a line each', () => {
  const environment = { DATABASE_URL, BACKEND_PORT: 'x', LOCALES: 'EN', CUSTOM_PAGES: '[', RTL_VIEW: 'on' }
  expect(() => readConfig(environment)).toThrow(
    [
      'BACKEND_PORT must be a port from 0 to 65535; got "x".',
      'LOCALES must be language codes with commas, such as en,de,ar; got "EN".',
      'RTL_VIEW must be 0 or 1; got "on".',
      'CUSTOM_PAGES must be JSON.',
    ].join('\n'),
  )
})

test('all that production lacks is reported at once', () => {
  const refusal = () => readConfig({ DATABASE_URL, TOUCHLINE_MODE: 'production', TOUCHLINE_DEV: '1' })
  for (const name of ['REALTIME_SECRET', 'RECEIPT_PRIVATE_KEY', 'PUBLIC_ORIGIN', 'TOUCHLINE_DEV'])
    expect(refusal).toThrow(new RegExp(`^${name} must `, 'm'))
})
