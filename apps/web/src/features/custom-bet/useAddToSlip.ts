import { MARKET_STATUS, outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import { MATCH_STATUS, type MatchId } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import type { PickedOutcome } from '@touchline/domain/slip'
import { useCallback } from 'react'
import { useLive } from '#core/live'
import { useSlip } from '#core/slip'
import { useAlerts } from '#shared/alerts'
import { useText } from '#shared/i18n'
import { legsOnSlip, picksReplaced } from './model/builderView.ts'

/**
 * Makes the picks the only bet on the slip, at their joint price; the previous bets can be restored. False where it
 * was refused.
 */
export function useAddToSlip(matchId: MatchId): (legs: readonly OutcomeKey[], odds: Odds) => boolean {
  const slip = useSlip()
  const live = useLive()
  const alerts = useAlerts()
  const t = useText()
  return useCallback(
    (legs, customOdds) => {
      const before = slip.getState()
      const selections = legs.flatMap(key => pickedOutcome(key, { slip, live }) ?? [])
      if (selections.length < legs.length) return false
      const count = picksReplaced(before, matchId)
      slip.dispatch({ type: 'custom-bet-set', selections, customOdds })
      if (slip.getState() === before) return false
      slip.panel.open('BET_SLIP')
      if (count > 0) {
        alerts.push({
          key: 'custom-bet',
          tone: 'neutral',
          title: t('custom-bet.added'),
          text: t('custom-bet.replaced', { count }),
          action: {
            label: t('custom-bet.undo'),
            run: () => slip.dispatch({ type: 'restored', bets: before.bets, source: 'reuse' }),
          },
        })
      }
      return true
    },
    [slip, live, alerts, t, matchId],
  )
}

/** A pick with its names and its current price. */
function pickedOutcome(key: OutcomeKey, { slip, live }: Stores): PickedOutcome | undefined {
  const words = slip.names.describe(key)
  const price = live.store.price(key)?.read()
  if (!words || !price) {
    return legsOnSlip(slip.getState(), key.matchId).find(leg => outcomeKeyOf(leg) === outcomeKeyOf(key))
  }
  return {
    ...words,
    odds: price.odds,
    matchStatus: live.store.matchState(key.matchId)?.read().status ?? MATCH_STATUS.prematch,
    marketStatus: MARKET_STATUS.allowed,
    active: true,
  }
}
type Stores = { readonly slip: ReturnType<typeof useSlip>; readonly live: ReturnType<typeof useLive> }
