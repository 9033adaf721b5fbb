import { describe, expect, test } from 'vitest'
import { buildOpenApi } from './buildOpenApi.ts'
import { providerPages } from './providerPages.ts'
import { validate } from './testing/validate.ts'

type Content = {
  readonly content?: Record<string, { readonly schema: Record<string, unknown>; readonly example?: unknown }>
}
type Page = {
  readonly summary: string
  readonly tags: readonly string[]
  readonly parameters: readonly {
    name: string
    in: string
    required: boolean
    schema: Record<string, unknown>
    example: unknown
  }[]
  readonly requestBody?: Content & { readonly required: boolean }
  readonly responses: Record<string, Content & { readonly $ref?: string }>
}
const PAGES = Object.entries(providerPages()).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, page]) =>
      [`${method} ${path.replace('/api/virtual-wallet/{provider}', '')}`, page as Page] as const,
  ),
)
const DOCUMENT = buildOpenApi('1')
const pageOf = (name: string) => PAGES.find(([title]) => title === name)![1]

test('the pages are these', () => {
  expect(PAGES.map(([title]) => title)).toEqual([
    'get /open',
    'get /lotteries/{app}',
    'get /lotteries/{app}/tickets',
    'post /lotteries/{app}/tickets',
  ])
})

test.each(PAGES)('%s has a summary, its tag and parameters with examples that fit', (_, page) => {
  expect(page.summary).toMatch(/^[A-Z]/)
  expect(page.tags).toEqual(['wallet'])
  expect(page.parameters[0]).toMatchObject({ name: 'provider', in: 'path', required: true })
  for (const { schema, example } of page.parameters) expect(validate({}, schema, example)).toEqual([])
})

test.each(PAGES)('%s is limited like a call, and says so in the same way', (_, { responses }) => {
  expect(responses['429']).toEqual({ $ref: '#/components/responses/RefusedForNow' })
  expect(DOCUMENT).toHaveProperty('components.responses.RefusedForNow')
})

test.each(PAGES)('%s has examples that fit their schemas', (_, { responses, requestBody }) => {
  for (const { content } of [...Object.values(responses), requestBody ?? {}])
    for (const { schema, example } of Object.values(content ?? {}))
      if (example !== undefined) expect(validate({}, schema, example)).toEqual([])
})

describe('a page that is opened by a browser', () => {
  test.each(['get /lotteries/{app}', 'get /lotteries/{app}/tickets'])(
    '%s is HTML, also when it is over',
    name => {
      const { responses } = pageOf(name)
      expect(Object.keys(responses)).toEqual(['200', '410', '429'])
      expect(Object.keys(responses['200']!.content!)).toEqual(['text/html'])
      expect(Object.keys(responses['410']!.content!)).toEqual(['text/html'])
    },
  )

  test('the address of a launch leads on to a page', () => {
    const { responses, parameters } = pageOf('get /open')
    expect(Object.keys(responses)).toEqual(['303', '410', '429'])
    expect(parameters.find(({ name }) => name === 'token')).toMatchObject({ in: 'query', required: true })
  })

  test('takes the language as an option', () => {
    for (const [, { parameters }] of PAGES)
      expect(parameters.find(({ name }) => name === 'locale')).toMatchObject({ in: 'query', required: false })
  })
})

describe('buying a ticket', () => {
  const { parameters, requestBody, responses } = pageOf('post /lotteries/{app}/tickets')
  const faults = (value: unknown) => validate({}, requestBody!.content!['application/json']!.schema, value)

  test('moves money: it needs a key', () => {
    expect(parameters.find(({ name }) => name === 'idempotency-key')).toMatchObject({
      in: 'header',
      required: true,
      schema: { type: 'string', format: 'uuid' },
    })
  })

  test('needs the numbers and how many draws', () => {
    expect(requestBody!.required).toBe(true)
    expect(faults({ main: [1], bonus: [], draws: 1 })).toEqual([])
    for (const body of [
      { bonus: [], draws: 1 },
      { main: [1], draws: 1 },
      { main: [1], bonus: [] },
      { main: [1], bonus: [], draws: 0 },
      { main: ['1'], bonus: [], draws: 1 },
      { main: 1, bonus: [], draws: 1 },
    ])
      expect(faults(body)).toHaveLength(1)
  })

  test('is answered with the id of the ticket, or refused with a message', () => {
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '422', '429'])
    const schemaOf = (status: string) => responses[status]!.content!['application/json']!.schema
    expect(validate({}, schemaOf('200'), { id: '9f57' })).toEqual([])
    expect(validate({}, schemaOf('200'), {})).toHaveLength(1)
    for (const status of ['400', '401', '422']) {
      expect(validate({}, schemaOf(status), { message: 'x' })).toEqual([])
      expect(validate({}, schemaOf(status), {})).toHaveLength(1)
    }
  })
})
