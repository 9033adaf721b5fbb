import type { Query, QueryClient } from '@tanstack/react-query'
import { channels } from '@touchline/contract'
import type { Match, MatchId, Outright } from '@touchline/domain/match'
import type { MatchMarkets, MatchPage, OutrightPage } from '#core/catalogue'
import { matchSeedOf, seedOfMarkets, type Live } from '#core/live'

/**
 * Passes every snapshot that a query loads to the live values, with its position in the stream; those that came with
 * the page too.
 */
export function watchSnapshots(queryClient: QueryClient, live: Live, locale: string): () => void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) takeSnapshot(query, live, locale)
  return cache.subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'success') takeSnapshot(event.query, live, locale)
  })
}

/** Passes the data of a query to the live values, with its age: they decide which of it is still current. */
export function takeSnapshot(
  { queryKey: [name, input], state: { data } }: Query,
  live: Live,
  locale: string,
): void {
  if (!data) return
  if (name === 'getMatches' || name === 'allMatches') {
    const { matches, stream } = data as MatchPage
    live.take({ channel: channels.locale(locale), position: stream, matches: matches.map(matchSeedOf) })
  }
  if (name === 'getOutrights') {
    const { outrights, stream } = data as OutrightPage
    live.take({ channel: channels.locale(locale), position: stream, matches: outrights.map(matchSeedOf) })
  }
  if (name === 'getOutright') {
    const { outright } = data as { outright?: Outright }
    if (outright) live.store.seed([matchSeedOf(outright)])
  }
  // A match has its prices in its markets, which are loaded right after it.
  if (name === 'getMatch') {
    const { match } = data as { match?: Match }
    if (match) live.store.seed([matchSeedOf(match)])
  }
  if (name === 'getMatchMarkets') {
    const { markets, version, isWhole, stream } = data as MatchMarkets
    const { id } = (input as { params: { id: MatchId } }).params
    const seed = seedOfMarkets(live.store, id, markets, version)
    if (seed) live.take({ channel: channels.match(id), position: stream, matches: [{ ...seed, isWhole }] })
  }
}
