import type { CategoryWire, SportWire, TournamentWire } from '../../wire/catalogue/sport.ts'
import type { MarketWire } from '../../wire/catalogue/market.ts'
import type { FavouriteWire } from '../../wire/player/favourite.ts'
import type { MatchWire } from '../../wire/catalogue/match.ts'
import type { OutrightWire } from '../../wire/catalogue/outright.ts'

/** One match of an invented league, the same in every example. */

export const NOW = 1_795_000_000_000

export const exampleSport: SportWire = {
  id: '1',
  urn_id: 'sr:sport:1',
  key: 'soccer',
  name: 'Soccer',
  priority: 1,
  type: 'regular',
  provider: 'betradar',
}

export const exampleCategory: CategoryWire = {
  id: '12',
  slug: 'norland',
  name: 'Norland',
  priority: 1,
  country_code: 'NO',
  sport: exampleSport,
}

const { sport: _sport, ...bareCategory } = exampleCategory

export const exampleTournament: TournamentWire = {
  id: '130',
  urn_id: 'sr:tournament:130',
  slug: 'first-league',
  name: 'First League',
  priority: 1,
  kind: 'season',
  category: bareCategory,
  sport: exampleSport,
  main_market_outcomes_count: 3,
  secondary_market_outcomes_count: 2,
}

const { category: _category, sport: _tournamentSport, ...bareTournament } = exampleTournament

export const exampleMarket: MarketWire = {
  match_id: '50001',
  match_urn_id: 'sr:match:50001',
  id: 1,
  specifier: '',
  name: 'Full-time result',
  status: 1,
  reason: null,
  priority: 10,
  most_balanced: false,
  next_bet_stop: null,
  groups: ['main'],
  custom_bet_groups: [],
  provider: 'betradar',
  outcomes: [
    { id: '1', name: 'Harbour Town', active: true, odds: 2350 },
    { id: '2', name: 'Draw', active: true, odds: 3200 },
    { id: '3', name: 'Ashford Rovers', active: true, odds: 2900 },
  ],
}

const totals: MarketWire = {
  ...exampleMarket,
  id: 18,
  specifier: 'total=2.5',
  name: 'Total goals',
  priority: 20,
  most_balanced: true,
  outcomes: [
    { id: '12', name: 'Over 2.5', active: true, odds: 1870 },
    { id: '13', name: 'Under 2.5', active: true, odds: 1930 },
  ],
}

export const exampleMatchState = {
  status: 1,
  stage: '1st_half',
  clock: {
    match_time: 1_935,
    stoppage_time: null,
    announced_stoppage: null,
    remaining_time: null,
    remaining_in_period: null,
    stopped: false,
    updated_at: NOW,
  },
  score: { home: 1, away: 0 },
  game_score: null,
  current_server: null,
  period_scores: [{ home: 1, away: 0, key: '1st_half', name: '1st half', number: 1, type: 'half' }],
  situation: { kind: 'corner', side: 'home', number: 118 },
} as const

export const exampleMatch: MatchWire = {
  id: '50001',
  urn_id: 'sr:match:50001',
  slug: 'harbour-town-ashford-rovers-50001',
  type: 'match',
  version: 418,
  sport: exampleSport,
  category: bareCategory,
  tournament: bareTournament,
  home: { id: '901', name: 'Harbour Town', logo: '/assets/crests/bars-red-white.svg' },
  away: { id: '902', name: 'Ashford Rovers', logo: '/assets/crests/solid-blue-white.svg' },
  stadium: 'Harbour Park',
  city: 'Harbour',
  start_time: NOW - 1_950_000,
  ...exampleMatchState,
  period_scores: [...exampleMatchState.period_scores],
  max_period_number: 2,
  available_markets_count: 27,
  top_markets_count: 6,
  main_market: exampleMarket,
  secondary_market: totals,
  has_video: false,
  has_provider_stats: false,
  provider: 'betradar',
}

/** A race that has not begun, with one withdrawn horse. */
export const exampleRace: OutrightWire = {
  id: '50002',
  urn_id: 'sr:stage:50002',
  slug: 'fenmoor-18-40-50002',
  type: 'race',
  version: 12,
  sport: {
    ...exampleSport,
    id: '9',
    urn_id: 'sr:sport:105',
    key: 'horse_racing',
    name: 'Horse racing',
    priority: 9,
  },
  category: { ...bareCategory, id: '900' },
  tournament: { ...bareTournament, id: '9001', slug: 'norland-fenmoor', name: 'Fenmoor' },
  name: 'Fenmoor 1200 m',
  competitors: [
    {
      id: '7001',
      name: 'Copper Lantern',
      logo: '/assets/crests/hoops-25-w.svg',
      number: 1,
      withdrawn: false,
      racecard: { jockey: 'T. Hartley', trainer: 'R. Whitmore', age: 4, weight: 57.5, form: [1, 3, 2, 10] },
    },
    {
      id: '7002',
      name: 'Salt and Thunder',
      logo: '/assets/crests/sash-250-k.svg',
      number: 2,
      withdrawn: false,
      racecard: null,
    },
    {
      id: '7003',
      name: 'Quiet Harbour',
      logo: '/assets/crests/plain-140-w.svg',
      number: 3,
      withdrawn: true,
      racecard: null,
    },
  ],
  start_time: NOW + 600_000,
  end_date: null,
  status: 0,
  stage: 'not_started',
  available_markets_count: 2,
  main_market: {
    ...exampleMarket,
    match_id: '50002',
    match_urn_id: 'sr:stage:50002',
    id: 1110,
    name: 'Winner',
    outcomes: [
      { id: '7001', name: 'Copper Lantern', active: true, odds: 1720 },
      { id: '7002', name: 'Salt and Thunder', active: true, odds: 2040 },
    ],
  },
  provider: 'betradar',
}

export const exampleFavourite: FavouriteWire = {
  type: 'tournaments',
  id: exampleTournament.id,
  added_at: NOW,
  name: exampleTournament.name,
  slug: exampleTournament.slug,
  logo: null,
  sport: exampleSport,
  category: bareCategory,
  matches_count: 1,
  match_ids: [exampleMatch.id],
}
