import { outcomeKeyOf } from '../../market/index.ts'
import type { PlaceBetError, PlacementRefusal } from '../../placing/index.ts'
import { moveJointPrice } from '../building/customBet.ts'
import { withoutDeadBets } from '../building/createDraftBet.ts'
import { slipBlock } from './placeReadiness.ts'
import { changeAvailability, movePrices } from '../building/reprice.ts'
import { restoreBets } from './restoreBets.ts'
import { resting } from './resting.ts'
import type { DraftBet, Slip, SlipState } from '../slip.ts'
import type { SlipEvent } from '../slipEvent.ts'

/** The slip while a placement is in progress. */
export type ProcessingSlip = Extract<SlipState, { status: 'PROCESSING' }>

/**
 * The bettor tapped "place": all bets are sent if nothing on the slip, including a missing stake, prevents it
 * ([PLACE-1]).
 */
export function startPlacing(slip: Slip, key: string, startedAt: number): Slip {
  if (slipBlock(slip) || leftOf(slip).length > 0) return slip
  return { ...slip, state: { status: 'PROCESSING', key, bets: slip.bets, startedAt, answer: 'awaited' } }
}

/** Changes the placement in progress; answers with any other key are ignored ([PLACE-2]). */
export function whileProcessing(slip: Slip, key: string, change: (state: ProcessingSlip) => Slip): Slip {
  return slip.state.status === 'PROCESSING' && slip.state.key === key ? change(slip.state) : slip
}

/** The back end holds the bets until the live delay has passed ([PLACE-12]). */
export function delayPlacing(
  slip: Slip,
  state: ProcessingSlip,
  delayed: SlipEvent & { type: 'placing-delayed' },
): Slip {
  const { decideAt: _, atArrival: __, ...sent } = state
  return { ...slip, state: { ...sent, answer: 'delayed', ...delayOf(delayed) } }
}

/** The known data of a live delay. */
export function delayOf({
  decideAt,
  atArrival,
}: Pick<ProcessingSlip, 'decideAt' | 'atArrival'>): Pick<ProcessingSlip, 'decideAt' | 'atArrival'> {
  return { ...(decideAt !== undefined && { decideAt }), ...(atArrival && { atArrival }) }
}

/**
 * The bets are accepted: they leave the slip and the receipt shows them; bets refused beside them wait, at the odds
 * that their refusals report ([PLACE-3], [PLACE-27], [PLACE-32]).
 */
export function acceptPlacing(
  slip: Slip,
  { bets: sent }: ProcessingSlip,
  { placed, left: ids = [], refusals = [] }: SlipEvent & { type: 'placing-accepted' },
): Slip {
  const bets = withoutDeadBets(withoutSent(slip.bets, sent))
  const drafts = sent.filter(({ id }) => !ids.includes(id))
  const refused = sent.filter(({ id }) => ids.includes(id))
  const left = takeOverAll({ ...slip, bets: refused }, refusals)
  return { ...slip, bets, state: { status: 'SUCCESS', placed, drafts, left } }
}

/**
 * The session ended while bets were being placed: their result is unknown, so they are removed and cannot be placed
 * again ([PLACE-34]).
 */
export function leaveUnknown(slip: Slip): Slip {
  return slip.state.status === 'PROCESSING'
    ? { ...slip, bets: withoutSent(slip.bets, slip.state.bets) }
    : slip
}

/** The bets that were not sent. */
export function withoutSent(bets: readonly DraftBet[], sent: readonly DraftBet[]): readonly DraftBet[] {
  const gone = new Set(sent.map(fingerprint))
  return bets.filter(bet => !gone.has(fingerprint(bet)))
}

/**
 * The slip with the bets that were refused beside those of its receipt, as they were sent; picks made since are newer
 * ([PLACE-27]).
 */
export function withLeft(slip: Slip): Slip {
  const left = leftOf(slip)
  if (left.length === 0) return slip
  const bets = [...slip.bets, ...left]
  return { ...slip, bets: restoreBets({ ...slip, bets: [] }, { type: 'restored', source: 'storage', bets }) }
}

/** The bets refused beside those of the receipt, if one is shown ([PLACE-27]). */
export function leftOf({ state }: Slip): readonly DraftBet[] {
  return state.status === 'SUCCESS' ? state.left : []
}

/** Distinguishes a placed bet from one built since: after a reload another combo may have replaced the old one. */
function fingerprint({ id, selections }: DraftBet): string {
  return [id, ...selections.map(outcomeKeyOf)].join(' ')
}

/**
 * Placing failed: a coded refusal is an ERROR that keeps the legs and applies the odds it reports ([PLACE-4]);
 * otherwise the slip returns to its former state ([PLACE-5]).
 */
export function refusePlacing(slip: Slip, error: PlaceBetError): Slip {
  if (error.kind !== 'odds-moved' && error.kind !== 'refused') {
    return resting({ ...slip, bets: withoutDeadBets(slip.bets) })
  }
  const left = withoutDeadBets(takeOverAll(slip, error.refusals ?? []))
  // An error concerns bets on the slip: without any left there is nothing to fix ([TICKET-15]).
  return left.length === 0
    ? resting({ ...slip, bets: left })
    : { ...slip, bets: left, state: { status: 'ERROR', error } }
}

/**
 * Applies to the bets everything that a refusal reports of their legs and prices ([PLACE-4], [PLACE-25], [CUSTOM-3]).
 */
function takeOverAll(slip: Slip, refusals: readonly PlacementRefusal[]): readonly DraftBet[] {
  return [takeOverPrices, takeOverGone, takeOverJointPrice].reduce(
    (bets, takeOver) => takeOver({ ...slip, bets }, refusals),
    slip.bets,
  )
}

type TakeOver = (slip: Slip, refusals: readonly PlacementRefusal[]) => readonly DraftBet[]

const takeOverPrices: TakeOver = (slip, refusals) =>
  movePrices(
    slip,
    refusals.flatMap(({ leg, odds }) => (leg && odds ? [{ ...leg, odds }] : [])),
  )

/**
 * The back end knows before our prices that a leg is unavailable: it counts as such until the feed reports otherwise
 * ([PLACE-25]).
 */
const takeOverGone: TakeOver = (slip, refusals) =>
  changeAvailability(
    slip,
    refusals.flatMap(({ kind, leg }) =>
      leg && kind === 'leg-unavailable' ? [{ ...leg, marketStatus: 'missing' as const }] : [],
    ),
  )

/** A custom bet refused for its joint price gets the reported price, or none ([CUSTOM-3], [CUSTOM-4]). */
const takeOverJointPrice: TakeOver = (slip, refusals) => {
  const refusal = refusals.find(({ kind }) => kind === 'custom-odds-moved')
  return refusal ? moveJointPrice(slip, 'custom_bet', refusal.odds ?? null) : slip.bets
}
