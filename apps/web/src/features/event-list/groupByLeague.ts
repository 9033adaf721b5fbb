import type { Match } from '@touchline/domain'

export type LeagueGroup = {
  /** Its own in its list. */
  /** Its own in its list. */
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

/** Every match where the order of the list has it: a league stands as often as its matches come apart. */
export function groupInOrder(matches: readonly Match[]): readonly LeagueGroup[] {
  const groups: { id: string; matches: [Match, ...Match[]]; first: number }[] = []
  matches.forEach((match, first) => {
    const last = groups.at(-1)
    if (last && last.matches[0].tournament.id === match.tournament.id) last.matches.push(match)
    else groups.push({ id: `${match.tournament.id} ${match.id}`, matches: [match], first })
  })
  return groups
}
