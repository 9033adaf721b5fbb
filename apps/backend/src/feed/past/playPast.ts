import type { BetResult } from '@touchline/domain/bet'
import { MATCH_STATUS, type Incident } from '@touchline/domain/match'
import {
  buildCatalogue,
  type FeedCatalogue,
  type FeedLeague,
  type FeedSide,
} from '../catalogue/buildCatalogue.ts'
import type { MatchRecord } from '../match/matchRecord.ts'
import { turnTo } from '../match/nextMatch.ts'
import { createRng, seedOf, spreadFrom } from '../random/rng.ts'
import { planMatch, type MatchFacts } from '../schedule/planMatch.ts'
import { playToEnd, type Sim } from '../sims/index.ts'

/** One outcome of a finished match: its price before kick-off, x1000, and its result. */
export type PastOutcome = {
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
  readonly odds: number
  readonly result: BetResult
}

/** A finished match: its state before and after play, and its markets. */
export type PastMatch = {
  readonly facts: MatchFacts
  readonly before: MatchRecord
  readonly after: MatchRecord
  readonly finishedAt: number
  readonly outcomes: readonly PastOutcome[]
  readonly incidents: readonly Incident[]
}

/** `isAbandoned`: it was abandoned before kick-off, and every bet on it was cancelled. */
export type PastPlan = { readonly id: string; readonly startTime: number; readonly isAbandoned: boolean }

const HOUR_MS = 3_600_000

/**
 * Plays past matches to their ends, in the catalogue of `seed`: the same seed and plans give the same matches. Plans
 * with the same kick-off are a round of one league, in which each side plays once.
 */
export function playPast(seed: string, plans: readonly PastPlan[]): PastMatch[] {
  const catalogue = buildCatalogue(seed)
  const rng = createRng(seedOf(seed, 'past'))
  const rounds = [...Map.groupBy(plans, ({ startTime }) => startTime).values()]
  const shareOf = spreadFrom(rng.next())
  return rounds.flatMap((round, i) => {
    const sportKey = sportOf(catalogue, shareOf(i))
    const league = rng.pick(catalogue.leagues.filter(candidate => candidate.sportKey === sportKey))
    const sides = rng.shuffled(league.sides)
    return round.map((plan, n) =>
      playOne(seed, { ...plan, league, home: sides[2 * n]!, away: sides[2 * n + 1]! }),
    )
  })
}

type Pairing = PastPlan & { readonly league: FeedLeague; readonly home: FeedSide; readonly away: FeedSide }

function playOne(seed: string, { id, startTime, isAbandoned, league, home, away }: Pairing): PastMatch {
  const { record, facts } = planMatch({ seed, id, league, home, away, startTime }, startTime - HOUR_MS, 1)
  const ended: Sim = playToEnd(record.sim)
  const finishedAt = startTime + (isAbandoned ? 0 : ended.elapsed)
  const over = { ...ended, at: finishedAt, due: ended.elapsed }
  const { after, results, incidents } = turnTo(record, over, finishedAt, 1)
  const resultOf = new Map(
    results.map(({ marketId, specifier, outcomeId, result }) => [
      `${marketId}/${specifier}/${outcomeId}`,
      result,
    ]),
  )
  const outcomes = [...(record.markets?.values() ?? [])].flatMap(
    ({ marketId, specifier, outcomes: priced }) =>
      priced.flatMap(({ id: outcomeId, odds, active }) => {
        const result = isAbandoned ? 'canceled' : resultOf.get(`${marketId}/${specifier}/${outcomeId}`)
        return active && result ? [{ marketId, specifier, outcomeId, odds, result }] : []
      }),
  )
  const played = isAbandoned ? { after: calledOff(record), incidents: [] } : { after, incidents }
  return { facts, before: record, ...played, finishedAt, outcomes }
}

function calledOff(record: MatchRecord): MatchRecord {
  const status = MATCH_STATUS.closed
  return { ...record, status, version: record.version + 1, state: { ...record.state, status } }
}

/** Picks a sport by its share of the matches; `draw` is 0..1. */
function sportOf({ sports }: FeedCatalogue, draw: number): string {
  let left = draw * sports.reduce((sum, { weight }) => sum + weight, 0)
  return (sports.find(({ weight }) => (left -= weight) < 0) ?? sports[0]!).key
}
