import type { CallParsed, CallReply, CustomLegWire, DraftBetWire } from '@touchline/contract'
import { availabilityOf, pauseReasonOf, type OutcomeKey } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import { moneyOf, type CurrencyCode } from '@touchline/domain/money'
import type { PlacementRefusal, Quote } from '@touchline/domain/placing'
import { applyBetRules, findQuotes, keysOf, toDraft, type QuoteOf } from '#api/bets'
import { combinableWith, priceCustomBet, type CustomLeg, type CustomPrice } from '#pricing'
import type { Database } from '#store'
import { findPlay } from './findPlay.ts'

type CustomOddsRequest = CallParsed<'getCustomOdds', 'body'>
export type CustomOdds =
  | { readonly ok: true; readonly value: CallReply<'getCustomOdds'>['data'] }
  | { readonly ok: false; readonly refusals: readonly PlacementRefusal[]; readonly quoteOf: QuoteOf }

/** Any stake and currency will do: the price does not depend on them. */
const STAKE = moneyOf(1, { code: 'EUR' as CurrencyCode, subunits: 100 })

/**
 * The joint price of outcomes of one match, by the rules that apply when the bet is placed, and what can still be
 * added.
 */
export async function findCustomOdds(
  db: Database,
  request: CustomOddsRequest,
  now: number,
): Promise<CustomOdds> {
  const bet = toBet(request)
  const quoteOf = await findQuotes(db, keysOf(bet), now)
  const match = await findPlay(db, request.match_id)
  const legs = request.selections.map(toLeg)
  const price = match && priceCustomBet(match.sportKey, match.params, match.play, legs)
  const draft = { ...toDraft(bet, STAKE.subunits, quoteOf), ...(price?.ok && { customOdds: price.odds }) }
  const judged = applyBetRules(
    {
      draft,
      quoteOf,
      mode: 'any',
      limits: {},
      balance: STAKE,
      now,
      // A single outcome is priced, whether or not it may be placed alone: every custom bet starts with one.
      rules: { singles: 1, multiSingle: {}, customBetAllowsSingle: true },
    },
    price,
  )
  if (!judged.ok) return { ok: false, refusals: judged.refusals, quoteOf }
  // The rules refuse a custom bet without a joint price, and a joint price requires a match.
  const { odds, probability } = price as CustomPrice & { ok: true }
  const combinable = combinableWith(match!.sportKey, match!.params, match!.play, legs)
  const keyOf = (leg: CustomLeg): OutcomeKey => ({ ...leg, matchId: request.match_id as MatchId })
  const quoteOfMore = await findQuotes(db, combinable.map(keyOf), now)
  return {
    ok: true,
    value: {
      odds,
      probability,
      selections: request.selections.map((leg, place) => ({ ...leg, odds: judged.odds[place]! })),
      available: combinable.filter(leg => isOpen(quoteOfMore(keyOf(leg)), now)).map(toWire),
    },
  }
}

/** Whether an outcome takes bets now: the feed may have suspended or closed what the model can price. */
function isOpen(quote: Quote | undefined, now: number): boolean {
  return quote !== undefined && availabilityOf(quote) === 'open' && !pauseReasonOf(quote, now)
}

/** The outcomes as a bet whose price is requested. */
function toBet({ match_id, selections }: CustomOddsRequest): DraftBetWire {
  return {
    type: 'custom_bet',
    stake: { value: STAKE.value, currency: STAKE.currency },
    // No odds have been accepted yet, so any value will do: the current prices are returned.
    selections: selections.map(leg => ({ ...leg, match_id, odds: 1000 })),
  }
}

function toWire({ marketId, specifier, outcomeId }: CustomLeg): CustomLegWire {
  return { market_id: marketId, specifier, outcome_id: outcomeId }
}

function toLeg({ market_id, specifier, outcome_id }: CustomLegWire) {
  return { marketId: market_id, specifier, outcomeId: outcome_id }
}
