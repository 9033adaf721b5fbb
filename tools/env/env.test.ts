import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { childEnvironment } from './childEnvironment.ts'
import { exampleText } from './example.ts'
import { readEnvironment, type TouchlineEnvironment } from './readEnvironment.ts'
import { root } from '../root/index.ts'

const SECRETS = { REALTIME_SECRET: 'r'.repeat(32), RECEIPT_PRIVATE_KEY: 'k'.repeat(43) }

function environmentOf(source: Record<string, string>): TouchlineEnvironment {
  const result = readEnvironment(source)
  if (!result.ok) throw new Error(result.faults.join('\n'))
  return result.environment
}

function faultsOf(source: Record<string, string>): readonly string[] {
  const result = readEnvironment(source)
  return result.ok ? [] : result.faults
}

test('.env.example is complete: it equals the table of settings', () => {
  const file = join(root, '.env.example')
  expect(readFileSync(file, 'utf8')).toBe(exampleText())
})

test('nothing set gives the demo on port 3000 of this machine', () => {
  expect(environmentOf({})).toMatchObject({
    TOUCHLINE_MODE: 'demo',
    PORT: 3000,
    HOST: '127.0.0.1',
    FEED_SPEED: 1,
  })
})

test('an empty variable counts as not set', () => {
  expect(environmentOf({ PORT: ' ', DATABASE_URL: '' })).toEqual(environmentOf({}))
})

test.each([
  ['PORT', '80a', 'PORT must be a port number from 1 to 65535, not "80a".'],
  ['PORT', '65536', 'PORT must be a port number from 1 to 65535, not "65536".'],
  ['PORT', '0', 'PORT must be a port number from 1 to 65535, not "0".'],
  ['TOUCHLINE_MODE', 'prod', 'TOUCHLINE_MODE must be one of demo, test, production, not "prod".'],
  ['HOST', 'http://localhost', 'HOST must be a host name'],
  ['PUBLIC_ORIGIN', 'sports.example', 'PUBLIC_ORIGIN must be an origin'],
  ['PUBLIC_ORIGIN', 'https://sports.example/de', 'PUBLIC_ORIGIN must be an origin'],
  ['PICTURE_ORIGINS', 'http://cdn.example', 'PICTURE_ORIGINS must be https origins with commas'],
  ['PICTURE_ORIGINS', 'https://cdn.example/logos', 'PICTURE_ORIGINS must be https origins with commas'],
  ['PICTURE_ORIGINS', 'https://a.example; script-src *', 'PICTURE_ORIGINS must be https origins'],
  ['DATABASE_URL', 'mysql://root:hunter2@host/db', 'DATABASE_URL must be an address such as postgres://'],
  ['DATABASE_URL', 'postgres://host', 'DATABASE_URL must be an address such as postgres://'],
  ['SPORTSBOOK_API_BASE', 'api', 'SPORTSBOOK_API_BASE must be a path that starts with one slash'],
  ['SPORTSBOOK_API_BASE', '//evil.example', 'SPORTSBOOK_API_BASE must be a path that starts with one slash'],
  ['REALTIME_SECRET', 'short', 'REALTIME_SECRET must be a text of at least 32 characters'],
  [
    'REALTIME_BASE',
    '/connection/websocket',
    'REALTIME_BASE must be an origin, such as wss://realtime.example',
  ],
  ['REPORT_DSN', 'https://reports.example/1', 'REPORT_DSN must be an address such as https://publickey@'],
  ['REPORT_DSN', 'https://key:secret@reports.example/1', 'REPORT_DSN must be an address such as'],
  ['REPORT_TRACED_PERCENT', '101', 'REPORT_TRACED_PERCENT must be a whole number from 0 to 100'],
  ['FEED_SEED', 'a b', 'FEED_SEED must be up to 64 letters'],
  ['RETENTION_DAYS', '6', 'RETENTION_DAYS must be a whole number of days from 7 to 9999, not "6".'],
  ['TRUST_PROXY', '6', 'TRUST_PROXY must be the number of proxies of yours in front, from 0 to 5, not "6".'],
  ['SESSION_IDLE_MINUTES', '4', 'SESSION_IDLE_MINUTES must be a whole number of minutes from 5 to 99999'],
  ['SESSION_DAYS', '366', 'SESSION_DAYS must be a whole number of days from 1 to 365'],
  ['LOCALES', 'en;de', 'LOCALES must be language codes with commas'],
  ['BLOCKED_COUNTRIES', 'usa', 'BLOCKED_COUNTRIES must be two-letter country codes'],
  ['FEED_SPEED', '0', 'FEED_SPEED must be a number from 0.1 to 600, not "0".'],
])('a malformed %s (%s) is named with what is expected', (name, value, sentence) => {
  const faults = faultsOf({ [name]: value })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(sentence)
})

test('all faults are reported together, and no secret is repeated', () => {
  const faults = faultsOf({
    PORT: 'x',
    DATABASE_URL: 'mysql://root:hunter2@host/db',
    REALTIME_SECRET: 'hunter2',
  })
  expect(faults).toHaveLength(3)
  expect(faults.join()).not.toContain('hunter2')
})

test('production refuses to start without secrets of its own, on plain http, and to stand without a proxy that speaks https', () => {
  const faults = faultsOf({ TOUCHLINE_MODE: 'production' })
  expect(faults.map(fault => fault.split(' ')[0])).toEqual([
    'REALTIME_SECRET',
    'RECEIPT_PRIVATE_KEY',
    'PUBLIC_ORIGIN',
    'TRUST_PROXY',
  ])
})

test('production refuses a secret that was once the default', () => {
  const known = { ...SECRETS, REALTIME_SECRET: 'demo-realtime-secret-known-to-everybody' }
  const own = { TOUCHLINE_MODE: 'production', PUBLIC_ORIGIN: 'https://sports.example/', TRUST_PROXY: '1' }
  expect(faultsOf({ ...own, ...known })).toEqual([expect.stringContaining('publicly known')])
})

test('no setting has a secret as its default: .env.example names none', () => {
  const file = readFileSync(join(root, '.env.example'), 'utf8')
  expect(file.match(/^# \w*(SECRET|KEY)\w*=.+$/gm)).toBeNull()
})

test('production runs with secrets of its own behind https', () => {
  const own = { PUBLIC_ORIGIN: 'https://sports.example/', TRUST_PROXY: '1', ...SECRETS }
  const source = { TOUCHLINE_MODE: 'production', ...own }
  expect(environmentOf(source)).toMatchObject({ PUBLIC_ORIGIN: 'https://sports.example' })
})

test('a process is handed its own variables only', () => {
  const environment = environmentOf({ DATABASE_URL: 'postgres://u:p@h/d' })
  const web = childEnvironment(environment, 'web', { PATH: '/bin', AWS_SECRET: 'x' })
  expect(web).toMatchObject({ PATH: '/bin', PORT: '3000', SPORTSBOOK_API_BASE: '/api/sportsbook' })
  expect(Object.keys(web).filter(name => /SECRET|PRIVATE|DATABASE/.test(name))).toEqual([])
  expect(childEnvironment(environment, 'backend', {})).toMatchObject({ DATABASE_URL: 'postgres://u:p@h/d' })
})

test('Centrifugo as the engine of realtime needs its address, its key, and a way for browsers', () => {
  expect(readEnvironment({ REALTIME_ENGINE: 'centrifugo' })).toMatchObject({
    ok: false,
    faults: [
      expect.stringContaining('CENTRIFUGO_API_URL must be set'),
      expect.stringContaining('CENTRIFUGO_API_KEY must be set'),
      expect.stringContaining('REALTIME_BASE must be set'),
    ],
  })
  const whole = {
    REALTIME_ENGINE: 'centrifugo',
    CENTRIFUGO_API_URL: 'http://127.0.0.1:9000/api/',
    CENTRIFUGO_API_KEY: 'k'.repeat(32),
    REALTIME_BASE: 'http://127.0.0.1:8000',
  }
  expect(readEnvironment(whole)).toMatchObject({
    ok: true,
    environment: { CENTRIFUGO_API_URL: 'http://127.0.0.1:9000/api' },
  })
})
