import { readOutcomeKey, type OutcomeKey } from '@touchline/domain/market'

/** Which outcome a price on the page is of, by its `data-price`. */
export function priceKeyOf({ dataset }: Pick<HTMLElement, 'dataset'>): OutcomeKey {
  return readOutcomeKey(dataset.price ?? '')
}
