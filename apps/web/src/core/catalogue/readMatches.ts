import { isMatch, toMarket, toMatch, toMatches, type CallReply } from '@touchline/contract'
import { listedMarkets } from '@touchline/domain/market'
import type { Match } from '@touchline/domain/match'
import { RefusedError } from '#shared/query'
import type { MatchMarkets, MatchPage } from './matchPage.ts'
import { toPosition } from './toPosition.ts'

// Reads answers of the catalogue. The first page comes with its data read, so this is not on the first route.

export function asMatch(wire: CallReply<'getMatch'>['data']): Match {
  if (isMatch(wire)) return toMatch(wire)
  throw new RefusedError('getMatch', { status: 404 })
}

export function toMatchPage({ data, pagination, stream }: CallReply<'getMatches'>): MatchPage {
  return { matches: toMatches(data), total: pagination.total, stream: toPosition(stream) }
}

export function toMatchMarkets({
  data,
  version,
  stream,
  pagination,
}: CallReply<'getMatchMarkets'>): MatchMarkets {
  return {
    markets: listedMarkets(data.map(toMarket)),
    version,
    isWhole: data.length === pagination.total,
    stream: toPosition(stream),
  }
}
