import type { StatisticCounts } from '@touchline/domain/statistics'
import { SPORT_KEYS, type ParamsOf, type PlayOf, type SportKey } from './sports.ts'

/** The inputs of pricing a match: its sport, the strength of the sides, and its current state. */
export type MatchPlay<Key extends SportKey = SportKey> = {
  readonly sportKey: Key
  readonly params: ParamsOf<Key>
  readonly play: PlayOf<Key>
}

/**
 * The committed play of a match, read from `matches.sim`. Undefined where the row has no play of a sport that is priced
 * here: such a match has no custom bets.
 */
export function playOf(sim: object): MatchPlay | undefined {
  return isMatchPlay(sim) ? sim : undefined
}

/** The feed's statistics of a match, read from `matches.sim`; empty where it counted none. */
export function statisticCountsOf(sim: object): StatisticCounts {
  if (!('story' in sim) || typeof sim.story !== 'object' || sim.story === null) return {}
  return 'counts' in sim.story ? (sim.story.counts as StatisticCounts) : {}
}

function isMatchPlay(sim: object): sim is MatchPlay {
  return (
    'sportKey' in sim &&
    SPORT_KEYS.some(key => key === sim.sportKey) &&
    'params' in sim &&
    'play' in sim &&
    typeof sim.params === 'object' &&
    typeof sim.play === 'object'
  )
}
