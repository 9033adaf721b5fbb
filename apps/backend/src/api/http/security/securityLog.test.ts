import { fail } from 'node:assert'
import { expect, test } from 'vitest'
import Fastify from 'fastify'
import { createSecurityLog, logLineOf, type SecuritySource } from './securityLog.ts'

const ALLOWED = {
  event: 'sign-in-failed',
  playerId: '1001',
  status: 422,
  code: 19,
  address: '203.0.113.9',
  method: 'POST',
  route: '/api/platform/users/sign_in',
  origin: 'https://evil.example',
  leftOut: 3,
}
const SOURCE: SecuritySource = { address: '203.0.113.9', method: 'POST', route: '/x', origin: undefined }

/** A security log with a clock that is moved by hand, and its lines. */
function aLog() {
  const lines: string[] = []
  let time = 0
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } })
  const log = createSecurityLog(app.log, () => time)
  const written = () =>
    lines.map(line => (JSON.parse(line) as { security: Record<string, unknown> }).security ?? fail(line))
  return { log, written, pass: (ms: number) => void (time += ms) }
}

test('a line holds the fields of its list', () => {
  expect(logLineOf(ALLOWED)).toEqual(ALLOWED)
})

test.each([
  ['email', 'demo@touchline.example'],
  ['password', 'touchline-demo'],
  ['token', 'vM3rV6o8uKk0b3o4Ew9yq1cS0JQh6cR4H2u8mXl5nZs'],
  ['cookie', '__Host-sid=vM3rV6o8uKk0b3o4Ew9yq1cS0JQh6cR4H2u8mXl5nZs'],
  ['headers', { cookie: 'sid=a' }],
  ['url', '/open?token=a'],
])('a field that is not on the list stays out: %s', (name, value) => {
  expect(logLineOf({ ...ALLOWED, [name]: value })).toEqual(ALLOWED)
})

test.each([
  ['playerId', 'demo@touchline.example'],
  ['playerId', 'vM3rV6o8uKk0b3o4Ew9yq1cS0JQh6cR4H2u8mXl5nZs'],
  ['address', '__Host-sid=a'],
  ['route', '/api/wallet/drawhouse/open?token=a'],
  ['origin', 'https://demo:touchline-demo@evil.example'],
  ['origin', 'https://evil.example/?password=touchline-demo'],
  ['method', 'POST password=a'],
  ['event', 'touchline-demo'],
  ['status', 'touchline-demo'],
  ['code', { password: 'touchline-demo' }],
])('nor does a secret in the place of an allowed field get in: %s %s', (name, value) => {
  expect(logLineOf({ ...ALLOWED, [name]: value })).not.toHaveProperty(name)
})

test('a text that would begin a line of its own is no value of any field', () => {
  const forged = '\n{"security":{"event":"sign-in"}}'
  for (const name of ['event', 'playerId', 'address', 'method', 'route', 'origin'])
    expect(logLineOf({ [name]: `/x${forged}` }), name).toEqual({})
})

test('one address writes a limited number of lines a minute; the next line counts those left out', () => {
  const { log, written, pass } = aLog()
  for (let n = 0; n < 50; n++) log(SOURCE, { event: 'limit-reached' })
  expect(written()).toHaveLength(20)
  log({ ...SOURCE, address: '203.0.113.10' }, { event: 'limit-reached' })
  log(SOURCE, { event: 'sign-in-failed' })
  expect(written()).toHaveLength(22)
  pass(60_000)
  log(SOURCE, { event: 'limit-reached' })
  expect(written().at(-1)).toMatchObject({ event: 'limit-reached', leftOut: 30 })
})

test('many addresses together write a limited number of lines a minute, and a sign-in is always written', () => {
  const { log, written } = aLog()
  for (let n = 0; n < 3_000; n++)
    log({ ...SOURCE, address: `10.0.${n >> 8}.${n & 255}` }, { event: 'origin-refused' })
  expect(written()).toHaveLength(1_000)
  for (let n = 0; n < 30; n++) log(SOURCE, { event: 'sign-in', playerId: '1001' })
  expect(written()).toHaveLength(1_030)
})
