/** A measured API call. Several paths take turns. */
export type MeasuredCall = {
  readonly name: string
  readonly kind: 'list' | 'counters' | 'search' | 'match' | 'sitemap' | 'other'
  readonly paths: readonly string[]
  readonly body?: object
  /**
   * Whether it returns a total count: it reads one index entry per counted row, as the guide on benchmarks explains.
   */
  readonly counts?: boolean
}

/** What is found in the seeded catalogue and requested by its id or slug. */
export type Known = {
  readonly leagueId: string
  readonly categoryId: string
  readonly matches: readonly { readonly id: string; readonly slug: string; readonly sport: string }[]
  /** Search words by what they name: a side, the beginning of one, a league, a sport. */
  readonly words: Readonly<Record<string, string>>
}

const BY_LEAGUE = 'sport_priority:asc,tournament_priority:asc,start_time:asc'

const list = (name: string, ...queries: readonly string[]): MeasuredCall => ({
  name,
  kind: 'list',
  paths: queries.map(query => `/matches?${query}`),
})

const counted = (name: string, query: string): MeasuredCall => ({ ...list(name, query), counts: true })

/** The calls that pages make, and the most expensive ones. */
export function callsOf({ leagueId, categoryId, matches, words }: Known): readonly MeasuredCall[] {
  return [
    list('home: in play', `match_status=1,2&sort_by=${BY_LEAGUE}&max_per_sport=4&limit=14`),
    list('home: to come', 'match_status=0&bettable=true&sort_by=start_time:asc&max_per_sport=3&limit=10'),
    list(
      'live: all pages',
      ...[1, 2, 3, 4, 5, 6].map(page => `match_status=1,2&sort_by=${BY_LEAGUE}&limit=40&page=${page}`),
    ),
    counted('schedule: first page', 'match_status=0&sort_by=start_time:asc&limit=40'),
    counted('schedule: page 20', 'match_status=0&sort_by=start_time:asc&limit=40&page=20'),
    counted('schedule: by league', `match_status=0&sort_by=${BY_LEAGUE}&limit=40`),
    counted('schedule: by bets', 'match_status=0&sort_by=bets_count:desc,start_time:asc&limit=40'),
    counted('all, as the API sorts them', 'limit=40'),
    counted('sport, to come', 'sport_key=soccer&match_status=0&sort_by=start_time:asc&limit=40'),
    counted('sport, as the API sorts it', 'sport_key=soccer&limit=40'),
    counted('country', `category_id=${categoryId}&limit=40`),
    list('league', `tournament_id=${leagueId}&sort_by=start_time:asc&limit=40`),
    counted('results', 'match_status=4&sort_by=start_time:desc&limit=40'),
    { name: 'counters', kind: 'counters', paths: ['/counters'], body: {}, counts: true },
    { name: 'top leagues', kind: 'other', paths: ['/tournaments?top=true'] },
    {
      name: 'one match by its slug',
      kind: 'match',
      paths: matches.map(({ slug, sport }) => `/matches/${slug}?sport_key=${sport}`),
    },
    {
      name: 'markets of one match',
      kind: 'match',
      paths: matches.map(({ id }) => `/matches/${id}/markets?limit=500`),
    },
    {
      name: 'meetings and form',
      kind: 'other',
      paths: matches.map(({ id }) => `/matches/${id}/head-to-head`),
    },
    {
      name: 'address',
      kind: 'other',
      paths: matches.map(({ slug, sport }) => `/addresses/${sport}/${slug}`),
    },
    ...Object.entries(words).map(([kind, word]): MeasuredCall => ({
      name: `search: ${kind}`,
      kind: 'search',
      paths: [`/search?q=${encodeURIComponent(word)}`],
    })),
    { name: 'sitemap of a sport', kind: 'sitemap', paths: ['/sitemap/soccer'], counts: true },
  ]
}
