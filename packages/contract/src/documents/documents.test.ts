import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { CALLS } from '../calls/index.ts'
import { EVENTS } from '../events/index.ts'
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
  const operations = Object.values(document.paths).flatMap(path => Object.values(path))
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(CALLS).toSorted())
  for (const { requestBody, responses } of operations) {
    expect(JSON.stringify(responses['200'])).toContain('"example"')
    if (requestBody) expect(JSON.stringify(requestBody)).toContain('"example"')
  }
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
