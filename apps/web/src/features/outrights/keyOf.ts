import type { Market } from '@touchline/domain/market'
import type { Outright } from '@touchline/domain/match'

export const keyOf = (
  { id: matchId }: Outright,
  { id: marketId, specifier, outcomes }: Market,
  outcomeId: string,
) => ({
  matchId,
  marketId,
  specifier,
  outcomeId: outcomeId || (outcomes[0]?.id ?? ''),
})
