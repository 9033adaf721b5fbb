import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { channels, type ChangedBetWire } from '@touchline/contract'
import { useLive } from '#core/live'
import { useSessionState } from '#core/session'
import { useCashDesk } from './cashout/useCashDesk.ts'
import { withBet, type BetPages, type BetsAsked } from './mergeBets.ts'

/** Takes the private channel's news of bets into every list; what may have been missed is asked for again. */
export function useBetNews(): void {
  const live = useLive()
  const queries = useQueryClient()
  const desk = useCashDesk()
  const playerId = useSessionState(state => state.player?.id)
  useEffect(() => {
    if (playerId === undefined) return
    const stopEvents = live.onEvent(event => {
      if (event.kind === 'bet') takeBet(queries, playerId, event.message.bet)
    })
    const stopGaps = live.onGap(channel => {
      if (channel !== channels.user(playerId)) return
      // An offer that may have been overtaken is not shown as one.
      const settle = desk.doubtOffers()
      void queries.invalidateQueries({ queryKey: ['bets', playerId] }).finally(settle)
      askForTotals(queries)
    })
    const stopAnswers = desk.onBet(bet => takeBet(queries, playerId, bet))
    return () => {
      stopEvents()
      stopGaps()
      stopAnswers()
    }
  }, [live, queries, desk, playerId])
}

function takeBet(queries: QueryClient, playerId: string, bet: ChangedBetWire): void {
  for (const [queryKey, list] of queries.getQueriesData<BetPages>({ queryKey: ['bets', playerId] })) {
    const changed = list && withBet(list, bet, queryKey[2] as BetsAsked)
    if (changed) queries.setQueryData<BetPages>(queryKey, changed)
    else void queries.invalidateQueries({ queryKey })
  }
  askForTotals(queries)
}

function askForTotals(queries: QueryClient): void {
  for (const name of ['bet-totals', 'profit-curve']) {
    void queries.invalidateQueries({ queryKey: [name] })
  }
}
