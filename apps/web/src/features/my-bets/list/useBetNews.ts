import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { channels, type ChangedBetWire } from '@touchline/contract'
import { useLive } from '#core/live'
import { useSessionState } from '#core/session'
import { useCashouts } from '../cashout/index.ts'
import { takeBet } from './takeBet.ts'

/** Applies the private channel's events to every list of bets; what may have been missed is loaded again. */
export function useBetNews(): void {
  const live = useLive()
  const queries = useQueryClient()
  const cashouts = useCashouts()
  const playerId = useSessionState(state => state.player?.id)
  useEffect(() => {
    if (playerId === undefined) return
    const take = (bet: ChangedBetWire): void => {
      takeBet(queries, playerId, bet)
      invalidateTotals(queries)
    }
    const stopEvents = live.onEvent(event => {
      if (event.kind === 'bet') take(event.message.bet)
    })
    const stopGaps = live.onGap(channel => {
      if (channel !== channels.user(playerId)) return
      // An offer that may be outdated is not shown.
      const settle = cashouts.markOffersUnsure()
      void queries.invalidateQueries({ queryKey: ['bets', playerId] }).finally(settle)
      invalidateTotals(queries)
    })
    const stopAnswers = cashouts.onBet(take)
    return () => {
      stopEvents()
      stopGaps()
      stopAnswers()
    }
  }, [live, queries, cashouts, playerId])
}

function invalidateTotals(queries: QueryClient): void {
  for (const name of ['bet-totals', 'profit-curve']) {
    void queries.invalidateQueries({ queryKey: [name] })
  }
}
