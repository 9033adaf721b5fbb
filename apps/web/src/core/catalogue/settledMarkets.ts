import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query'
import type { MarketWire } from '@touchline/contract'
import { outcomeStatus, type OutcomeStatus } from '@touchline/domain/catalogue'
import type { Odds } from '@touchline/domain/odds'
import { fetchReply } from './callQuery.ts'
import { MARKETS_MAX } from './matches.ts'

/** One market of a finished match, with all its lines. */
export type SettledMarket = {
  readonly key: string
  readonly name: string
  /** Market groups it belongs to. */
  readonly groups: readonly string[]
  readonly outcomes: readonly SettledOutcome[]
}
export type SettledOutcome = {
  readonly key: string
  readonly name: string
  /** The last price it had. */
  readonly odds: Odds
  readonly status: OutcomeStatus
}

/** The settled markets of a match that is over, in the order they were offered in. */
export const settledMarketsQuery = (matchId: string) =>
  queryOptions({
    queryKey: ['settledMarkets', matchId] as const,
    queryFn: async (context: QueryFunctionContext): Promise<readonly SettledMarket[]> => {
      const { data } = await fetchReply(context, 'getMatchMarkets', {
        params: { id: matchId },
        query: { limit: MARKETS_MAX },
      })
      return byName(data)
    },
  })

/** Lines of one market under its name. */
export function byName(markets: readonly MarketWire[]): readonly SettledMarket[] {
  return [...Map.groupBy(markets, ({ id, name }) => `${id} ${name}`)].map(([key, lines]) => ({
    key,
    name: lines[0]!.name,
    groups: lines[0]!.groups,
    outcomes: lines.flatMap(({ specifier, outcomes }) =>
      outcomes.map(({ id, name, odds, result }) => ({
        key: `${specifier}/${id}`,
        name,
        odds: odds as Odds,
        status: outcomeStatus(result ?? 'no_results'),
      })),
    ),
  }))
}
