import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { betPhase } from '@touchline/domain/bet'
import type { MatchId } from '@touchline/domain/match'
import { allMatchesQuery } from '#core/catalogue'
import { matchSeedOf, useSeed } from '#core/live'
import type { PlacedBet } from '../bet/index.ts'

/** Matches that are followed live at once. Further legs show the score as it was when the list was read. */
const FOLLOWED_MAX = 100
/** Before the match, in play, and stopped. */
const STILL_ON = '0,1,2'

/** The matches of open legs, followed live: their state comes from a snapshot, then from each match's channel. */
export function useBetMatches(bets: readonly PlacedBet[]): FollowedMatches {
  const names = openMatchesOf(bets).join(',')
  const followed = useMemo(() => new Set(names === '' ? [] : (names.split(',') as MatchId[])), [names])
  const { data } = useQuery({
    ...allMatchesQuery({ id: names, match_status: STILL_ON }),
    enabled: names !== '',
    // Once loaded, they are followed by their channels.
    refetchInterval: false,
  })
  const seeds = useSeed(useMemo(() => data?.matches.map(matchSeedOf) ?? [], [data]))
  return useMemo(() => ({ followed, seeds }), [followed, seeds])
}
export interface FollowedMatches {
  readonly followed: ReadonlySet<MatchId>
  /** A new object whenever more matches are loaded, so that their texts are bound. */
  readonly seeds: object
}

const RUNNING: readonly ReturnType<typeof betPhase>[] = ['pending', 'open']

function openMatchesOf(bets: readonly PlacedBet[]): readonly MatchId[] {
  const open = bets.filter(({ status }) => RUNNING.includes(betPhase(status)))
  const legs = open.flatMap(bet => bet.legs).filter(leg => leg.result === 'no_results')
  return [...new Set(legs.map(leg => leg.matchId))].slice(0, FOLLOWED_MAX)
}
