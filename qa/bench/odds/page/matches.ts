import type { Market } from '@touchline/domain/market'
import type { Match, MatchId } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'

/**
 * Live matches as in a list, leagues of ten: every second league is soccer with three outcomes, the others are tennis
 * with two.
 */
export function makeMatches(count: number): Match[] {
  return Array.from({ length: count }, (_, n) => makeMatch(n))
}

const LEAGUE = 10
/** No request for crests: pictures do not tick. */
const CREST = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>'

function makeMatch(n: number): Match {
  const league = Math.floor(n / LEAGUE)
  const isSoccer = league % 2 === 0
  const names = { home: `Calder City ${n}`, away: `Ashford Rangers ${n}` }
  const ways = isSoccer ? [names.home, 'Draw', names.away] : [names.home, names.away]
  return {
    id: `m${n}` as MatchId,
    urnId: `sr:match:${n}`,
    slug: `match-${n}`,
    version: 1,
    sport: isSoccer
      ? { id: '1', key: 'soccer', name: 'Soccer', type: 'regular' }
      : { id: '5', key: 'tennis', name: 'Tennis', type: 'regular' },
    category: { id: `c${league}`, slug: 'norland', name: 'Norland' },
    tournament: { id: `t${league}`, slug: `league-${league}`, name: `League ${league}` },
    home: { id: `h${n}`, name: names.home, logo: CREST },
    away: { id: `a${n}`, name: names.away, logo: CREST },
    startTime: Date.UTC(2026, 0, 1, 18),
    // The clock moves with the stream, so that what is shown does not depend on the time.
    state: {
      status: 1,
      stage: isSoccer ? '1st_half' : '1st_set',
      score: { home: 0, away: 0 },
      periodScores: [],
      ...(isSoccer && { clock: { matchTime: 600, stopped: true, updatedAt: 0 } }),
    },
    maxPeriodNumber: 2,
    availableMarkets: 24,
    topMarkets: 2,
    mainMarket: makeMarket(isSoccer ? 1 : 186, '', ways, n),
    secondaryMarket: makeMarket(18, 'total=2.5', ['over 2.5', 'under 2.5'], n),
    hasVideo: n % 4 === 0,
    hasProviderStats: false,
    provider: 'betradar',
  }
}

function makeMarket(id: number, specifier: string, names: readonly string[], n: number): Market {
  return {
    id,
    specifier,
    name: `Market ${id}`,
    status: 1,
    priority: 1,
    mostBalanced: true,
    groups: ['main'],
    provider: 'betradar',
    outcomes: names.map((name, at) => ({
      id: String(at + 1),
      name,
      active: true,
      odds: (1_500 + ((n * 37 + at * 410) % 600) * 10) as Odds,
    })),
  }
}
