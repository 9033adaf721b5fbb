import type { QueryClient } from '@tanstack/react-query'
import type { ChangedBetWire } from '@touchline/contract'
import { withBet, type BetPages, type BetsFilter } from './mergeBets.ts'

/** Takes what the private channel told of a bet into every list of the player; a list that lacks the bet is asked for again. */
export function takeBet(queries: QueryClient, playerId: string, bet: ChangedBetWire): void {
  for (const [queryKey, list] of queries.getQueriesData<BetPages>({ queryKey: ['bets', playerId] })) {
    const changed = list && withBet(list, bet, queryKey[2] as BetsFilter)
    if (changed) queries.setQueryData<BetPages>(queryKey, changed)
    else void refetchWithoutWaiting(queries, queryKey)
  }
}

/** The answer to a first question may have been made before the change, and would be kept as fresh: it is not waited for. */
async function refetchWithoutWaiting(queries: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true })
  await queries.invalidateQueries({ queryKey, exact: true })
}
