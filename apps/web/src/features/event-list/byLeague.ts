import type { Match } from '@touchline/domain'

/** The matches of one league that stand together. */
export type LeagueRows = {
  readonly key: string
  readonly first: Match
  readonly rows: readonly Match[]
}

/** Groups matches by league; leagues and matches keep the order in which they first come. */
export function byLeague(matches: readonly Match[]): LeagueRows[] {
  const leagues = new Map<string, Match[]>()
  for (const match of matches) {
    const rows = leagues.get(match.tournament.id)
    if (rows) rows.push(match)
    else leagues.set(match.tournament.id, [match])
  }
  return [...leagues].map(([key, rows]) => ({
    key,
    first: rows[0]!,
    rows,
  }))
}
