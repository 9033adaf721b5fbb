import { describe, expect, test } from 'vitest'
import { expectAccepted, expectRefused, type ObjectSchema } from './testShape.ts'
import type { Values } from './values.ts'

/** A parameter of a query string: what each text is read as, and which texts are refused. Every one is optional. */
export type Parameter = {
  readonly reads: readonly (readonly [text: unknown, value: unknown])[]
  readonly refuses: readonly unknown[]
  readonly isRequired?: boolean
}

/** Tests the schema of a query string by a table of its parameters, each of them alone and beside `given`. */
export function testQuery(
  title: string,
  schema: ObjectSchema,
  parameters: Readonly<Record<string, Parameter>>,
  given: object = {},
): void {
  describe(title, () => {
    test('has these parameters and no other; an unknown one is dropped', () => {
      expect(Object.keys(schema.shape).toSorted()).toEqual(Object.keys(parameters).toSorted())
      expectAccepted(schema, given, given)
      expectAccepted(schema, { ...given, unknown_parameter: '1' }, given)
    })
    test.each(Object.keys(parameters))('%s', name => {
      const { reads, refuses, isRequired } = parameters[name]!
      for (const [text, value] of reads)
        expectAccepted(
          schema,
          { ...given, [name]: text },
          { ...given, [name]: value },
          `${name}=${String(text)}`,
        )
      for (const text of [...refuses, null]) expectRefused(schema, { ...given, [name]: text }, name)
      if (isRequired) expectRefused(schema, {}, name)
    })
  })
}

/** A parameter that is read as it is sent. */
export function asSent({ accepts, refuses }: Values): Parameter {
  return { reads: accepts.map(value => [value, value]), refuses }
}

/** A whole number as text, from `min` to `max`. Texts that JavaScript would read as a number are refused. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): Parameter {
  const beyond = max === Number.MAX_SAFE_INTEGER ? '9007199254740992' : String(max + 1)
  return {
    reads: [
      [`00${min}`, min],
      ...[min, max].flatMap(value => [[String(value), value] as const, [value, value] as const]),
    ],
    refuses: [
      String(min - 1),
      min - 1,
      beyond,
      min + 0.5,
      '',
      ' ',
      ' 1',
      '1 ',
      '+1',
      '1.0',
      '1e3',
      '0x1',
      '1,2',
      'NaN',
      'Infinity',
      'one',
      '１',
      ['1'],
      true,
      {},
    ],
  }
}

/** `true` or `false`. */
export const FLAG: Parameter = {
  reads: [
    ['true', true],
    ['false', false],
  ],
  refuses: ['', '1', '0', 'yes', 'TRUE', ' true', true, false, ['true']],
}

/** Match statuses, comma-separated or the key several times. */
export const STATUSES: Parameter = {
  reads: [
    ['0', [0]],
    ['0,1,2,3,4,5', [0, 1, 2, 3, 4, 5]],
    [
      ['0', '1'],
      [0, 1],
    ],
    ['1,1', [1, 1]],
  ],
  refuses: ['', ',', '1,', ',1', '0, 1', '6', '-1', 'live', '0.5', '0;1', ['0', '9'], ['0,1'], 1, {}],
}

/** An instant in epoch milliseconds as text. */
export const INSTANT = wholeNumber(0)

/** A list's answer has the page it contains, counted from 1 (spec section 3, Pagination). */
export const PAGE_OF_LIST = { total: 21, page: 2, limit: 20, last_page: 2 }

/** Positions in a stream: the channel, the epoch of its history, and the offset in it. */
export const POSITION = { channel: 'locale:en', epoch: 'b8d5e065', offset: 0 }
