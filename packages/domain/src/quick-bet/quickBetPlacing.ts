import type { Bet } from '../bet/index.ts'
import { outcomeKeyOf } from '../market/index.ts'
import type { PlaceBetError, PlacementRefusal } from '../placing/index.ts'
import type { DraftBet } from '../slip/index.ts'
import { delayOf } from '../slip/index.ts'
import type { QuickBet, QuickBetProcessing, QuickBetState } from './quickBet.ts'
import type { QuickBetEvent } from './quickBetEvent.ts'
import { quickBetRefusal } from './quickBetRefusal.ts'

/**
 * The tap: the bet is sent if nothing refuses it; one that cannot win more than its stake ends here ([QUICK-5] to
 * [QUICK-7], [QUICK-18]).
 */
export function startQuickBet(quick: QuickBet, drafted: DraftBet, key: string, startedAt: number): QuickBet {
  // The approved stake is used, whatever the caller drafted.
  const bet: DraftBet = { ...drafted, stake: quick.stake }
  switch (quickBetRefusal(quick, bet, { at: startedAt })) {
    case undefined:
      return { ...quick, state: { status: 'processing', key, bet, startedAt, answer: 'awaited' } }
    case 'win-not-above-stake':
      return { ...quick, state: { status: 'error', bet, startedAt, error: { kind: 'win-not-above-stake' } } }
    default:
      return quick
  }
}

/** Changes the bet in progress; answers with any other key are ignored ([QUICK-12]). */
export function whileQuickBetting(
  quick: QuickBet,
  key: string,
  change: (state: QuickBetProcessing) => QuickBetState,
): QuickBet {
  const { state } = quick
  return state.status === 'processing' && state.key === key ? { ...quick, state: change(state) } : quick
}

/** The back end holds the bet until the live delay has passed ([QUICK-12]). */
export function delayQuickBet(
  { status, key, bet, startedAt }: QuickBetProcessing,
  event: QuickBetEvent & { type: 'placing-delayed' },
): QuickBetState {
  return { status, key, bet, startedAt, answer: 'delayed', ...delayOf(event) }
}

/** The bet is accepted and its receipt is shown ([QUICK-9]). */
export function acceptQuickBet(
  { bet, startedAt }: QuickBetProcessing,
  placed: readonly Bet[],
): QuickBetState {
  return { status: 'success', bet, startedAt, placed }
}

/**
 * As on the slip: a coded refusal is an error, and its bet shows the odds it reports beside the accepted ones; after
 * 401, uncoded refusals and silence, quick bet is idle again ([QUICK-13], [QUICK-19]).
 */
export function refuseQuickBet({ bet, startedAt }: QuickBetProcessing, error: PlaceBetError): QuickBetState {
  if (error.kind !== 'odds-moved' && error.kind !== 'refused') return { status: 'initial' }
  return { status: 'error', bet: reoffered(bet, error.refusals ?? []), startedAt, error }
}

function reoffered(bet: DraftBet, refusals: readonly PlacementRefusal[]): DraftBet {
  const selections = bet.selections.map(leg => {
    const named = refusals.find(refusal => refusal.leg && outcomeKeyOf(refusal.leg) === outcomeKeyOf(leg))
    const odds = named?.odds ?? leg.odds
    return odds === leg.odds ? leg : { ...leg, odds, isChanged: true }
  })
  return { ...bet, selections }
}
