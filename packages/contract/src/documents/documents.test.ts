import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { CALLS } from '../calls/index.ts'
import { ERROR_CODES } from '../errorCodes.ts'
import { EVENTS } from '../events/index.ts'
import { refusalsOf } from '../refusals/refusalsOf.ts'
import type { CallName } from '../routes.ts'
import { buildAsyncApi } from './buildAsyncApi.ts'
import { buildOpenApi } from './buildOpenApi.ts'
import { CALL_EXAMPLES } from './examples/calls.ts'
import { EVENT_EXAMPLES } from './examples/events.ts'

type Parts = Partial<Record<'params' | 'query' | 'body' | 'reply', unknown>>
type Schemas = Partial<Record<'params' | 'query' | 'body' | 'reply', z.ZodMiniType>>

test.each(Object.entries(CALLS) as [keyof typeof CALLS, Schemas][])(
  'the example of %s fits its schemas',
  (name, call) => {
    const example = CALL_EXAMPLES[name] as Parts
    for (const part of ['params', 'query', 'body', 'reply'] as const) {
      if (example[part] !== undefined) expect(call[part]!.safeParse(example[part]).error).toBeUndefined()
      else expect(part === 'query' || call[part] === undefined).toBe(true)
    }
  },
)

test.each(Object.entries(EVENTS))('the example of %s fits its schema', (name, schema) => {
  const example = EVENT_EXAMPLES[name as keyof typeof EVENTS]
  expect((schema as z.ZodMiniType).safeParse(example).error).toBeUndefined()
})

test('the document names every call once, with an example of its answer and its body', () => {
  const document = buildOpenApi('1') as {
    paths: Record<
      string,
      Record<string, { operationId: string; requestBody?: object; responses: Record<string, object> }>
    >
  }
  const operations = Object.values(document.paths)
    .flatMap(path => Object.values(path))
    .filter(({ operationId }) => operationId !== undefined)
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(CALLS).toSorted())
  for (const { requestBody, responses } of operations) {
    expect(JSON.stringify(responses['200'])).toContain('"example"')
    if (requestBody) expect(JSON.stringify(requestBody)).toContain('"example"')
  }
})

test('the pages of the provider are in the document, apart from the call that launches them', () => {
  const { paths } = buildOpenApi('1') as { paths: Record<string, Record<string, { responses: object }>> }
  const base = '/api/virtual-wallet/{provider}'
  expect(Object.keys(paths[`${base}/launch`]!)).toEqual(['post'])
  for (const page of ['open', 'lotteries/{app}', 'lotteries/{app}/tickets']) {
    expect(paths[`${base}/${page}`]!.get!.responses).toHaveProperty('410')
  }
})

test('the document says which session wins, and what becomes of two players in one request', () => {
  const { components } = buildOpenApi('1') as {
    components: { securitySchemes: Record<string, { description?: string }> }
  }
  expect(components.securitySchemes.header!.description).toMatch(/wins over the cookie .*refused: 400/)
})

test('what a site can switch off may be answered with 403', () => {
  const document = buildOpenApi('1') as { paths: Record<string, Record<string, { responses: object }>> }
  for (const [path, method] of [
    ['bets/custom/odds', 'post'],
    ['bets/custom/markets/{matchId}', 'get'],
    ['bets/share-code', 'get'],
    ['bets/share-code', 'post'],
  ] as const) {
    expect(document.paths[`/api/sportsbook/${path}`]![method]!.responses).toHaveProperty('403')
  }
})

test('every event is on a channel', () => {
  const { channels } = buildAsyncApi('1') as { channels: Record<string, { messages: object }> }
  const told = Object.values(channels).flatMap(({ messages }) => Object.keys(messages))
  expect([...new Set(told)].toSorted()).toEqual(Object.keys(EVENTS).toSorted())
  expect(Object.keys(channels.user!.messages)).toEqual([
    'balance_changed',
    'bet_changed',
    'bet_cashout_changed',
    'notification',
    'unread_counters_changed',
    'bonus_issued',
  ])
})

test('what moves money names every status it may be refused with, and when to come again', () => {
  const { paths, components } = buildOpenApi('1') as {
    paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>
    components: { responses: Record<string, { headers?: object }> }
  }
  const responses = (path: string, method: string) => paths[`/api/sportsbook/${path}`]![method]!.responses
  const cashOut = responses('bets/cashout', 'post')
  const statuses = ['200', '400', '401', '403', '404', '409', '413', '415', '422', '429', '503', 'default']
  expect(Object.keys(cashOut)).toEqual(statuses)
  expect(Object.keys(responses('v3/bets', 'post'))).toEqual(
    statuses.filter(status => status !== '404' && status !== '409'),
  )
  expect(responses('bets/{id}/cashout-rule', 'put')).toMatchObject({ 404: {}, 409: {}, 429: {} })
  for (const status of ['429', '503']) {
    const name = cashOut[status]!.$ref!.split('/').at(-1)!
    expect(components.responses[name]!.headers).toHaveProperty('Retry-After')
  }
})

test('whatever is asked, an address that cannot be read is a 400', () => {
  for (const name of Object.keys(CALLS) as CallName[]) expect(refusalsOf(name)).toContain(400)
})

test('every code of a refusal is named in the document, those of a key and of a late decision where they come from', () => {
  const document = buildOpenApi('1') as {
    info: { description: string }
    paths: Record<string, Record<string, { description: string }>>
  }
  for (const code of Object.values(ERROR_CODES)) {
    expect(document.info.description).toMatch(new RegExp(`[ ,]${code} [a-z]`))
  }
  const about = (path: string) => document.paths[`/api/sportsbook/${path}`]!.post!.description
  expect(about('v3/bets')).toMatch(/code 17 .*124: it could not be decided in time/)
  expect(about('bets/cashout')).toMatch(/17, with a 422/)
})

test.each([
  ['OpenAPI', buildOpenApi('1')],
  ['AsyncAPI', buildAsyncApi('1')],
])('every reference of the %s document leads somewhere', (_, document) => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(found => found[1]!)
  expect(references.length).toBeGreaterThan(10)
  for (const reference of references) {
    const target = reference
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document)
    expect(target, reference).toBeDefined()
  }
})
