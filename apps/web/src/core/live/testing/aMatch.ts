import type { Market } from '@touchline/domain/market'
import { MATCH_STATUS, type Match, type MatchId } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'

/** A match in play whose main market has these prices. */
export function aMatch(id: string, odds: number[] = [1950, 3400, 4100]): Match {
  const market: Market = {
    id: 1,
    specifier: '',
    name: 'Full-time result',
    status: 1,
    priority: 1,
    mostBalanced: false,
    groups: [],
    provider: 'betradar',
    outcomes: odds.map((price, i) => ({
      id: `${i + 1}`,
      name: `Outcome ${i + 1}`,
      active: true,
      odds: price as Odds,
    })),
  }
  return {
    id: id as MatchId,
    urnId: `sr:match:${id}`,
    slug: `match-${id}`,
    version: 1,
    sport: { id: '1', key: 'soccer', name: 'Football', type: 'regular' },
    category: { id: '1', slug: 'norland', name: 'Norland' },
    tournament: { id: '1', slug: 'premier', name: 'Premier' },
    home: { id: 'h', name: `Home ${id}`, logo: '' },
    away: { id: 'a', name: `Away ${id}`, logo: '' },
    startTime: 0,
    state: { status: MATCH_STATUS.live, stage: '1st_half', score: { home: 0, away: 0 }, periodScores: [] },
    maxPeriodNumber: 2,
    availableMarkets: 1,
    topMarkets: 1,
    mainMarket: market,
    hasVideo: false,
    hasProviderStats: false,
    provider: 'betradar',
  }
}
