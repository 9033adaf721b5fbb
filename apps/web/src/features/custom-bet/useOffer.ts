import { useQueries } from '@tanstack/react-query'
import type { Market } from '@touchline/domain/market'
import type { Match, MatchId } from '@touchline/domain/match'
import {
  customMarketsQuery,
  marketsQuery,
  matchByIdQuery,
  systemQuery,
  type MatchMarkets,
} from '#core/catalogue'
import { useSession } from '#core/session'
import { RefusedError } from '#shared/query'

/** What can be combined in a match, or why that is not known yet. */
export type CustomBetOffer =
  | { readonly status: 'loading' | 'offline' | 'gone' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'here'
      readonly match: Match
      /** What can be combined. */
      readonly markets: readonly Market[]
      /** All markets, with the position from which live prices continue. */
      readonly snapshot: MatchMarkets
      readonly groups: readonly { readonly key: string; readonly name: string }[]
    }

export function useOffer(matchId: MatchId): CustomBetOffer {
  // The builder itself shows what could not be loaded.
  const meta = { client: useSession().client, isShown: true }
  const questions = useQueries({
    queries: [
      { ...matchByIdQuery(matchId), meta },
      { ...marketsQuery(matchId), meta },
      { ...customMarketsQuery(matchId), meta },
      { ...systemQuery(), meta },
    ],
  })
  const [match, snapshot, markets, system] = questions
  if (match.data && snapshot.data && markets.data && system.data) {
    return {
      status: 'here',
      match: match.data,
      markets: markets.data,
      snapshot: snapshot.data,
      groups: system.data.market_groups,
    }
  }
  if (questions.some(({ error }) => error instanceof RefusedError && error.status === 404)) {
    return { status: 'gone' }
  }
  if (questions.some(({ isError }) => isError)) {
    const retry = (): void => questions.forEach(({ isError, refetch }) => isError && void refetch())
    return { status: 'failed', retry }
  }
  return { status: questions.some(({ fetchStatus }) => fetchStatus === 'paused') ? 'offline' : 'loading' }
}
