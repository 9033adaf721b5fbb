import type { Match } from '@touchline/domain/match'

export type LeagueGroup = {
  /** Unique in its list. */
  readonly id: string
  readonly matches: readonly [Match, ...Match[]]
  /** Its first row, counted over the whole list from 0. */
  readonly first: number
}

/** Matches under their leagues; leagues in the order of their first match, matches as they came. */
export function groupByLeague(matches: readonly Match[]): readonly LeagueGroup[] {
  const groups = new Map<string, [Match, ...Match[]]>()
  for (const match of matches) {
    const group = groups.get(match.tournament.id)
    if (group) group.push(match)
    else groups.set(match.tournament.id, [match])
  }
  let first = 0
  return [...groups].map(([id, grouped]) => {
    first += grouped.length
    return { id, matches: grouped, first: first - grouped.length }
  })
}
