import { MATCH_STATUS } from '@touchline/domain/match'
import type { FeedCatalogue, FeedLeague, FeedSide, FeedSport } from '../catalogue/buildCatalogue.ts'
import type { EventRecord, MatchRecord } from '../match/matchRecord.ts'
import { createRng, seedOf, spreadFrom, type Rng } from '../random/rng.ts'
import { simOf } from '../sims/index.ts'
import { planMatch, type PlannedMatch } from './planMatch.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** A side plays at most one match within this many hours. */
const REST_HOURS = 4
/**
 * Below this number of matches live or about to start, another round starts soon, so that the number never falls below
 * forty.
 */
const LIVE_LOW = 52
/** Matches of a league that kick off together. */
const ROUND = { min: 3, mean: 4, max: 5 }

/** Matches per hour, by hours ahead: dense in the near future, so that enough matches are live; a week has over 400. */
const KICK_OFFS = [
  { hours: 3, anHour: 30 },
  { hours: 12, anHour: 10 },
  { hours: 48, anHour: 3 },
  { hours: 168, anHour: 1.5 },
]

export type ScheduleSituation = {
  readonly seed: string
  readonly catalogue: FeedCatalogue
  readonly events: Iterable<EventRecord>
  readonly nextId: number
  readonly now: number
  readonly speed: number
}

/** Rounds already in play, with the configured number of live matches of each sport. */
export function planLive(situation: ScheduleSituation): PlannedMatch[] {
  const { now, speed, catalogue } = situation
  const planner = createPlanner(situation)
  for (const sport of catalogue.sports) {
    const span = (simOf(sport.key).usualMinutes * 0.85 * MINUTE_MS) / speed
    const begun = kickOffs(now - span, now, kickOffStep(speed))
    const times = begun.length > 0 ? begun : [Math.round(now - span / 2)]
    const rounds = Math.ceil((sport.live - planner.liveOf(sport)) / ROUND.mean)
    for (let i = 0; i < rounds; i++) {
      const size = Math.ceil((sport.live - planner.liveOf(sport)) / (rounds - i))
      // Rounds are spread over the length of a match, so that every stage of play occurs.
      planner.addRound(sport, rng => times[Math.floor(((i + rng.next()) / rounds) * times.length)]!, size)
    }
  }
  return planner.planned
}

/** Upcoming rounds that next week's schedule still lacks. */
export function planUpcoming(situation: ScheduleSituation): PlannedMatch[] {
  const { now, speed } = situation
  const planner = createPlanner(situation)
  const firstHour = Math.floor(now / HOUR_MS)
  const shareOf = spreadFrom(createRng(seedOf(situation.seed, 'hours')).next())
  for (let ahead = 0; ahead < 168; ahead++) {
    const hour = firstHour + ahead
    const { anHour } = KICK_OFFS.find(({ hours }) => ahead < hours)!
    const open = kickOffs(Math.max(hour * HOUR_MS, now + 2 * MINUTE_MS), (hour + 1) * HOUR_MS, QUARTER_MS)
    const rounds = ((anHour / ROUND.mean) * open.length * QUARTER_MS) / HOUR_MS
    const wanted = ROUND.mean * wholeOf(rounds, shareOf(hour))
    // The number of tries is bounded; a round may have one match more or less than the mean.
    for (let tries = 0; tries < 10 && wanted - planner.startingIn(hour) >= ROUND.min - 1; tries++) {
      planner.addRound(planner.anySport(), rng => rng.pick(open))
    }
  }
  const soon = nextKickOff(now, speed)
  for (let tries = 0; tries < LIVE_LOW && planner.liveAt(soon) < LIVE_LOW; tries++) {
    planner.addRound(planner.anySport(), () => soon)
  }
  return planner.planned
}

const QUARTER_MS = 15 * MINUTE_MS
/** Intervals between kick-offs: a quarter of an hour at normal speed, shorter where matches are played faster. */
const STEPS_MS = [QUARTER_MS, 5 * MINUTE_MS, MINUTE_MS, 15_000]
const STEP_MS_MIN = 5000

const kickOffStep = (speed: number): number =>
  STEPS_MS.find(step => step <= QUARTER_MS / Math.max(1, speed)) ?? STEP_MS_MIN

const nextKickOff = (now: number, speed: number): number => {
  const step = kickOffStep(speed)
  return Math.ceil((now + STEP_MS_MIN) / step) * step
}

/** Kick-off times from `from` until before `to`. */
function kickOffs(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.ceil(to / step) - first)
  return Array.from({ length: count }, (_, i) => (first + i) * step)
}

/** Rounds a fractional number per hour so that the average is met: 1.5 is one in some hours and two in others. */
function wholeOf(wanted: number, share: number): number {
  return Math.floor(wanted + share * 0.999)
}

function createPlanner({ seed, catalogue, events, nextId, now, speed }: ScheduleSituation) {
  const planned: PlannedMatch<MatchRecord>[] = []
  const startsBySide = new Map<string, number[]>()
  const live = new Map<string, number>()
  const waiting: number[] = []
  const hours = new Map<number, number>()
  let inPlay = 0
  const note = ({ sideIds, startTime, sportKey, status }: MatchRecord) => {
    for (const id of sideIds) startsBySide.set(id, [...(startsBySide.get(id) ?? []), startTime])
    if (status === MATCH_STATUS.prematch) {
      const hour = Math.floor(startTime / HOUR_MS)
      hours.set(hour, (hours.get(hour) ?? 0) + 1)
      waiting.push(startTime)
    } else {
      live.set(sportKey, (live.get(sportKey) ?? 0) + 1)
      inPlay++
    }
  }
  for (const event of events) if (event.type === 'match') note(event)
  const isFree = (side: FeedSide, at: number) =>
    !(startsBySide.get(side.id) ?? []).some(start => Math.abs(start - at) < REST_HOURS * HOUR_MS)
  const freeSides = (league: FeedLeague, at: number) => league.sides.filter(side => isFree(side, at))
  return {
    planned,
    liveOf: (sport: FeedSport) => live.get(sport.key) ?? 0,
    /** Matches in play, and those that kick off by `at`. */
    liveAt: (at: number) => inPlay + waiting.filter(start => start <= at).length,
    startingIn: (hour: number) => hours.get(hour) ?? 0,
    anySport(): FeedSport {
      const { sports } = catalogue
      const total = sports.reduce((sum, { weight }) => sum + weight, 0)
      let draw = createRng(seedOf(seed, 'sport', nextId + planned.length)).next() * total
      return sports.find(({ weight }) => (draw -= weight) < 0) ?? sports[0]!
    },
    /** Adds matches of one league that kick off together, each side in one of them; none if every league is busy. */
    addRound(sport: FeedSport, startOf: (rng: Rng) => number, size?: number): void {
      const rng = createRng(seedOf(seed, 'round', nextId + planned.length))
      const startTime = startOf(rng)
      const matches = size ?? rng.whole(ROUND.min, ROUND.max)
      const leagues = catalogue.leagues.filter(({ sportKey }) => sportKey === sport.key)
      const league = rng
        .shuffled(leagues)
        .find(candidate => freeSides(candidate, startTime).length >= 2 * matches)
      if (!league) return
      const sides = rng.shuffled(freeSides(league, startTime)).slice(0, 2 * matches)
      for (let i = 0; i < sides.length; i += 2) {
        const [home, away] = [sides[i]!, sides[i + 1]!]
        const id = String(nextId + planned.length)
        const match = planMatch({ seed, id, league, home, away, startTime }, now, speed)
        planned.push(match)
        note(match.record)
      }
    },
  }
}
