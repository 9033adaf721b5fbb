import type { Match } from '@touchline/domain/match'
import type { LeagueGroup } from '../match-list/groupByLeague.ts'

/** Matches under their leagues, in the order of the list: a league appears again where another one came between. */
export function groupInOrder(matches: readonly Match[]): readonly LeagueGroup[] {
  const groups: { id: string; matches: [Match, ...Match[]]; first: number }[] = []
  matches.forEach((match, first) => {
    const last = groups.at(-1)
    if (last?.matches[0].tournament.id === match.tournament.id) last.matches.push(match)
    else groups.push({ id: match.id, matches: [match], first })
  })
  return groups
}
