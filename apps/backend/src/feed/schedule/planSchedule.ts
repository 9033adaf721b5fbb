import { MATCH_STATUS } from '@touchline/domain'
import type { Catalogue, League, Side, Sport } from '../catalogue/buildCatalogue.ts'
import type { EventRecord, MatchRecord } from '../match/matchRecord.ts'
import { createRng, seedOf, type Rng } from '../random/rng.ts'
import { simOf } from '../sims/index.ts'
import { planMatch, type PlannedMatch } from './planMatch.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** A side plays at most one match in this many hours. */
const REST_HOURS = 4
/** With fewer matches live or about to be, more kick off soon, so that the number never falls below forty. */
const LIVE_LOW = 48
/** What soon is, at the pace of the platform's clock; faster matches end sooner. */
const SOON_MS = { min: 5000, max: 2 * MINUTE_MS }

/** Kick-offs an hour, by how many hours ahead: the near future is dense, so that enough matches are live; a week holds over 400. */
const KICK_OFFS = [
  { hours: 3, anHour: 30 },
  { hours: 12, anHour: 10 },
  { hours: 48, anHour: 3 },
  { hours: 168, anHour: 1.5 },
]

export type Situation = {
  readonly seed: string
  readonly catalogue: Catalogue
  readonly events: Iterable<EventRecord>
  readonly nextId: number
  readonly now: number
  readonly speed: number
}

/** Matches already in play, as many of each sport as are live at any time. */
export function planLive(situation: Situation): PlannedMatch[] {
  const planner = createPlanner(situation)
  for (const sport of situation.catalogue.sports) {
    for (let i = planner.liveOf(sport); i < sport.live; i++) {
      const minutes = simOf(sport.key).usualMinutes
      planner.add(sport, rng => situation.now - rng.whole(1, minutes * 0.85) * (MINUTE_MS / situation.speed))
    }
  }
  return planner.planned
}

/** Matches to come that the schedule of the next week still lacks. */
export function planUpcoming(situation: Situation): PlannedMatch[] {
  const { now, catalogue } = situation
  const planner = createPlanner(situation)
  const firstHour = Math.floor(now / HOUR_MS)
  for (let ahead = 0; ahead < 168; ahead++) {
    const hour = firstHour + ahead
    const { anHour } = KICK_OFFS.find(({ hours }) => ahead < hours)!
    const share = ahead === 0 ? 1 - (now % HOUR_MS) / HOUR_MS : 1
    const wanted = wholeOf(anHour * share, seedOf(situation.seed, hour))
    for (let i = planner.startingIn(hour); i < wanted; i++) {
      planner.add(planner.anySport(catalogue), rng => kickOffIn(hour, now, rng))
    }
  }
  for (let live = planner.liveSoon(); live < LIVE_LOW; live++) {
    planner.add(planner.anySport(catalogue), rng => now + rng.whole(1000, soonMs(situation.speed)))
  }
  return planner.planned
}

const soonMs = (speed: number) => Math.min(SOON_MS.max, Math.max(SOON_MS.min, SOON_MS.max / speed))

/** 1.5 an hour is one in some hours and two in others. */
function wholeOf(wanted: number, seed: number): number {
  return Math.floor(wanted + createRng(seed).next() * 0.999)
}

/** A full five minutes of an hour, and not before the next two minutes. */
function kickOffIn(hour: number, now: number, rng: Rng): number {
  const start = hour * HOUR_MS
  const earliest = Math.max(start, now + 2 * MINUTE_MS)
  const slots = Math.floor((start + HOUR_MS - earliest) / (5 * MINUTE_MS))
  if (slots <= 0) return earliest
  return start + HOUR_MS - rng.whole(1, slots) * 5 * MINUTE_MS
}

function createPlanner({ seed, catalogue, events, nextId, now, speed }: Situation) {
  const planned: PlannedMatch<MatchRecord>[] = []
  const startsBySide = new Map<string, number[]>()
  const live = new Map<string, number>()
  const hours = new Map<number, number>()
  let soon = 0
  const note = ({ sideIds, startTime, sportKey, status }: MatchRecord) => {
    for (const id of sideIds) startsBySide.set(id, [...(startsBySide.get(id) ?? []), startTime])
    if (status === MATCH_STATUS.prematch) {
      const hour = Math.floor(startTime / HOUR_MS)
      hours.set(hour, (hours.get(hour) ?? 0) + 1)
      if (startTime < now + soonMs(speed)) soon++
    } else {
      live.set(sportKey, (live.get(sportKey) ?? 0) + 1)
      soon++
    }
  }
  for (const event of events) if (event.type === 'match') note(event)
  const isFree = (side: Side, at: number) =>
    !(startsBySide.get(side.id) ?? []).some(start => Math.abs(start - at) < REST_HOURS * HOUR_MS)
  return {
    planned,
    liveOf: (sport: Sport) => live.get(sport.key) ?? 0,
    liveSoon: () => soon,
    startingIn: (hour: number) => hours.get(hour) ?? 0,
    anySport({ sports }: Catalogue): Sport {
      const total = sports.reduce((sum, { weight }) => sum + weight, 0)
      let draw = createRng(seedOf(seed, 'sport', nextId + planned.length)).next() * total
      return sports.find(({ weight }) => (draw -= weight) < 0) ?? sports[0]!
    },
    /** Adds a match of free sides; none where every try meets a busy side. */
    add(sport: Sport, startOf: (rng: Rng) => number): void {
      const id = String(nextId + planned.length)
      const rng = createRng(seedOf(seed, 'pair', id))
      const startTime = Math.round(startOf(rng))
      const leagues = catalogue.leagues.filter(({ sportKey }) => sportKey === sport.key)
      for (let tries = 0; tries < 30; tries++) {
        const league: League = rng.pick(leagues)
        const [home, away] = [rng.pick(league.sides), rng.pick(league.sides)]
        if (home === away || !isFree(home, startTime) || !isFree(away, startTime)) continue
        const match = planMatch({ seed, id, league, home, away, startTime }, now, speed)
        planned.push(match)
        note(match.record)
        return
      }
    },
  }
}
