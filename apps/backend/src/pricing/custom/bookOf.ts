import { LRUCache } from 'lru-cache'
import type { ParamsOf, PlayOf, SportKey } from '../sports.ts'
import { openCustomBook, type CustomBook } from './customBook.ts'

/**
 * Number of cached books, of a few megabytes each: matches on which players are likely to build bets between two turns.
 */
const BOOKS_MAX = 12

/** Books by their inputs. The key contains all of them, so that a cached book equals a new one. */
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
