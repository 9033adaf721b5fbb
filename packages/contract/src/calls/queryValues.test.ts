import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { CALLS } from './index.ts'
import { statuses, queryWholeNumber } from './queryValues.ts'

describe('a whole number of a query', () => {
  const schema = queryWholeNumber({ min: 0, max: 500 })
  test.each(['0', '500', '007', 0, 500])('%j is one', value => {
    expect(schema.safeParse(value)).toMatchObject({ success: true, data: Number(value) })
  })
  test.each([
    '',
    ' ',
    ' 5',
    '5 ',
    '+5',
    '-1',
    '501',
    '1.0',
    '1e2',
    '0x10',
    '٣',
    'true',
    null,
    ['5'],
    ['1', '2'],
  ])('%j is none', value => expect(schema.safeParse(value).success).toBe(false))
})

test.each(['', ',', '1,', ' 1', '0x1'])('%j is no list of statuses', text => {
  expect(statuses.safeParse(text).success).toBe(false)
})

/** The schema of every whole number in a query, by call and parameter. */
const NUMBERS = Object.entries(CALLS as Record<string, { query?: z.ZodMiniType }>).flatMap(
  ([name, { query }]) => {
    const shape = (query as { shape?: Record<string, z.ZodMiniType> } | undefined)?.shape ?? {}
    return Object.keys(shape)
      .filter(parameter => typeof shape[parameter]!.safeParse('7').data === 'number')
      .map(parameter => [name, parameter, shape[parameter]!] as const)
  },
)

test('calls have such parameters', () => {
  expect(NUMBERS.length).toBeGreaterThan(10)
})
test.each(NUMBERS)('%s: an empty `%s` is refused and not read as 0', (_, _parameter, schema) => {
  for (const text of ['', ' ', '1e3', '0x10']) expect(schema.safeParse(text).success).toBe(false)
})
