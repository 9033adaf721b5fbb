import type { BetType } from '../bet/index.ts'
import type { OutcomeFacts, OutcomeKey } from '../market/index.ts'
import { availabilityOf, pauseReasonOf } from '../market/index.ts'
import type { Provider } from '../match/index.ts'
import type { Money } from '../money/index.ts'
import { potentialWin } from '../money/index.ts'
import type { BonusOdds, Odds, OddsAcceptMode } from '../odds/index.ts'
import { acceptModeOf, combinedOdds, needsConfirmation, ODDS_SCALE } from '../odds/index.ts'
import { multiply, ratio, roundHalfUp, toSafeNumber } from '../ratio/index.ts'
import { systemOdds, systemReturns } from '../system/index.ts'
import type { PlacementRefusalKind } from './placementCodes.ts'
import { PLACEMENT_CODES } from './placementCodes.ts'
import type { RuleContext } from './slipRules.ts'
import { refusalOf } from './slipRules.ts'
import type { StakeLimits } from './stakeLimits.ts'
import { stakeRefusal } from './stakeLimits.ts'

/** A bet someone asks for: legs with the odds the bettor agreed to. */
export type PlacementDraft = {
  readonly type: BetType
  readonly stake: Money
  readonly legs: readonly (OutcomeKey & { readonly provider: Provider; readonly odds: Odds })[]
  readonly system?: { readonly winCount: number; readonly totalCount: number }
  readonly bonusOdds?: BonusOdds
  /** Joint price of a custom bet that the bettor agreed to. */
  readonly customOdds?: Odds
}

/** One outcome as it stands now. The provider comes from here: a client may lie about it. */
export type Quote = OutcomeFacts & { readonly odds: Odds; readonly provider: Provider }

export type PlacementQuestion = {
  readonly draft: PlacementDraft
  /** The outcome now, undefined when there is none. */
  readonly quoteOf: (key: OutcomeKey) => Quote | undefined
  readonly mode: OddsAcceptMode
  readonly limits: StakeLimits
  /** What is left for this bet. */
  readonly balance: Money
  readonly now: number
  /** Joint price of a custom bet as it stands now; without one a custom bet is refused. */
  readonly customOdds?: Odds
  /** Needed where several singles are placed together ([SLIP-5]). */
  readonly rules?: RuleContext
}

/** One reason against a bet; `leg` where one leg is at fault, with its odds now where it has any. */
export type PlacementRefusal = {
  readonly kind: PlacementRefusalKind
  readonly code: number
  readonly leg?: OutcomeKey
  readonly odds?: Odds
  /** Id of the rule that refused, for `cannot-combine`. */
  readonly rule?: string
  /** The figure that was passed, in subunits. */
  readonly limit?: number
}

export type PlacementAnswer =
  | {
      readonly ok: true
      /** Odds of each leg the bet is taken at, in the draft's order. */
      readonly odds: readonly Odds[]
      /** The whole bet's odds; of a system, what one unit pays when all win. Display only: payouts use the legs. */
      readonly betOdds: Odds
      readonly potentialWin: number
    }
  | { readonly ok: false; readonly refusals: readonly PlacementRefusal[] }

/**
 * Whether a bet is taken, and at which odds ([PLACE-6]). Slip and back end ask this same question; all reasons come back
 * at once, legs first. A custom bet stands and falls with its joint price: what its legs cost alone does not matter.
 */
export function checkPlacement(question: PlacementQuestion): PlacementAnswer {
  const { draft, quoteOf } = question
  if (draft.legs.length === 0) return { ok: false, refusals: [refuse('no-legs')] }
  const quotes = draft.legs.map(quoteOf)
  const legRefusals = [
    ...draft.legs.flatMap((leg, i) => checkLeg(leg, quotes[i], question)),
    ...checkJointPrice(question),
  ]
  const subject = {
    ...draft,
    legs: draft.legs.map((leg, i) => ({ ...leg, provider: quotes[i]?.provider ?? leg.provider })),
  }
  const rule = refusalOf(subject, question.rules)
  const odds = draft.legs.map((leg, i) => quotes[i]?.odds ?? leg.odds)
  const win = rule ? 0 : winOf(question, odds)
  const stake = stakeRefusal(draft.stake, win, question.limits, question.balance)
  const refusals = [
    ...legRefusals,
    ...(rule ? [{ ...refuse('cannot-combine', rule.culprits(subject)[0]), rule: rule.id }] : []),
    ...(stake ? [{ ...refuse(stake.kind), limit: stake.limit }] : []),
  ]
  return refusals.length > 0
    ? { ok: false, refusals }
    : { ok: true, odds, betOdds: betOddsOf(question, odds), potentialWin: win }
}

function checkLeg(
  leg: PlacementDraft['legs'][number],
  quote: Quote | undefined,
  { draft, mode, now }: PlacementQuestion,
): readonly PlacementRefusal[] {
  if (!quote || availabilityOf(quote) === 'unavailable') return [refuse('leg-unavailable', leg)]
  if (pauseReasonOf(quote, now)) return [refuse('leg-suspended', leg)]
  if (draft.type === 'custom_bet') return []
  const moved = needsConfirmation({ odds: quote.odds, acceptedOdds: leg.odds }, mode)
  return moved ? [{ ...refuse('odds-moved', leg), odds: quote.odds }] : []
}

function checkJointPrice({ draft, customOdds, mode }: PlacementQuestion): readonly PlacementRefusal[] {
  if (draft.type !== 'custom_bet') return []
  if (customOdds === undefined || draft.customOdds === undefined) return [refuse('custom-odds-moved')]
  const prices = { odds: customOdds, acceptedOdds: draft.customOdds }
  return needsConfirmation(prices, acceptModeOf(draft.type, mode))
    ? [{ ...refuse('custom-odds-moved'), odds: customOdds }]
    : []
}

/** The odds that multiply into the bet's: the legs', or the one joint price. */
function factorsOf({ draft, customOdds }: PlacementQuestion, odds: readonly Odds[]): readonly Odds[] {
  return draft.type === 'custom_bet' ? (customOdds === undefined ? [] : [customOdds]) : odds
}

function winOf(question: PlacementQuestion, odds: readonly Odds[]): number {
  const { type, stake, system, bonusOdds } = question.draft
  if (!Number.isSafeInteger(stake.value) || stake.value <= 0) return 0
  return type === 'system' && system
    ? systemReturns(stake.value, odds, system.winCount).max
    : potentialWin(stake.value, factorsOf(question, odds), bonusOdds)
}

function betOddsOf(question: PlacementQuestion, odds: readonly Odds[]): Odds {
  const { type, system, bonusOdds } = question.draft
  if (type !== 'system' || !system) return combinedOdds(factorsOf(question, odds), bonusOdds)!
  return toSafeNumber(roundHalfUp(multiply(systemOdds(odds, system.winCount), ratio(ODDS_SCALE)))) as Odds
}

function refuse(kind: PlacementRefusalKind, leg?: OutcomeKey): PlacementRefusal {
  const code = PLACEMENT_CODES[kind]
  if (!leg) return { kind, code }
  const { matchId, marketId, specifier, outcomeId } = leg
  return { kind, code, leg: { matchId, marketId, specifier, outcomeId } }
}
