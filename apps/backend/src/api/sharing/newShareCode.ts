import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for another, read out or written down: no 0 and O, no 1, I and L, no U and V. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ'
/** 29^8 codes: trying some at random finds none. */
const LENGTH = 8

/** A code for people to read out. `pick` gives a whole number from 0 to below its argument. */
export function newShareCode(pick: (below: number) => number = randomInt): string {
  return Array.from({ length: LENGTH }, () => LETTERS[pick(LETTERS.length)]).join('')
}

/** A code as it is kept: people write it in small letters, in groups, with spaces. */
export function toShareCode(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase()
}
