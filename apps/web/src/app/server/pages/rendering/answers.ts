import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { LRUCache } from 'lru-cache'
import { addressQuery, countersQuery, sportsQuery, topLeaguesQuery } from '#core/catalogue'
import { reuseUnchanged } from './reuseUnchanged.ts'

/**
 * Answers of the API to guests, shared between pages that are rendered within a second: the same page in other odds
 * formats, themes and time zones, and the frame around all of them. Each answer has its stream position, so a page
 * with a shared one catches up as with any other.
 */
export interface Answers {
  /** Reads a query into the cache of one request; calls the API only when there is no fresh answer to share. */
  read(locale: string, queryClient: QueryClient, query: Query): Promise<unknown>
}
type Query = Parameters<QueryClient['ensureQueryData']>[0]
type Answer = { readonly data: Promise<unknown>; readonly requestedAt: number; value?: unknown }

/**
 * Half the time that HTML with live prices is shared for, so that both together stay below the maximum age of a live
 * price (design, section 4).
 */
const FRESH_MS = 1_000
/** The frame around every page changes slowly, and so do addresses. */
const FRAME_FRESH_MS = 5_000
const FRAME = new Set(
  [sportsQuery(), topLeaguesQuery(), countersQuery()].map(({ queryKey }) => keyOf(queryKey)),
)
const ADDRESS = addressQuery('', '').queryKey[0]
const ANSWERS_MAX = 500

export function createAnswers(now: () => number): Answers {
  // Ages are checked here, not by the cache: an answer too old to be shared still shows what is unchanged.
  const answers = new LRUCache<string, Answer>({ max: ANSWERS_MAX })

  /** Caches an answer unless it fails. */
  function cache(key: string, data: Promise<unknown>): void {
    const answer: Answer = { data, requestedAt: now() }
    answers.set(key, answer)
    data.then(
      value => (answer.value = value),
      () => answers.peek(key) === answer && answers.delete(key),
    )
  }

  return {
    async read(locale, queryClient, query) {
      const known = queryClient.getQueryData(query.queryKey)
      if (known !== undefined) return known
      const key = keyOf(query.queryKey)
      const shared = answers.get(`${locale} ${key}`)
      const freshMs = FRAME.has(key) || query.queryKey[0] === ADDRESS ? FRAME_FRESH_MS : FRESH_MS
      if (!shared || now() - shared.requestedAt >= freshMs) {
        const before = shared?.value
        const data = queryClient.ensureQueryData({
          ...query,
          structuralSharing: (_: unknown, value: unknown) => reuseUnchanged(before, value),
        })
        cache(`${locale} ${key}`, data)
        return data
      }
      const data = await shared.data
      queryClient.setQueryData(query.queryKey, data, { updatedAt: shared.requestedAt })
      return data
    },
  }
}

function keyOf(queryKey: QueryKey): string {
  return JSON.stringify(queryKey)
}
