import { LRUCache } from 'lru-cache'
import type { ParamsOf, PlayOf, SportKey } from '../sports.ts'
import { openCustomBook, type CustomBook } from './customBook.ts'

/** Books kept open, of a few megabytes each: matches that players are likely to build bets on between two turns. */
const BOOKS_MAX = 12

/**
 * Books by what they were made from. The key holds all of it, so a cached book is the book that would be made again; what changes is
 * only how soon it is there.
 */
const books = new LRUCache<string, CustomBook>({ max: BOOKS_MAX })

/** The book of this state of a match. */
export function bookOf<Key extends SportKey>(
  sportKey: Key,
  params: ParamsOf<Key>,
  state: PlayOf<Key>,
): CustomBook {
  const key = JSON.stringify([sportKey, params, state])
  const book = books.get(key) ?? openCustomBook(sportKey, params, state)
  books.set(key, book)
  return book
}
