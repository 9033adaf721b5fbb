import type { Query, QueryClient } from '@tanstack/react-query'

/** An error of a query, and whether its visitor sees it where it happened. */
export type HearError = (error: unknown, isTold: boolean) => void

/**
 * Hears of every query that failed for good, after its retries. It is told where it happened when its feature says so
 * (`meta.isTold`), when nothing on the page draws it (whoever asked tells), and when it has failed before without an answer since: a list
 * that is asked for every 20 s says once that it cannot be had.
 */
export function watchQueries(queryClient: QueryClient, hear: HearError): void {
  const failing = new WeakSet<Query>()
  queryClient.getQueryCache().subscribe(event => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'success') failing.delete(query)
    if (action.type !== 'error') return
    const isTold = query.meta?.isTold === true || query.getObserversCount() === 0 || failing.has(query)
    failing.add(query)
    hear(action.error, isTold)
  })
}
