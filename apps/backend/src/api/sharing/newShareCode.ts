import { randomInt } from 'node:crypto'

/** Letters and digits that are not confused when read out or written down: no 0 and O, no 1, I and L, no U and V. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ'
/** 29^8 codes: guessing at random finds none. */
const LENGTH = 8

/** A code that can be read out. `pick` returns an integer from 0 to below its argument. */
export function newShareCode(pick: (below: number) => number = randomInt): string {
  return Array.from({ length: LENGTH }, () => LETTERS[pick(LETTERS.length)]).join('')
}

/** Normalizes a typed code: users write it in lower case, in groups, with spaces. */
export function toShareCode(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase()
}
