import { toMarket } from '@touchline/contract'
import type { MatchId } from '@touchline/domain/match'
import { callQuery } from './callQuery.ts'
import { asMatch } from './readMatches.ts'

/** Markets of a match whose outcomes can be combined; none where the match cannot be combined. */
export const customMarketsQuery = (matchId: MatchId) =>
  callQuery('getCustomMarkets', { params: { matchId } }, ({ data }) => data.map(toMarket))

/** A match where only its id is known. */
export const matchByIdQuery = (id: MatchId) =>
  callQuery('getMatch', { params: { id } }, ({ data }) => asMatch(data))
