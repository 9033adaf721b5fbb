import { describe, expect, test } from 'vitest'
import { CALLS } from '../calls/index.ts'
import { refusalsOf } from '../refusals/refusalsOf.ts'
import { API_BASES, KEYED_CALLS, ROUTES, type CallName } from '../routes.ts'
import { buildOpenApi } from './buildOpenApi.ts'
import { CALL_EXAMPLES } from './examples/calls.ts'
import { resolved, validate } from './testing/validate.ts'

type Schema = Record<string, unknown>
type Media = Record<string, { readonly schema: Schema; readonly example?: unknown }>
type Parameter = {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
  readonly example?: unknown
}
type Operation = {
  readonly operationId?: string
  readonly summary: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly security?: readonly object[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Media }
  readonly responses: Record<string, { readonly $ref?: string; readonly content?: Media }>
}
type Document = {
  readonly info: { readonly version: string }
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, Schema> }
}

const DOCUMENT = buildOpenApi('1.2.3') as Document
const NAMES = Object.keys(CALLS) as CallName[]

function operationOf(name: CallName): Operation {
  const { api, path, method } = ROUTES[name]
  return DOCUMENT.paths[API_BASES[api] + path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!
}
const partOf = (name: CallName, part: 'params' | 'query' | 'body') =>
  (CALL_EXAMPLES[name] as Partial<Record<string, Record<string, unknown>>>)[part]

describe('each call has an operation', () => {
  test.each(NAMES)('%s, with the summary, the API and the access of the contract', name => {
    const operation = operationOf(name)
    const call: { summary: string; about?: string; access?: string; api: string } = CALLS[name]
    expect(operation.operationId).toBe(name)
    expect(operation.summary).toBe(call.summary)
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/)
    expect(operation.tags).toEqual([call.api])
    if (call.about !== undefined) expect(operation.description).toContain(call.about)
    const sessions = [{ cookie: [] }, { header: [] }]
    expect(operation.security).toEqual(call.access === 'player' ? sessions : [{}])
  })

  test.each(NAMES)('%s, with its parameters, each required one marked', name => {
    const { parameters } = operationOf(name)
    const inPath = (ROUTES[name].path.match(/:\w+/g) ?? []).map(text => text.slice(1))
    const found = (where: string) => parameters.filter(parameter => parameter.in === where)
    expect(found('path').map(parameter => parameter.name)).toEqual(inPath)
    expect(found('path').every(({ required }) => required)).toBe(true)
    expect(found('header').map(parameter => parameter.name)).toEqual(
      KEYED_CALLS.includes(name) ? ['accept-language', 'idempotency-key'] : ['accept-language'],
    )
    const shape = (CALLS[name] as { query?: { shape: object } }).query?.shape ?? {}
    expect(found('query').map(parameter => parameter.name)).toEqual(Object.keys(shape))
  })

  test.each(NAMES)('%s, with examples of the parameters that fit their schemas', name => {
    for (const { name: parameter, in: where, schema, example } of operationOf(name).parameters) {
      const part = where === 'header' ? undefined : partOf(name, where === 'path' ? 'params' : 'query')
      if (part) expect(example, parameter).toEqual(part[parameter])
      if (example !== undefined)
        expect(validate(DOCUMENT, schema, example), `${name} ${parameter}`).toEqual([])
    }
  })

  test.each(NAMES)('%s, with an example of its body that fits its schema', name => {
    const { requestBody } = operationOf(name)
    expect(requestBody !== undefined).toBe('body' in CALLS[name])
    if (!requestBody) return
    expect(requestBody.required).toBe(true)
    const { schema, example } = requestBody.content['application/json']!
    expect(example).toEqual(partOf(name, 'body'))
    expect(validate(DOCUMENT, schema, example)).toEqual([])
  })

  test.each(NAMES)('%s, with an example of its answer that fits its schema', name => {
    const media = (ROUTES[name] as { media?: string }).media ?? 'application/json'
    const { content } = operationOf(name).responses['200']!
    expect(Object.keys(content!)).toEqual([media])
    expect(content![media]!.example).toEqual(CALL_EXAMPLES[name].reply)
    expect(validate(DOCUMENT, content![media]!.schema, content![media]!.example)).toEqual([])
  })

  test.each(NAMES)('%s, with its refusals', name => {
    const { 200: _, default: other, ...refused } = operationOf(name).responses
    expect(Object.keys(refused).map(Number)).toEqual(refusalsOf(name))
    expect(other).toEqual({ $ref: '#/components/responses/Refused' })
    for (const [status, { $ref }] of Object.entries(refused)) {
      const isTemporary = status === '429' || status === '503'
      expect($ref).toBe(`#/components/responses/${isTemporary ? 'RefusedForNow' : 'Refused'}`)
    }
  })
})

describe('the document', () => {
  test('is the same each time it is built, but for the version', () => {
    expect(buildOpenApi('1.2.3')).toEqual(DOCUMENT)
    expect(DOCUMENT.info.version).toBe('1.2.3')
    const text = (version: string) =>
      JSON.stringify(buildOpenApi(version)).replace(`"version":"${version}"`, '')
    expect(text('2')).toBe(text('1.2.3'))
  })

  test('has no operation but those of calls and of the pages of the lottery provider', () => {
    const operations = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
      Object.values(methods).map(({ operationId }) => operationId ?? path),
    )
    const wallet = '/api/virtual-wallet/{provider}'
    expect(operations.toSorted()).toEqual(
      [
        ...NAMES,
        `${wallet}/open`,
        `${wallet}/lotteries/{app}`,
        `${wallet}/lotteries/{app}/tickets`,
        `${wallet}/lotteries/{app}/tickets`,
      ].toSorted(),
    )
  })

  test('explains each tag that is used', () => {
    const used = Object.values(DOCUMENT.paths).flatMap(methods =>
      Object.values(methods).flatMap(({ tags }) => tags),
    )
    expect(DOCUMENT.tags.map(({ name }) => name).toSorted()).toEqual([...new Set(used)].toSorted())
  })

  test('names each parameter of each path', () => {
    for (const [path, methods] of Object.entries(DOCUMENT.paths)) {
      const inPath = (path.match(/\{\w+\}/g) ?? []).map(text => text.slice(1, -1))
      for (const { parameters } of Object.values(methods)) {
        const named = parameters.filter(parameter => parameter.in === 'path').map(({ name }) => name)
        expect(named, path).toEqual(inPath)
      }
    }
  })

  test('has nothing in it that JSON cannot carry', () => {
    expect(JSON.parse(JSON.stringify(DOCUMENT))).toEqual(DOCUMENT)
  })
})

describe('its schemas', () => {
  const schemaOf = (name: string) =>
    DOCUMENT.components.schemas[name] as { properties: Record<string, Schema>; required: string[] }

  test('are listed once by name', () => {
    expect(Object.keys(DOCUMENT.components.schemas).toSorted()).toEqual([
      'Account',
      'Bet',
      'BetError',
      'BetSelection',
      'Category',
      'CustomLeg',
      'DraftBet',
      'Error',
      'Market',
      'Match',
      'Money',
      'Pagination',
      'Player',
      'Settings',
      'SharedBet',
      'Sport',
      'StreamPosition',
      'System',
      'Tournament',
    ])
  })

  test('say what may be left out, and what may be null', () => {
    expect(schemaOf('Error').required).toEqual(['code', 'localized_message'])
    expect(schemaOf('Bet').required).toContain('win_amount')
    expect(schemaOf('Bet').required).not.toContain('to_cashout')
    expect(schemaOf('Bet').properties.settled_at).toEqual({
      anyOf: [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, { type: 'null' }],
    })
  })

  test('describe whole numbers of a query as numbers, with their bounds', () => {
    const limitOf = (name: CallName) =>
      operationOf(name).parameters.find(parameter => parameter.name === 'limit')!.schema
    expect(limitOf('getBets')).toEqual({ type: 'integer', minimum: 1, maximum: 500 })
    expect(limitOf('getLottery')).toEqual({ type: 'integer', minimum: 1, maximum: 40 })
    expect(limitOf('getMatches')).toEqual({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
  })

  test('keep the bounds of money, odds and text', () => {
    expect(schemaOf('Money').properties.value).toMatchObject({ type: 'integer', minimum: 0 })
    expect(schemaOf('BetSelection').properties.odds).toMatchObject({ minimum: 1_000, maximum: 100_000_000 })
    expect(schemaOf('DraftBet').properties.selections).toMatchObject({
      type: 'array',
      minItems: 1,
      maxItems: 50,
    })
    expect(schemaOf('DraftBet').properties.group).toMatchObject({ minLength: 1, maxLength: 64 })
  })

  test('lead to named ones and not to copies of them', () => {
    const bets = operationOf('getBets').responses['200']!.content!['application/json']!.schema
    expect(resolved(DOCUMENT, bets)).toMatchObject({
      properties: {
        data: { type: 'array', items: { $ref: '#/components/schemas/Bet' } },
        pagination: { $ref: '#/components/schemas/Pagination' },
      },
    })
  })

  test('refuse what the contract refuses', () => {
    const body = operationOf('placeBets').requestBody!.content['application/json']!
    const { meta, bets } = body.example as { meta: object; bets: object[] }
    const faults = (value: unknown) => validate(DOCUMENT, body.schema, value)
    expect(faults({ meta, bets: [] })).not.toEqual([])
    expect(faults({ bets })).not.toEqual([])
    expect(faults({ meta, bets: [{ ...bets[0], type: 'double' }] })).not.toEqual([])
    expect(faults({ meta, bets: [{ ...bets[0], stake: { value: -1, currency: 'EUR' } }] })).not.toEqual([])
    expect(faults({ meta, bets })).toEqual([])
  })
})
