import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query'
import { isMatch, toOutright, toOutrights, type CallInput } from '@touchline/contract'
import type { Outright } from '@touchline/domain/match'
import type { SnapshotPosition } from '@touchline/live'
import { RefusedError } from '#shared/query'
import { fetchReply } from './callQuery.ts'
import { LOOK_AGAIN_MS } from './matches.ts'
import { toPosition } from './toPosition.ts'

type OutrightsFilter = Omit<NonNullable<CallInput<'getMatches'>['query']>, 'type'> & {
  readonly type: Outright['type']
}

export type OutrightPage = {
  readonly outrights: readonly Outright[]
  readonly total: number
  /** Position of the snapshot in the locale's stream. */
  readonly stream: SnapshotPosition
}

/** Outrights or races of a filter: the events of `GET /matches` that have no two sides. */
export const outrightsQuery = (filter: OutrightsFilter) =>
  queryOptions({
    queryKey: ['getOutrights', filter] as const,
    queryFn: async (context: QueryFunctionContext): Promise<OutrightPage> => {
      const { data, pagination, stream } = await fetchReply(context, 'getMatches', { query: filter })
      return { outrights: toOutrights(data), total: pagination.total, stream: toPosition(stream) }
    },
    refetchInterval: LOOK_AGAIN_MS,
  })

/** @param id its id, or its slug together with the sport's key. For a match the API answers 404. */
export const outrightQuery = (sportKey: string, id: string) =>
  queryOptions({
    queryKey: ['getOutright', sportKey, id] as const,
    queryFn: async (context: QueryFunctionContext) => {
      const { data, stream } = await fetchReply(context, 'getMatch', {
        params: { id },
        query: { sport_key: sportKey },
      })
      if (isMatch(data)) throw new RefusedError('getMatch', { status: 404 })
      return { outright: toOutright(data), stream: toPosition(stream) }
    },
  })
