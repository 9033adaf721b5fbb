import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { CALLS } from './index.ts'
import { expectAccepted, expectRefused } from '../testing/testShape.ts'
import { WHOLE_NUMBERS, numbersOf, queryFlag, queryWholeNumber, statuses } from './queryValues.ts'

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

describe('the bounds of a whole number of a query', () => {
  test.each([
    [{ min: 1, max: 40 }, ['1', '40', 1, 40], ['0', '41', 0, 41, '-1']],
    [{ min: 1 }, ['1', '9007199254740991'], ['0', '9007199254740992', '9999999999999999']],
    [{ max: 5 }, ['5', '-9007199254740991'], ['6', '-9007199254740992']],
    [{}, ['0', '-1', '1', '9007199254740991', '-9007199254740991'], ['9007199254740992', '1.5']],
    [{ min: 7, max: 7 }, ['7', 7, '007'], ['6', '8']],
  ])('%j', (bounds, accepts, refuses) => {
    const schema = queryWholeNumber(bounds)
    for (const value of accepts) expectAccepted(schema, value, Number(value))
    for (const value of refuses) expectRefused(schema, value)
  })

  test('without bounds every safe integer is one', () => {
    expectAccepted(queryWholeNumber(), '-9007199254740991', Number.MIN_SAFE_INTEGER)
  })

  test('a number of more digits than a safe integer has is refused and not rounded', () => {
    for (const text of ['12345678901234567', '00000000000000001', '-12345678901234567'])
      expectRefused(queryWholeNumber(), text)
  })

  test('as text and as number it is the same', () => {
    const schema = queryWholeNumber()
    fc.assert(
      fc.property(fc.maxSafeInteger(), value => {
        expect(schema.parse(String(value))).toBe(value)
        expect(schema.parse(value)).toBe(value)
      }),
    )
  })

  test('no text but digits is one', () => {
    const schema = queryWholeNumber()
    fc.assert(
      fc.property(fc.string(), text => {
        expect(schema.safeParse(text).success).toBe(
          /^-?[0-9]{1,16}$/.test(text) && Number.isSafeInteger(Number(text)),
        )
      }),
    )
  })

  test('the document knows each by its number', () => {
    const schema = queryWholeNumber({ min: 1, max: 40 })
    const number = WHOLE_NUMBERS.get(schema)!
    expect([1, 40].map(value => number.safeParse(value).success)).toEqual([true, true])
    expect([0, 41, '1'].map(value => number.safeParse(value).success)).toEqual([false, false, false])
    expect(WHOLE_NUMBERS.get(queryFlag)).toBeUndefined()
  })
})

describe('a flag of a query', () => {
  test.each([
    ['true', true],
    ['false', false],
  ])('%s is %j', (text, flag) => expectAccepted(queryFlag, text, flag))

  test.each(['', 'True', 'FALSE', '1', '0', 'yes', 'on', ' true', true, false, null, ['true']])(
    '%j is none',
    value => expectRefused(queryFlag, value),
  )
})

describe('match statuses of a query', () => {
  test.each([
    ['0', [0]],
    ['0,1,2', [0, 1, 2]],
    ['5,0', [5, 0]],
    ['1,1,1', [1, 1, 1]],
    ['00,01', [0, 1]],
    [
      ['0', '1'],
      [0, 1],
    ],
    [[], []],
  ])('%j is %j', (value, read) => expectAccepted(statuses, value, read))

  test.each(['6', '-1', '0,9', 'live', '0 ,1', '0;1', '0,,1', ['0', ''], ['0,1'], [0], 0, null, {}])(
    '%j is none',
    value => expectRefused(statuses, value),
  )

  test('a list as text has at most 100 characters, the key is there at most 20 times', () => {
    const text = Array.from({ length: 50 }, () => '0').join(',')
    expectAccepted(
      statuses,
      text,
      Array.from({ length: 50 }, () => 0),
    )
    expectAccepted(
      statuses,
      `${text},`.slice(0, 99),
      Array.from({ length: 50 }, () => 0),
    )
    expectRefused(statuses, `00${text}`)
    const keys = (length: number) => Array.from({ length }, () => '1')
    expectAccepted(statuses, keys(20), keys(20).map(Number))
    expectRefused(statuses, keys(21))
  })

  test('a text that is too long is one fault and not one for each part', () => {
    const { error } = statuses.safeParse('x,'.repeat(1_000))
    expect(error?.issues).toHaveLength(1)
  })
})

test('what is no whole number in a list is no number, and its place stays', () => {
  expect(numbersOf(['1', '', 'x', '-7', '1.5', ' 2', '9'])).toEqual([
    1,
    Number.NaN,
    Number.NaN,
    -7,
    Number.NaN,
    Number.NaN,
    9,
  ])
  expect(numbersOf([])).toEqual([])
})
