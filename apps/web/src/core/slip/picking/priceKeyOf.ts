import { readOutcomeKey, type OutcomeKey } from '@touchline/domain/market'

/** The outcome of a price on the page, from its `data-price`. */
export function priceKeyOf({ dataset }: Pick<HTMLElement, 'dataset'>): OutcomeKey {
  return readOutcomeKey(dataset.price ?? '')
}
