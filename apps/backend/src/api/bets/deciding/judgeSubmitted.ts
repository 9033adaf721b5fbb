import { ERROR_CODES, type DraftBetWire } from '@touchline/contract'
import { isTooLate } from '@touchline/domain/live-delay'
import type { MatchId } from '@touchline/domain/match'
import type { CurrencyCode } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import type { PlacementDraft } from '@touchline/domain/placing'
import type { SystemType } from '@touchline/domain/system'
import { termsOf, type SiteSettings } from '#api/system'
import { applyBetRules } from '../rules/applyBetRules.ts'
import type { BetRefusal } from '../rules/betRefusal.ts'
import type { LockedBet } from '../lockBets.ts'
import type { JointPriceOf } from '../quotes/readJointPrices.ts'
import type { QuoteOf } from '../quotes/readQuotes.ts'
import { quickBetRequestRefusal } from '../placing/requestRefusals.ts'
import { ruleContextOf } from '../rules/ruleContextOf.ts'
import { withoutMaxStake } from './vip.ts'

/** A trader's decision on the bet of a VIP player. */
export type TraderWord = 'accept' | 'refuse'
type SubmittedLeg = {
  readonly match_id: string
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly odds: number
  readonly odds_at_tap: number | null
}
/** A submitted bet with its legs in order. */
export type SubmittedBet = { readonly bet: LockedBet; readonly legs: readonly SubmittedLeg[] }

export type BetDecision =
  | {
      readonly ok: true
      readonly bet: LockedBet
      /** The odds and version each leg is accepted at, in order. */
      readonly prices: readonly { readonly odds: number; readonly version: number }[]
      readonly betOdds: number
      readonly potentialWin: number
    }
  | { readonly ok: false; readonly bet: LockedBet; readonly refusals: readonly BetRefusal[] }

type Moment = {
  readonly quoteOf: QuoteOf
  readonly jointPriceOf: JointPriceOf
  readonly site: SiteSettings
  readonly now: number
}

/**
 * Refuses a submitted bet that cannot be accepted at any price. A bet long past its decision time is never accepted
 * later ([DELAY-4]), so a bet that cannot be priced, or whose pricing fails, is not retried forever while its stake is
 * held. A VIP player's bet is accepted only on a trader's decision, current or stored. Undefined: its prices decide.
 */
export function refuseUnpriced(
  bet: LockedBet,
  now: number,
  word: TraderWord | undefined,
): Extract<BetDecision, { ok: false }> | undefined {
  const isAccepted = word === 'accept' || (word === undefined && bet.trader_accepted)
  if (bet.vip && !isAccepted) {
    const { limits } = termsOf(bet.currency)!
    const refusal = {
      kind: 'stake-too-high',
      code: ERROR_CODES.stakeTooHigh,
      limit: limits.maxStake,
    } as const
    return { ok: false, bet, refusals: [refusal] }
  }
  if (!isTooLate(bet.decide_at!, now)) return undefined
  return { ok: false, bet, refusals: [{ kind: 'decided-too-late', code: ERROR_CODES.decidedTooLate }] }
}

/**
 * Decides a submitted bet by the rules it was received under: the odds the bettor tapped against current prices, in the
 * accept mode at the tap. Its stake is already paid. Bets that {@link refuseUnpriced} refuses do not reach this
 * function.
 */
export function judgeSubmitted(
  { bet, legs }: SubmittedBet,
  { quoteOf, jointPriceOf, site, now }: Moment,
): BetDecision {
  const { limits } = termsOf(bet.currency)!
  const draft = draftOf(bet, legs, quoteOf)
  const judged = applyBetRules(
    {
      draft,
      quoteOf,
      mode: bet.accept_mode!,
      now,
      limits: bet.vip ? withoutMaxStake(limits) : limits,
      balance: draft.stake,
      // The other bets of its request were judged when they came in.
      rules: ruleContextOf([bet], site),
    },
    jointPriceOf({ type: bet.type, selections: legs.map(legToSelection) }),
  )
  if (!judged.ok) return { ok: false, bet, refusals: judged.refusals }
  const isQuick = (bet.meta as { readonly quick?: boolean }).quick === true
  const late = isQuick && quickBetRequestRefusal(draft, judged.potentialWin, quoteOf)
  if (late) return { ok: false, bet, refusals: [late] }
  const { odds, betOdds, potentialWin } = judged
  const prices = odds.map((price, leg) => ({
    odds: price,
    version: quoteOf(draft.legs[leg]!)!.priceVersion,
  }))
  return { ok: true, bet, prices, betOdds, potentialWin }
}

function draftOf(bet: LockedBet, legs: readonly SubmittedLeg[], quoteOf: QuoteOf): PlacementDraft {
  const system = bet.system as SystemType | null
  return {
    type: bet.type,
    stake: { value: bet.stake, currency: bet.currency as CurrencyCode, subunits: bet.subunits },
    legs: legs.map(leg => {
      const key = legKeyOf(leg)
      const odds = (leg.odds_at_tap ?? leg.odds) as Odds
      return { ...key, odds, provider: quoteOf(key)?.provider ?? 'betradar' }
    }),
    ...(system && { system }),
    // A joint price is only accepted exactly as it was tapped.
    ...(bet.type === 'custom_bet' && { customOdds: bet.odds as Odds }),
  }
}

export function legKeyOf(leg: Pick<SubmittedLeg, 'match_id' | 'market_id' | 'specifier' | 'outcome_id'>) {
  return {
    matchId: leg.match_id as MatchId,
    marketId: leg.market_id,
    specifier: leg.specifier,
    outcomeId: leg.outcome_id,
  }
}

/** A leg of a bet in the form a request uses. */
export function legToSelection({
  match_id,
  market_id,
  specifier,
  outcome_id,
  odds,
}: SubmittedLeg): DraftBetWire['selections'][number] {
  return { match_id, market_id, specifier, outcome_id, odds }
}
