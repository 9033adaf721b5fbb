import type { ParamsOf, PlayOf, SportKey } from '../sports.ts'
import { openCustomBook, type CustomBook } from './customBook.ts'

/** Books kept open, of a few megabytes each: matches that players are likely to build bets on between two turns. */
const BOOKS_MAX = 12

/**
 * Books by what they were made from. The key holds all of it, so a kept book is the book that would be made again; what changes is
 * only how soon it is there. The one asked for longest ago goes first.
 */
const books = new Map<string, CustomBook>()

/** The book of this state of a match. */
export function bookOf<Key extends SportKey>(
  sportKey: Key,
  params: ParamsOf<Key>,
  state: PlayOf<Key>,
): CustomBook {
  const key = JSON.stringify([sportKey, params, state])
  const book = books.get(key) ?? openCustomBook(sportKey, params, state)
  books.delete(key)
  books.set(key, book)
  if (books.size > BOOKS_MAX) books.delete(books.keys().next().value!)
  return book
}
