import * as z from 'zod/mini'
import { matchStatus } from '../wire/primitives.ts'

const DIGITS = /^-?\d{1,16}$/

/**
 * The JSON schema of each whole number in a query, for the document: it is described as a number, although it is sent
 * as text.
 */
export const WHOLE_NUMBERS = new WeakMap<object, z.ZodMiniType>()

/**
 * A whole number of a query string, within bounds. Only digits are accepted: an empty text, blanks, `1e3` and `0x10`
 * are refused, all of which JavaScript would convert to a number, the empty one to 0. Callers may pass a number.
 */
export function queryWholeNumber({ min, max }: { readonly min?: number; readonly max?: number } = {}) {
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

/** Query strings contain text; these schemas convert it. */
export const queryFlag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
)
/** Whole numbers of a comma-separated list; an invalid one becomes NaN, which every list schema refuses. */
export function numbersOf(texts: readonly string[]): number[] {
  return texts.map(text => (DIGITS.test(text) ? Number(text) : Number.NaN))
}

/** Maximum statuses in one list: each of them several times over. */
const STATUSES_MAX = 20
/** Maximum length of such a list as text. */
const STATUSES_LENGTH_MAX = 100

/**
 * Comma-separated, or the key several times. The length is checked before splitting, because each invalid part would
 * add an issue of its own.
 */
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
