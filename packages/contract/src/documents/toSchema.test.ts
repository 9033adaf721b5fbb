import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CALLS } from '../calls/index.ts'
import { money } from '../wire/betting/bet.ts'
import { pagination } from '../wire/primitives.ts'
import { createSchemas } from './toSchema.ts'

const MONEY = { $ref: '#/components/schemas/Money' }

describe('a named schema', () => {
  test('is a reference, and is listed among the components', () => {
    const schemas = createSchemas()
    expect(schemas.components).toEqual({})
    expect(schemas.of(money)).toEqual(MONEY)
    expect(Object.keys(schemas.components)).toEqual(['Money'])
    expect(schemas.components.Money).toMatchObject({
      type: 'object',
      required: ['value', 'currency', 'subunits'],
    })
  })

  test('is listed too where it is a part of another', () => {
    const schemas = createSchemas()
    expect(schemas.of(z.object({ pool: money, pages: z.array(pagination) }))).toMatchObject({
      properties: {
        pool: MONEY,
        pages: { type: 'array', items: { $ref: '#/components/schemas/Pagination' } },
      },
    })
    expect(Object.keys(schemas.components).toSorted()).toEqual(['Money', 'Pagination'])
  })

  test('says its name nowhere in itself', () => {
    const schemas = createSchemas()
    schemas.of(z.object({ money, other: z.optional(money) }))
    expect(JSON.stringify(schemas.components)).not.toContain('"id"')
  })

  test('does not depend on what was described before: two documents share nothing', () => {
    const [one, other] = [createSchemas(), createSchemas()]
    one.of(money)
    expect(other.components).toEqual({})
    other.of(money)
    expect(other.components).toEqual(one.components)
  })
})

describe('a schema without a name', () => {
  const of = (schema: z.ZodMiniType) => createSchemas().of(schema)

  test('is described in its place', () => {
    expect(of(z.object({ id: z.string(), n: z.optional(z.int()) }))).toEqual({
      type: 'object',
      properties: {
        id: { type: 'string' },
        n: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      },
      required: ['id'],
    })
  })

  test('keeps a field that is called id, and one whose value is the name of a schema', () => {
    expect(of(z.object({ id: z.literal('Bet') }))).toMatchObject({ properties: { id: { const: 'Bet' } } })
  })

  test('of a query is what is sent: text for a flag, a number for a whole number', () => {
    const { properties, required } = of(CALLS.getLottery.query) as { properties: object; required?: unknown }
    expect(properties).toEqual({
      page: { type: 'integer', minimum: 1, maximum: 10_000 },
      limit: { type: 'integer', minimum: 1, maximum: 40 },
    })
    expect(required).toBeUndefined()
    expect(of(CALLS.getMatches.query)).toMatchObject({
      properties: {
        bettable: { type: 'string', enum: ['true', 'false'] },
        start_from: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      },
    })
  })

  test('has no address of a draft in it: the document says once which it follows', () => {
    expect(of(z.object({ id: z.string() }))).not.toHaveProperty('$schema')
  })
})
