import type { Bet } from '@touchline/domain/bet'
import { outcomeKeyOf } from '@touchline/domain/market'
import { potentialWin, type Money } from '@touchline/domain/money'
import { partsOf, draftWin, type DraftBet } from '@touchline/domain/slip'
import type { SystemType } from '@touchline/domain/system'

/** A bet on the receipt with the part of the slip it came from, which knows its system and its bonus. */
export type PlacedPart = {
  readonly bet: Bet
  readonly system: SystemType | undefined
  /** What it pays if every leg wins, at the odds it was taken at. */
  readonly returns: Money
}

/** The bets of a receipt with their parts of the slip, each used once: a refused bet among them leaves no gap. */
export function placedParts(placed: readonly Bet[], drafts: readonly DraftBet[]): readonly PlacedPart[] {
  const waiting = drafts.flatMap(draft => partsOf(draft).map(part => part.bet))
  return placed.map(bet => {
    const at = waiting.findIndex(one => isOf(bet, one))
    const [draft] = at < 0 ? [] : waiting.splice(at, 1)
    return { bet, system: draft?.system, returns: { ...bet.stake, value: payoutOf(bet, draft) } }
  })
}

function isOf(bet: Bet, { type, stake, selections }: DraftBet): boolean {
  const keys = new Set(selections.map(outcomeKeyOf))
  return (
    bet.type === type &&
    bet.stake.value === stake.value &&
    bet.legs.length === selections.length &&
    bet.legs.every(leg => keys.has(outcomeKeyOf(leg)))
  )
}

/**
 * What the slip showed, at the odds of the placed legs. A custom bet is placed at the joint price that was agreed to
 * ([CUSTOM-3]).
 */
function payoutOf({ type, stake, odds, legs }: Bet, draft: DraftBet | undefined): number {
  const taken = new Map(legs.map(leg => [outcomeKeyOf(leg), leg.odds]))
  if (!draft) return potentialWin(stake.value, type === 'custom_bet' ? [odds] : [...taken.values()])
  return draftWin(draft, {
    of: leg => taken.get(outcomeKeyOf(leg)) ?? leg.acceptedOdds,
    joint: draft.acceptedCustomOdds,
  })
}
