import { isMatch, toMatch, toOutright, type CallReply, type SportEventWire } from '@touchline/contract'
import { isOver, MATCH_STATUS, type Match, type MatchStatus } from '@touchline/domain/match'
import type { League } from '#core/catalogue'
import type { Href } from '#core/addresses'

/** The groups of a search's results, in the order they are shown (spec section 2.7). */
export const GROUPS = ['markets', 'matches', 'tournaments'] as const
export type Group = (typeof GROUPS)[number]

/** One result: something with an address. */
export type Result = {
  readonly group: Group
  /** Unique among the results. */
  readonly key: string
  readonly name: string
  /** Its sport, country or league. */
  readonly context: string
  readonly href: string
  readonly sport: { readonly key: string; readonly type: 'regular' | 'cyber' }
  readonly isLive: boolean
  /** `2–1`, of a match in play. */
  readonly score?: string
  /** Kick-off of an event that has not begun, epoch milliseconds. */
  readonly startTime?: number
  /** Matches of a league. */
  readonly matchesCount?: number
}

/** The results as rows with links, group by group. */
export function toResults(
  { matches, tournaments, markets }: CallReply<'search'>['data'],
  href: Href,
): readonly Result[] {
  return [
    ...markets.map(({ event, market }) => {
      const { name: context, ...rest } = eventOf(event, href)
      return {
        group: 'markets' as const,
        key: `market-${event.id}-${market.id}-${market.specifier}`,
        ...rest,
        name: market.name,
        context,
      }
    }),
    ...matches.map(wire => ({ group: 'matches' as const, key: `match-${wire.id}`, ...eventOf(wire, href) })),
    ...tournaments.map(({ tournament, matches_count: matchesCount, live_count: live }) => ({
      group: 'tournaments' as const,
      key: `league-${tournament.id}`,
      name: tournament.name,
      context: `${tournament.sport.name} · ${tournament.category.name}`,
      href: href.league(tournament),
      sport: tournament.sport,
      isLive: live > 0,
      matchesCount,
    })),
  ]
}

/** Popular results of each kind, before the first letter. */
const POPULAR_MAX = 4

/** Popular results before the first letter: matches in play, and the site's top leagues. */
export function popularResults(
  live: readonly Match[],
  leagues: readonly League[],
  href: Href,
): readonly Result[] {
  return [
    ...live.slice(0, POPULAR_MAX).map(match => ({
      group: 'matches' as const,
      key: `match-${match.id}`,
      name: `${match.home.name} – ${match.away.name}`,
      context: `${match.category.name} · ${match.tournament.name}`,
      href: href.match(match),
      sport: match.sport,
      isLive: true,
      score: `${match.state.score.home}–${match.state.score.away}`,
    })),
    ...leagues.slice(0, POPULAR_MAX).map(league => ({
      group: 'tournaments' as const,
      key: `league-${league.id}`,
      name: league.name,
      context: `${league.sport.name} · ${league.category.name}`,
      href: href.league(league),
      sport: league.sport,
      isLive: false,
    })),
  ]
}

function eventOf(wire: SportEventWire, href: Href) {
  const { category, tournament } = wire
  const shared = {
    context: `${category.name} · ${tournament.name}`,
    href: href.match(wire),
    sport: wire.sport,
    isLive: isLive(wire.status),
    ...(wire.status === MATCH_STATUS.prematch && { startTime: wire.start_time }),
  }
  if (!isMatch(wire)) return { ...shared, name: toOutright(wire).name }
  const { home, away, state } = toMatch(wire)
  const hasScore = shared.isLive || isOver(wire.status)
  return {
    ...shared,
    name: `${home.name} – ${away.name}`,
    ...(hasScore && { score: `${state.score.home}–${state.score.away}` }),
  }
}

const isLive = (status: MatchStatus): boolean =>
  status === MATCH_STATUS.live || status === MATCH_STATUS.stopped
