import type { QueryClient } from '@tanstack/react-query'
import type { ChangedBetWire } from '@touchline/contract'
import { withBet, type BetPages, type BetsFilter } from './mergeBets.ts'

/** Applies an event of a bet to every list of the player; a list that lacks the bet is loaded again. */
export function takeBet(queries: QueryClient, playerId: string, bet: ChangedBetWire): void {
  for (const [queryKey, list] of queries.getQueriesData<BetPages>({ queryKey: ['bets', playerId] })) {
    const changed = list && withBet(list, bet, queryKey[2] as BetsFilter)
    if (changed) queries.setQueryData<BetPages>(queryKey, changed)
    else void refetchWithoutWaiting(queries, queryKey)
  }
}

/** The answer to a request under way may be from before the change, and would count as fresh: it is cancelled. */
async function refetchWithoutWaiting(queries: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true })
  await queries.invalidateQueries({ queryKey, exact: true })
}
