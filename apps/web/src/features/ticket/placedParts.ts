import {
  outcomeKeyOf,
  placementsOf,
  potentialWin,
  systemReturns,
  type Bet,
  type DraftBet,
  type Money,
  type PlacementDraft,
} from '@touchline/domain'

/** A bet on the receipt, beside the placement it came from: that one knows which system it is. */
export type PlacedPart = {
  readonly bet: Bet
  readonly system: PlacementDraft['system']
  /** What it pays if every leg wins, at the odds it was taken at. */
  readonly returns: Money
}

/** The bets of a receipt with their placements, each used once: a bet that was refused among them leaves no gap. */
export function placedParts(placed: readonly Bet[], drafts: readonly DraftBet[]): readonly PlacedPart[] {
  const waiting = drafts.flatMap(placementsOf)
  return placed.map(bet => {
    const at = waiting.findIndex(one => isOf(bet, one))
    const [placement] = at < 0 ? [] : waiting.splice(at, 1)
    return { bet, system: placement?.system, returns: returnsOf(bet, placement) }
  })
}

function isOf(bet: Bet, { type, stake, legs }: PlacementDraft): boolean {
  const keys = new Set(legs.map(outcomeKeyOf))
  return (
    bet.type === type &&
    bet.stake.value === stake.value &&
    bet.legs.length === legs.length &&
    bet.legs.every(leg => keys.has(outcomeKeyOf(leg)))
  )
}

function returnsOf({ type, stake, odds, legs }: Bet, placement: PlacementDraft | undefined): Money {
  const prices = legs.map(leg => leg.odds)
  const value =
    type === 'system' && placement?.system
      ? systemReturns(stake.value, prices, placement.system.winCount).max
      : potentialWin(stake.value, type === 'custom_bet' ? [odds] : prices)
  return { ...stake, value }
}
