import { priceOffer } from './priceOffer.ts'
import { readSpecifierValues } from './describing/specifier.ts'
import { pricingOf, type ParamsOf, type PlayOf, type SportKey } from './sports.ts'
import type { PricedMarket } from './types.ts'

/**
 * Every market on offer in this state of the match, the most important first. All prices come from one model of the
 * state and none is above its fair price, so that no combination guarantees a profit. Decided lines are left out: see
 * `resultOf`.
 */
export function priceMatch<Key extends SportKey>(
  sportKey: Key,
  params: ParamsOf<Key>,
  state: PlayOf<Key>,
): readonly PricedMarket[] {
  const { offers, spaceOf, model } = pricingOf(sportKey)
  const chancesOf = model(params, state)
  return offers(state).flatMap(offer => {
    const space = spaceOf(offer.marketId, readSpecifierValues(offer.prefix ?? ''))
    const chances = space === undefined ? undefined : chancesOf(space)
    return chances ? priceOffer(offer, chances) : []
  })
}
