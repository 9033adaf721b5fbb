import type { MatchId, OutcomeKey } from '@touchline/domain'

/** Which outcome a price on the page is of: reads what `outcomeKeyOf` wrote into `data-price`. */
export function priceKeyOf({ dataset }: Pick<HTMLElement, 'dataset'>): OutcomeKey {
  const [matchId = '', marketId = '', specifier = '', outcomeId = ''] = (dataset.price ?? '').split('/')
  return { matchId: matchId as MatchId, marketId: Number(marketId), specifier, outcomeId }
}
