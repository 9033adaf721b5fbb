import type { Query, QueryClient } from '@tanstack/react-query'

/** An error of a query, and whether the part that needs it shows it. */
export type QueryErrorListener = (error: unknown, isShown: boolean) => void

/**
 * Watches queries that failed after all retries. The error counts as shown when its feature shows it (`meta.isShown`),
 * when nothing on the page renders the query, and when it failed before without an answer since: a list that is
 * refetched every 20 s reports its failure once.
 */
export function watchQueries(queryClient: QueryClient, listener: QueryErrorListener): void {
  const failing = new WeakSet<Query>()
  queryClient.getQueryCache().subscribe(event => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'success') failing.delete(query)
    if (action.type !== 'error') return
    const isShown = query.meta?.isShown === true || query.getObserversCount() === 0 || failing.has(query)
    failing.add(query)
    listener(action.error, isShown)
  })
}
