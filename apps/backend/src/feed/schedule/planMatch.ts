import { MATCH_STATUS, type EventType, type Incident, type MatchStatus } from '@touchline/domain/match'
import type { LocalizedText, StoredRacecard } from '#store'
import type { FeedLeague, FeedSide } from '../catalogue/buildCatalogue.ts'
import { marketKey, type EventRecord, type MatchRecord } from '../match/matchRecord.ts'
import { repriceMarkets } from '../match/nextMarkets.ts'
import { matchStateOf } from '../match/nextMatch.ts'
import { genesisHash } from '../match/priceLog.ts'
import { createRng, seedOf } from '../random/rng.ts'
import { advance, createSim, STEP_MS, type Sim } from '../sims/index.ts'

/** The columns of an event that never change. */
export type MatchFacts = {
  readonly urn_id: string
  readonly slug: string
  readonly type: EventType
  /** Its own name; only for an event without two sides. */
  readonly names: LocalizedText | null
  readonly end_date: number | null
  readonly sport_id: string
  readonly category_id: string
  readonly tournament_id: string
  readonly home_id: string | null
  readonly away_id: string | null
  readonly stadium: string | null
  readonly city: string | null
  readonly has_video: boolean
}
export type PlannedMatch<Record extends EventRecord = EventRecord> = {
  readonly record: Record
  readonly facts: MatchFacts
  /** Incidents so far of a match that is in play already. */
  readonly incidents: readonly Incident[]
  /** Only for a race: the racecard of each runner, in card order. */
  readonly racecards?: readonly StoredRacecard[]
}

export const URN_PREFIX = { betradar: 'sr', oddin: 'od', betconstruct: 'bc' } as const
const HAS_VENUE = new Set(['soccer', 'basketball', 'ice_hockey', 'cricket'])

type Plan = {
  readonly seed: string
  readonly id: string
  readonly league: FeedLeague
  readonly home: FeedSide
  readonly away: FeedSide
  readonly startTime: number
}

/** A new match with its first prices; if its start has passed, it is in play. */
export function planMatch(
  { seed, id, league, home, away, startTime }: Plan,
  now: number,
  speed: number,
): PlannedMatch<MatchRecord> {
  const rng = createRng(seedOf(seed, 'match', id))
  const strengths = { home: home.strength, away: away.strength }
  const fresh = createSim(league.sportKey, seedOf(seed, 'play', id), strengths, startTime)
  const sim = startTime <= now ? begun(fresh, now, speed) : fresh
  const { story } = sim
  const settledSim: Sim = { ...sim, unsettled: false, ...(story && { story: { ...story, fresh: [] } }) }
  const { markets } = repriceMarkets(new Map(), settledSim, new Set(), 0)
  const status: MatchStatus = startTime <= now ? MATCH_STATUS.live : MATCH_STATUS.prematch
  const hasVenue = HAS_VENUE.has(league.sportKey)
  const pause = startTime <= now ? rng.whole(500, 4000) : rng.whole(1000, 120_000)
  return {
    record: {
      type: 'match',
      id,
      sportKey: league.sportKey,
      provider: league.provider,
      sideIds: [home.id, away.id],
      startTime,
      status,
      version: 1,
      state: matchStateOf(settledSim, now, speed),
      sim: settledSim,
      markets: new Map(
        [...markets.values()].map(market => [marketKey(market.marketId, market.specifier), market]),
      ),
      settled: new Set(),
      lastHash: genesisHash(id),
      nextAt: startTime <= now ? now + pause : Math.min(startTime, now + pause),
    },
    facts: {
      urn_id: `${URN_PREFIX[league.provider]}:match:${id}`,
      slug: `${home.slug}-${away.slug}-${id}`,
      type: 'match',
      names: null,
      end_date: null,
      sport_id: league.sportId,
      category_id: league.categoryId,
      tournament_id: league.id,
      home_id: home.id,
      away_id: away.id,
      stadium: hasVenue ? `${home.place.en} Park` : null,
      city: hasVenue ? home.place.en : null,
      has_video: false,
    },
    incidents: story?.fresh ?? [],
  }
}

/** The progress of a match that began before `now`. One that would be over by now is set back to its middle. */
function begun(fresh: Sim, now: number, speed: number): Sim {
  const due = STEP_MS + (now - fresh.at) * speed
  const { sim } = advance(fresh, due)
  if (sim.play.phase !== 'ended') return { ...sim, due, at: now, suspension: null }
  const middle = Math.floor(sim.elapsed / 2)
  return { ...advance(fresh, middle).sim, due: middle, at: now, suspension: null }
}
