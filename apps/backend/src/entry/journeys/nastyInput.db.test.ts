import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROUTES, type CallName } from '@touchline/contract'
import { buildOpenApi } from '@touchline/contract/documents'
import { checkLedger } from '#api/ledger'
import { createTestApi, seedSoccerMatch, type TestApi } from '#testing'

/** Values that are never sent by accident. */
const NASTY: readonly unknown[] = [
  null,
  '',
  'x',
  '\0',
  '\ud800',
  "'; drop table bets; --",
  '%',
  'a'.repeat(5_000),
  '../../etc/passwd',
  true,
  0,
  -1,
  0.5,
  1e21,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  '1e400',
  'NaN',
  [],
  [null],
  {},
  { __proto__: null, constructor: 1 },
]

type Example = { body: unknown; query: Record<string, unknown>; params: Record<string, unknown> }

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  await seedSoccerMatch(api.db, '50001')
  token = await api.signIn()
})
afterAll(() => api.close())

/** The examples of the document, by call. */
function examples(): Map<CallName, Example> {
  type Operation = {
    operationId: CallName
    parameters: { name: string; in: string; example?: unknown }[]
    requestBody?: { content: { 'application/json': { example: unknown } } }
  }
  const { paths } = buildOpenApi('1') as { paths: Record<string, Record<string, Operation>> }
  const operations = Object.values(paths)
    .flatMap(path => Object.values(path))
    // Pages of the provider are not calls.
    .filter(({ operationId }) => operationId in ROUTES)
  return new Map(
    operations.map(({ operationId, parameters, requestBody }) => {
      const pick = (where: string) =>
        Object.fromEntries(
          parameters.filter(p => p.in === where).map(({ name, example }) => [name, example ?? '1']),
        )
      const body = requestBody?.content['application/json'].example
      return [operationId, { body, query: pick('query'), params: pick('path') }]
    }),
  )
}

/** Every copy of a value with one part of it replaced. */
function* variants(value: unknown, replacement: unknown): Generator<unknown> {
  yield replacement
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    for (const part of variants((value as Record<string, unknown>)[key], replacement)) {
      yield Array.isArray(value)
        ? value.map((item: unknown, index) => (String(index) === key ? part : item))
        : { ...value, [key]: part }
    }
  }
}

async function send(name: CallName, { body, query, params }: Example) {
  const { api: side, method, path } = ROUTES[name]
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encode(params[key]))
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encode(value)}`)
  return await api.request(method, `/api/${side}${filled}?${pairs.join('&')}`, {
    token,
    headers: { 'idempotency-key': randomUUID() },
    ...(body !== undefined && { body }),
  })
}
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return encodeURIComponent(text.toWellFormed())
}

test.each([...examples().keys()])('%s answers every nasty value with a code, never a 5xx', async name => {
  const example = examples().get(name)!
  for (const replacement of NASTY) {
    for (const part of ['body', 'query', 'params'] as const) {
      if (example[part] === undefined) continue
      const whole = part === 'body' ? variants(example.body, replacement) : flat(example[part], replacement)
      for (const variant of whole) {
        // Signing out would end the session for every following call.
        if (name === 'signOut') continue
        const { status, body } = await send(name, { ...example, [part]: variant })
        const text = JSON.stringify(body)
        expect(status, `${JSON.stringify(variant)} -> ${text}`).toBeLessThan(500)
        expect(text).not.toMatch(/\bat .*\.ts|node_modules|select |insert into/)
        if (status >= 400)
          expect(body).toMatchObject({ code: expect.any(Number), localized_message: expect.any(String) })
      }
    }
  }
})

test('no refused call moved money', async () => {
  expect(await checkLedger(api.db)).toEqual([])
  const stakes = await api.db
    .selectFrom('ledger_transactions')
    .select('bet_id')
    .where('kind', '=', 'stake')
    .execute()
  const bets = await api.db.selectFrom('bets').select('id').execute()
  expect(new Set(stakes.map(row => row.bet_id))).toEqual(new Set(bets.map(row => row.id)))
  expect(stakes).toHaveLength(bets.length)
})

/** A record of texts with one of them replaced, for each text. */
function* flat(values: Record<string, unknown>, replacement: unknown): Generator<Record<string, unknown>> {
  for (const key of Object.keys(values)) yield { ...values, [key]: replacement }
}
