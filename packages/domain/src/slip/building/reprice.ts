import { outcomeKeyOf } from '../../market/index.ts'
import { changeEach } from './changeBet.ts'
import { acceptJointPrice, legModeOf } from './customBet.ts'
import { rescaled, withoutDeadBets } from './createDraftBet.ts'
import type { PriceMove, Selection } from '../selection.ts'
import { withFlags } from '../selection.ts'
import type { DraftBet, Slip } from '../slip.ts'
import { isInProgress } from '../slipViews.ts'
import type { AvailabilityChange } from '../slipEvent.ts'

/** Maps every selection through `change`, and updates flags and driven stakes. Unchanged bets stay the same objects. */
export function mapSelections(slip: Slip, change: (selection: Selection) => Selection): readonly DraftBet[] {
  let touched = false
  const bets = slip.bets.map(bet => {
    const mode = legModeOf(bet.type, slip.acceptMode)
    const selections = bet.selections.map(old => withFlags(change(old), mode, slip.providerStatuses))
    if (selections.every((selection, i) => selection === bet.selections[i])) return bet
    touched = true
    return rescaled({ ...bet, selections })
  })
  if (!touched) return slip.bets
  // Bets being placed stay until their answer, whatever happens to their match ([SLIP-17]).
  return isInProgress(slip) ? bets : withoutDeadBets(bets)
}

/** Prices changed: only selections whose odds differ become new objects ([MARKET-6]). */
export function movePrices(slip: Slip, prices: readonly PriceMove[]): readonly DraftBet[] {
  const byKey = new Map(prices.map(price => [outcomeKeyOf(price), price.odds]))
  return mapSelections(slip, selection => {
    const odds = byKey.get(outcomeKeyOf(selection))
    return odds === undefined || odds === selection.odds ? selection : { ...selection, odds }
  })
}

/** Markets, matches or outcomes were opened, paused or removed ([SLIP-9]). */
export function changeAvailability(slip: Slip, changes: readonly AvailabilityChange[]): readonly DraftBet[] {
  const byKey = new Map(changes.map(change => [outcomeKeyOf(change), change]))
  return mapSelections(slip, selection => {
    const change = byKey.get(outcomeKeyOf(selection))
    if (!change) return selection
    const { matchStatus = selection.matchStatus, marketStatus = selection.marketStatus } = change
    const active = change.active ?? selection.active
    const isSame =
      matchStatus === selection.matchStatus &&
      marketStatus === selection.marketStatus &&
      active === selection.active
    return isSame ? selection : { ...selection, matchStatus, marketStatus, active }
  })
}

/** The bettor accepts the current odds ([TICKET-5]). */
export function acceptOdds(slip: Slip): readonly DraftBet[] {
  const bets = changeEach(slip, acceptJointPrice)
  return mapSelections({ ...slip, bets }, selection =>
    selection.acceptedOdds === selection.odds ? selection : { ...selection, acceptedOdds: selection.odds },
  )
}
