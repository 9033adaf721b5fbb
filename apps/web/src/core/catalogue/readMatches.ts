import { isMatch, toMarket, toMatch, toMatches, type CallReply } from '@touchline/contract'
import { listedMarkets } from '@touchline/domain/market'
import type { Match } from '@touchline/domain/match'
import { RefusedError } from '#shared/query'
import type { MatchMarkets, MatchPage } from './matchPage.ts'
import { toPosition } from './toPosition.ts'

// Parses answers of the catalogue. The first page arrives with parsed data, so the first load has none of this.

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
