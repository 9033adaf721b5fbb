import * as z from 'zod/mini'
import { matchStatus } from '../wire/primitives.ts'

const DIGITS = /^-?\d{1,16}$/

/** What each schema of a whole number in a query reads, for the document: there it is a number, however it is written. */
export const WHOLE_NUMBERS = new WeakMap<object, z.ZodMiniType>()

/**
 * A whole number of a query string, within bounds. Only digits are one: an empty text, blanks, `1e3` and `0x10` are refused, all of which the
 * language would read as a number, the empty one as 0. Callers may give the number itself.
 */
export function wholeNumber({ min, max }: { readonly min?: number; readonly max?: number } = {}) {
  const number = z.int().check(z.gte(min ?? Number.MIN_SAFE_INTEGER), z.lte(max ?? Number.MAX_SAFE_INTEGER))
  const schema = z.pipe(
    z.pipe(
      z.union([number, z.string().check(z.regex(DIGITS))]),
      z.transform((value: number | string) => Number(value)),
    ),
    number,
  )
  WHOLE_NUMBERS.set(schema, number)
  return schema
}

/** Query strings carry text; these read it. */
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
)
/** Whole numbers of a list, comma-separated; what is no number of digits becomes none at all, which no list takes. */
export function numbersOf(texts: readonly string[]): number[] {
  return texts.map(text => (DIGITS.test(text) ? Number(text) : Number.NaN))
}

/** Statuses of one list, each of them several times over. */
const STATUSES_MAX = 20
/** A list of them as one text. */
const STATUSES_LENGTH_MAX = 100

/** Comma-separated, or the key several times. Bounded before it is taken apart: each wrong part would cost a complaint of its own. */
export const statuses = z.pipe(
  z.pipe(
    z.union([
      z.string().check(z.maxLength(STATUSES_LENGTH_MAX)),
      z.array(z.string()).check(z.maxLength(STATUSES_MAX)),
    ]),
    z.transform((value: string | string[]) => numbersOf(Array.isArray(value) ? value : value.split(','))),
  ),
  z.array(matchStatus),
)
