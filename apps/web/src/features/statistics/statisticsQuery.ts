import type { CallInput, CallReply } from '@touchline/contract'
import type { MatchId } from '@touchline/domain/match'
import { callQuery } from '#core/catalogue'

export type StatisticsKind = CallInput<'getStatistics'>['params']['type']
type Data = CallReply<'getStatistics'>['data']
export type StatisticsOf<Kind extends StatisticsKind> = Extract<Data, { type: Kind }>

/** Statistics of one kind, as the API has them. */
export const statisticsQuery = (id: MatchId, type: StatisticsKind) =>
  callQuery('getStatistics', { params: { id, type } }, ({ data }) => data)
