import type { Market, Outright } from '@touchline/domain'

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
