import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { addressQuery, countersQuery, sportsQuery } from '#core/catalogue'
import { topLeaguesQuery } from '#features/navigation'
import { likeBefore } from './likeBefore.ts'

/**
 * What the API answers to nobody in particular, shared between the pages drawn within a moment: the same page in other languages of
 * odds, themes and time zones, and the frame around all of them. Each answer tells the position of its stream, so the page that
 * got a shared one catches up as from any other.
 */
export interface Answers {
  /** Reads a query into the cache of one request; asks the API only when nobody has just asked it. */
  read(locale: string, queryClient: QueryClient, query: Query): Promise<unknown>
}
type Query = Parameters<QueryClient['ensureQueryData']>[0]
type Answer = { readonly data: Promise<unknown>; readonly askedAt: number; came?: unknown }

/** Half of what HTML with live prices is shared for, so that both together stay below what a live price may age (design, section 4). */
const FRESH_MS = 1_000
/** What stands around every page moves slowly, and so do addresses. */
const FRAME_FRESH_MS = 5_000
const FRAME = new Set(
  [sportsQuery(), topLeaguesQuery(), countersQuery()].map(({ queryKey }) => keyOf(queryKey)),
)
const ADDRESS = addressQuery('', '').queryKey[0]
const ANSWERS_MAX = 500

export function createAnswers(now: () => number): Answers {
  const answers = new Map<string, Answer>()

  /** Keeps an answer unless it fails; the oldest go first. */
  function keep(key: string, data: Promise<unknown>): void {
    const answer: Answer = { data, askedAt: now() }
    answers.delete(key)
    answers.set(key, answer)
    if (answers.size > ANSWERS_MAX) answers.delete(answers.keys().next().value ?? '')
    data.then(
      came => (answer.came = came),
      () => answers.get(key) === answer && answers.delete(key),
    )
  }

  return {
    async read(locale, queryClient, query) {
      const known = queryClient.getQueryData(query.queryKey)
      if (known !== undefined) return known
      const key = keyOf(query.queryKey)
      const shared = answers.get(`${locale} ${key}`)
      const freshMs = FRAME.has(key) || query.queryKey[0] === ADDRESS ? FRAME_FRESH_MS : FRESH_MS
      if (!shared || now() - shared.askedAt >= freshMs) {
        const before = shared?.came
        const data = queryClient.ensureQueryData({
          ...query,
          structuralSharing: (_: unknown, came: unknown) => likeBefore(before, came),
        })
        keep(`${locale} ${key}`, data)
        return data
      }
      const data = await shared.data
      queryClient.setQueryData(query.queryKey, data, { updatedAt: shared.askedAt })
      return data
    },
  }
}

function keyOf(queryKey: QueryKey): string {
  return JSON.stringify(queryKey)
}
