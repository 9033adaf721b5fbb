import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import { MATCH_STATUS } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import {
  isInProgress,
  selectionsOf,
  tapOutcome,
  type PickedOutcome,
  type Slip,
  type SlipEvent,
} from '@touchline/domain/slip'
import type { StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'
import type { OwnQuickBet } from '../quick-bet/index.ts'
import { factsOfCell, type OutcomeLoader, type OutcomeNames } from '../prices/index.ts'
import type { SlipNews } from '../news/index.ts'

export interface OutcomeTapOptions {
  readonly store: Pick<StoreApi<Slip>, 'getState'>
  readonly quick: Pick<OwnQuickBet, 'store' | 'place'>
  readonly live: Pick<Live, 'store'>
  readonly names: OutcomeNames
  readonly load: OutcomeLoader
  readonly dispatch: (event: SlipEvent) => void
  readonly report: (news: SlipNews) => void
}

/**
 * What a tap on a price does: onto the slip or off it, at once as a quick bet, or into the custom bet dialog
 * ([PICK-1] to [PICK-5]).
 */
export function createPicking({ store, quick, live, names, load, dispatch, report }: OutcomeTapOptions) {
  function take(outcome: PickedOutcome): void {
    const slip = store.getState()
    if (isInProgress(slip)) return report({ kind: 'locked' })
    const { kind, turnsQuickBetOff } = tapOutcome(slip, quick.store.getState(), outcome)
    if (turnsQuickBetOff) quick.store.dispatch({ type: 'turned-off' })
    switch (kind) {
      case 'toggle':
        return dispatch({ type: 'outcome-toggled', outcome })
      case 'quick-bet':
        return quick.place(outcome, slip.providerStatuses)
      case 'open-custom-bet':
        return report({ kind, matchId: outcome.matchId })
    }
  }

  /** An outcome that a page has shown, with its current availability; false where it is not known yet. */
  function takeKnown(key: OutcomeKey, odds: Odds): boolean {
    const known = names.describe(key)
    const price = live.store.price(key)?.read()
    if (!known || !price) return false
    const matchStatus = live.store.matchState(key.matchId)?.read().status ?? MATCH_STATUS.prematch
    take({ ...known, ...factsOfCell(price), odds, matchStatus })
    return true
  }

  /** Outcomes whose tap waits for the server: a second tap in the meantime does not remove them. */
  const waiting = new Set<string>()

  async function takeUnknown(key: OutcomeKey, odds: Odds): Promise<void> {
    const id = outcomeKeyOf(key)
    if (waiting.has(id)) return
    waiting.add(id)
    await load(key)
    waiting.delete(id)
    if (!takeKnown(key, odds)) report({ kind: 'pick-unanswered' })
  }

  return (key: OutcomeKey, odds: Odds): void => {
    const id = outcomeKeyOf(key)
    const picked = selectionsOf(store.getState()).find(selection => outcomeKeyOf(selection) === id)
    if (picked) return take({ ...picked, odds })
    if (takeKnown(key, odds)) return
    void takeUnknown(key, odds)
  }
}
