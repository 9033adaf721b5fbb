import type { BetType } from '../bet/index.ts'
import type { BetBonus } from '../bonus/index.ts'
import { isFreebet, paidOf, spendsBalance, takesBoost } from '../bonus/index.ts'
import { isPlaceable } from '../freshness/index.ts'
import type { OutcomeFacts, OutcomeKey } from '../market/index.ts'
import { availabilityOf, pauseReasonOf } from '../market/index.ts'
import type { Contest, Provider } from '../match/index.ts'
import type { Money } from '../money/index.ts'
import type { Odds, OddsAcceptMode } from '../odds/index.ts'
import { acceptModeOf, exactOdds, needsConfirmation, shownOdds } from '../odds/index.ts'
import type { Ratio } from '../ratio/index.ts'
import { multiply, ratio, roundHalfUp, toSafeNumber } from '../ratio/index.ts'
import type { SystemType } from '../system/index.ts'
import { systemOdds } from '../system/index.ts'
import type { PlacementRefusalKind } from './placementCodes.ts'
import { PLACEMENT_CODES } from './placementCodes.ts'
import type { RuleContext, RuleSubject, SlipRule } from './slipRules.ts'
import { refusalOf } from './slipRules.ts'
import type { StakeLimits } from './stakeLimits.ts'
import { stakeRefusal } from './stakeLimits.ts'

/** A requested bet: legs with the odds the bettor accepted. */
export type PlacementDraft = {
  readonly type: BetType
  readonly stake: Money
  readonly legs: readonly (OutcomeKey & { readonly provider: Provider; readonly odds: Odds })[]
  readonly system?: SystemType
  /** As the bettor saw it: a comboboost with its odds, a freebet with its stake. */
  readonly bonus?: BetBonus
  /** Joint price of a custom bet that the bettor accepted. */
  readonly customOdds?: Odds
}

/** The current state of one outcome. The provider is taken from here, because a client may send a wrong one. */
export type Quote = OutcomeFacts & {
  readonly odds: Odds
  readonly provider: Provider
  readonly contest?: Contest
  /**
   * Milliseconds since the provider's last heartbeat, if the caller has no better check: an old price is then refused
   * ([FRESH-6]). The slip omits it, because it waits for a fresh heartbeat itself.
   */
  readonly priceAgeMs?: number
}

/** A bet to be judged, with everything the rules need. */
export type PlacementQuestion = {
  readonly draft: PlacementDraft
  /** The outcome now, undefined when there is none. */
  readonly quoteOf: (key: OutcomeKey) => Quote | undefined
  readonly mode: OddsAcceptMode
  readonly limits: StakeLimits
  /** The balance that is left for this bet. */
  readonly balance: Money
  readonly now: number
  /** The current joint price of a custom bet; without one it is refused. */
  readonly customOdds?: Odds
  /** Bonuses the bettor can put on this bet now; without them no bonus is taken ([PLACE-15]). */
  readonly bonuses?: readonly BetBonus[]
  /** Needed where several singles are placed together ([SLIP-5]) and for a custom bet of one outcome ([CUSTOM-6]). */
  readonly rules?: RuleContext
}

/**
 * One reason against a bet; `leg` where one leg is at fault, with its current odds if any. A custom bet refused for its
 * joint price without odds has no price any more ([CUSTOM-4]).
 */
export type PlacementRefusal = {
  readonly kind: PlacementRefusalKind
  readonly code: number
  readonly leg?: OutcomeKey
  readonly odds?: Odds
  /** Id of the rule that refused, for `cannot-combine`. */
  readonly rule?: string
  /** The limit that was exceeded, in subunits. */
  readonly limit?: number
  /** Id of the drafted bet concerned, if the answer has one. */
  readonly betId?: string
}

/** The odds and the potential win of an accepted bet, or every reason against it. */
export type PlacementAnswer =
  | {
      readonly ok: true
      /** Odds at which each leg is accepted, in the draft's order. */
      readonly odds: readonly Odds[]
      /**
       * The whole bet's odds; for a system, what one unit pays when every leg wins. Display only: payouts use the legs.
       */
      readonly betOdds: Odds
      readonly potentialWin: number
    }
  | { readonly ok: false; readonly refusals: readonly PlacementRefusal[] }

/**
 * Whether a bet is accepted, and at which odds ([PLACE-6]). Slip and back end call this same function; all reasons are
 * returned at once, legs first. For a custom bet only its joint price matters, not the prices of its legs.
 */
export function checkPlacement(question: PlacementQuestion): PlacementAnswer {
  const { draft, quoteOf, limits } = question
  if (draft.legs.length === 0) return { ok: false, refusals: [refuse('no-legs')] }
  const quotes = draft.legs.map(quoteOf)
  const subject = {
    ...draft,
    legs: draft.legs.map((leg, i) => {
      const contest = quotes[i]?.contest
      return { ...leg, provider: quotes[i]?.provider ?? leg.provider, ...(contest && { contest }) }
    }),
  }
  const rule = refusalOf(subject, question.rules)
  const odds = draft.legs.map((leg, i) => quotes[i]?.odds ?? leg.odds)
  // A bet that no rule allows has no meaningful odds, and a system that is too large must not be multiplied out
  // ([SLIP-24]).
  const payout = rule ? undefined : payoutOf(question, odds)
  const gross = payout ? winAt(payout, draft.stake) : 0
  const win = paidOf(gross, draft.stake.value, draft.bonus)
  const stake = stakeRefusal(draft.stake, win, limits, fundsOf(question))
  const refusals = [
    ...draft.legs.flatMap((leg, i) => checkLeg(leg, quotes[i], question)),
    ...(rule ? [refuseByRule(rule, subject)] : checkJointPrice(question)),
    ...(stake ? [{ ...refuse(stake.kind), limit: stake.limit }] : []),
    ...checkBonus(question),
    ...(payout && !stake && hasNoGain(draft, gross) ? [refuse('no-gain')] : []),
  ]
  return refusals.length > 0 || !payout
    ? { ok: false, refusals }
    : { ok: true, odds, betOdds: shownOdds(payout, draft.type), potentialWin: win }
}

/**
 * Whether a freebet bet would pay no more than the freebet (spec section 5, place-bet button; [PLACE-14]). `gross` in
 * subunits.
 */
export function hasNoGain({ stake, bonus }: Pick<PlacementDraft, 'stake' | 'bonus'>, gross: number): boolean {
  return bonus !== undefined && isFreebet(bonus.type) && gross <= stake.value
}

function checkLeg(
  leg: PlacementDraft['legs'][number],
  quote: Quote | undefined,
  { draft, mode, now }: PlacementQuestion,
): readonly PlacementRefusal[] {
  if (!quote || availabilityOf(quote) === 'unavailable') return [refuse('leg-unavailable', leg)]
  const isOld = quote.priceAgeMs !== undefined && !isPlaceable(quote.priceAgeMs)
  if (isOld || pauseReasonOf(quote, now)) return [refuse('leg-suspended', leg)]
  if (draft.type === 'custom_bet') return []
  const moved = needsConfirmation({ odds: quote.odds, acceptedOdds: leg.odds }, mode)
  return moved ? [{ ...refuse('odds-moved', leg), odds: quote.odds }] : []
}

function checkJointPrice({ draft, customOdds, mode }: PlacementQuestion): readonly PlacementRefusal[] {
  if (draft.type !== 'custom_bet') return []
  if (customOdds === undefined) return [refuse('custom-odds-moved')]
  if (draft.customOdds === undefined) return [{ ...refuse('custom-odds-moved'), odds: customOdds }]
  const prices = { odds: customOdds, acceptedOdds: draft.customOdds }
  return needsConfirmation(prices, acceptModeOf(draft.type, mode))
    ? [{ ...refuse('custom-odds-moved'), odds: customOdds }]
    : []
}

/**
 * A bonus must be available to the bettor and have the value they saw; freebets are staked whole ([PLACE-15]), and a
 * comboboost can only be on a combo or a custom bet ([BONUS-4]).
 */
function checkBonus({
  draft: { type: betType, bonus, stake },
  bonuses = [],
}: PlacementQuestion): readonly PlacementRefusal[] {
  if (!bonus) return []
  if (bonus.type === 'comboboost' && !takesBoost(betType)) return [refuse('bonus-unavailable')]
  const known = bonuses.find(({ id, type }) => id === bonus.id && type === bonus.type)
  const isWorth = known && known.odds === bonus.odds
  const paid = isFreebet(bonus.type) ? known?.freebetStake : stake
  const isWhole = paid?.value === stake.value && paid.currency === stake.currency
  return isWorth && isWhole ? [] : [refuse('bonus-unavailable')]
}

/** The balance available for this bet; a bet with the operator's money is always covered ([BONUS-2]). */
function fundsOf({ draft: { bonus, stake }, balance }: PlacementQuestion): Money {
  return spendsBalance(bonus) ? balance : { ...balance, value: Math.max(balance.value, stake.value) }
}

/** What one unit of stake pays when every leg wins: by the legs, or by the joint price. */
function payoutOf({ draft, customOdds }: PlacementQuestion, odds: readonly Odds[]): Ratio | undefined {
  const { type, system, bonus } = draft
  if (type === 'system' && system) return systemOdds(odds, system.winCount)
  const boost = bonus?.type === 'comboboost' ? bonus.odds : undefined
  if (type !== 'custom_bet') return exactOdds(odds, boost)
  return customOdds === undefined ? undefined : exactOdds([customOdds], boost)
}

function winAt(payout: Ratio, { value }: Money): number {
  return Number.isSafeInteger(value) && value > 0
    ? toSafeNumber(roundHalfUp(multiply(ratio(value), payout)))
    : 0
}

function refuseByRule(rule: SlipRule, subject: RuleSubject): PlacementRefusal {
  return { ...refuse(rule.refusal ?? 'cannot-combine', rule.culprits(subject)[0]), rule: rule.id }
}

function refuse(kind: PlacementRefusalKind, leg?: OutcomeKey): PlacementRefusal {
  const code = PLACEMENT_CODES[kind]
  if (!leg) return { kind, code }
  const { matchId, marketId, specifier, outcomeId } = leg
  return { kind, code, leg: { matchId, marketId, specifier, outcomeId } }
}
