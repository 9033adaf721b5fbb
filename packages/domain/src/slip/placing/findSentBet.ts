import type { Bet } from '../../bet/index.ts'
import { outcomeKeyOf } from '../../market/index.ts'
import type { OutcomeKey } from '../../market/index.ts'
import type { PlacementDraft } from '../../placing/index.ts'
import { placementsOf } from './placementsOf.ts'
import type { DraftBet } from '../slip.ts'

/** Maximum difference between the clocks of the bettor and of the back end, in either direction. */
export const SENT_BET_SKEW_MS = 30_000

/**
 * The bets that these drafts became, found in the bet history where the answer was lost and the back end honours no key
 * ([PLACE-31]): for each placement a different bet with the same type, legs, stake and currency, placed when it was
 * sent or later, in the order of the drafts; the closest to the tap where several match. Undefined while one of them is
 * missing. `sentAt` is epoch milliseconds; `known` are bets placed before the tap, which never match.
 */
export function findSentBet(
  drafts: readonly DraftBet[],
  history: readonly Bet[],
  sentAt: number,
  known: ReadonlySet<string> = new Set(),
): readonly Bet[] | undefined {
  const left = history
    .filter(bet => bet.createdAt >= sentAt - SENT_BET_SKEW_MS && !known.has(bet.id))
    .toSorted((a, b) => distance(a, sentAt) - distance(b, sentAt))
  const found: Bet[] = []
  for (const sent of drafts.flatMap(placementsOf)) {
    const at = left.findIndex(bet => isBetOf(bet, sent))
    if (at < 0) return undefined
    found.push(...left.splice(at, 1))
  }
  return found
}

function isBetOf({ type, stake, legs, system }: Bet, sent: PlacementDraft): boolean {
  const isSameStake = stake.value === sent.stake.value && stake.currency === sent.stake.currency
  // A named bet is placed as several systems of the same legs.
  const isSameSystem = !system || system.winCount === sent.system?.winCount
  return type === sent.type && isSameStake && isSameSystem && legsOf(legs) === legsOf(sent.legs)
}

/** The time between the tap and its placement, in milliseconds. */
function distance({ createdAt }: Bet, sentAt: number): number {
  return Math.abs(createdAt - sentAt)
}

/** The legs as one text, independent of their order. */
function legsOf(legs: readonly OutcomeKey[]): string {
  return legs.map(outcomeKeyOf).toSorted().join(' ')
}
