import { MATCH_STATUS } from '@touchline/domain/match'
import type { Provider } from '@touchline/domain/match'
import type { LocalizedText, StoredRacecard } from '#store'
import type { FeedLeague } from '../catalogue/buildCatalogue.ts'
import { RACING_KEY, type Course, type Horse, type Racing } from '../catalogue/buildRacing.ts'
import { fillNames, namesOf } from '../catalogue/names/index.ts'
import { DISTANCES, RACE_KINDS, RACE_NAME, SEASON_WINNER } from '../catalogue/racingNames.ts'
import { slugOf } from '../catalogue/slugOf.ts'
import type { RunnersRecord } from '../match/matchRecord.ts'
import { genesisHash } from '../match/priceLog.ts'
import { createRng, seedOf, type Rng } from '../random/rng.ts'
import { repriceRunners } from '../runners/repriceRunners.ts'
import { createRunnersSim, type RunnersParams } from '../runners/runnersSim.ts'
import { nextRunnersTurn } from '../runners/runnersTurn.ts'
import { showRunners } from '../runners/showRunners.ts'
import { URN_PREFIX, type PlannedMatch } from './planMatch.ts'
import { drawRacecards } from './drawRacecards.ts'
import type { ScheduleSituation } from './planSchedule.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Interval between races of a course. Races are planned for today and tomorrow only. */
const RACE_EVERY_MS = 30 * MINUTE_MS
const AHEAD_MS = 36 * HOUR_MS
/** Beyond this a course lists every third race only. */
const FULL_CARD_MS = 8 * HOUR_MS
/** No race is planned that starts within this time, so that there is time to bet on it. */
const NOTICE_MS = 2 * MINUTE_MS
const RACE_MS = 2 * MINUTE_MS
const FIELD = { min: 6, max: 14 }
/** A horse runs at most once within this time. */
const REST_MS = 4 * HOUR_MS
/** Share of races with a withdrawn runner. */
const SCRATCHED = 0.12
/** How long a closed outright waits for its result. */
const DECIDED_AFTER_MS = 2 * HOUR_MS

type Draft = {
  readonly id: string
  readonly type: RunnersRecord['type']
  readonly sportKey: string
  readonly provider: Provider
  readonly league: { readonly id: string; readonly sportId: string; readonly categoryId: string }
  readonly slug: string
  readonly names: LocalizedText
  readonly startTime: number
  readonly endDate: number | null
  readonly params: RunnersParams
  readonly racecards?: readonly StoredRacecard[]
}

/** Races of today and tomorrow that are still missing, every ten minutes around the clock. */
export function planRaces(situation: ScheduleSituation): PlannedMatch<RunnersRecord>[] {
  const { seed, catalogue, events, now, nextId } = situation
  const { racing } = catalogue
  const planned: PlannedMatch<RunnersRecord>[] = []
  const known = new Set<string>()
  const busy = new Map<string, number[]>()
  for (const event of events) if (event.type === 'race') note(event, known, busy)
  for (const course of racing.courses) {
    for (const startTime of startsOf(course, now)) {
      if (known.has(raceKey(course.id, startTime))) continue
      const id = String(nextId + planned.length)
      const rng = createRng(seedOf(seed, 'race', course.id, startTime))
      const race = draft(situation, raceOf({ id, rng, racing, course, startTime, busy }))
      note(race.record, known, busy)
      planned.push(race)
    }
  }
  return planned
}

/** A winner market for the first league of every region and tour that has none open. */
export function planOutrights(situation: ScheduleSituation): PlannedMatch<RunnersRecord>[] {
  const { seed, catalogue, events, now, nextId } = situation
  const open = new Set([...events].flatMap(event => (event.type === 'outright' ? event.leagueId : [])))
  const seen = new Set<string>()
  const leagues = catalogue.leagues.filter(({ categoryId }) => !seen.has(categoryId) && seen.add(categoryId))
  return leagues
    .filter(({ id }) => !open.has(id))
    .map((league, i) => {
      const id = String(nextId + i)
      const region = catalogue.categories.find(category => category.id === league.categoryId)!.names
      return draft(
        situation,
        outrightOf(id, { ...league, region }, createRng(seedOf(seed, 'outright', id)), now),
      )
    })
}

const raceKey = (courseId: string, startTime: number) => `${courseId}/${startTime}`

function note(
  { leagueId, startTime, sim }: RunnersRecord,
  known: Set<string>,
  busy: Map<string, number[]>,
): void {
  known.add(raceKey(leagueId, startTime))
  for (const horse of sim.params.runners) busy.set(horse, [...(busy.get(horse) ?? []), startTime])
}

function startsOf({ minute }: Course, now: number): number[] {
  const first = Math.ceil((now + NOTICE_MS - minute * MINUTE_MS) / RACE_EVERY_MS)
  const last = Math.floor((now + AHEAD_MS) / RACE_EVERY_MS)
  return Array.from({ length: last - first }, (_, i) => first + i)
    .filter(slot => slot * RACE_EVERY_MS < now + FULL_CARD_MS || slot % 3 === 0)
    .map(slot => slot * RACE_EVERY_MS + minute * MINUTE_MS)
}

type RacePlan = {
  readonly id: string
  readonly rng: Rng
  readonly racing: Racing
  readonly course: Course
  readonly startTime: number
  readonly busy: ReadonlyMap<string, readonly number[]>
}

function raceOf({ id, rng, racing, course, startTime, busy }: RacePlan): Draft {
  const rested = racing.horses.filter(
    ({ id: horse }) => !(busy.get(horse) ?? []).some(start => Math.abs(start - startTime) < REST_MS),
  )
  const field = rng.shuffled(rested).slice(0, rng.whole(FIELD.min, FIELD.max))
  const kind = rng.pick(RACE_KINDS)
  const distance = rng.pick(DISTANCES)
  const names = fillNames(RACE_NAME, {
    course: course.names,
    kind: namesOf(kind),
    distance: { en: String(distance) },
  })
  const scratch = rng.chance(SCRATCHED) && {
    runner: rng.whole(0, field.length - 1),
    beforeMs: rng.whole(3, 45) * MINUTE_MS,
  }
  return {
    id,
    type: 'race',
    sportKey: RACING_KEY,
    provider: 'betradar',
    league: { id: course.id, sportId: racing.sport.id, categoryId: course.categoryId },
    slug: `${slugOf(`${course.names.en} ${kind}`)}-${id}`,
    names,
    startTime,
    endDate: null,
    params: {
      runners: field.map(horse => horse.id),
      strengths: field.map(
        ({ strength }: Horse) => Math.round((strength + rng.normal(0, 0.3)) * 1000) / 1000,
      ),
      sharpness: 1,
      hasPlaces: true,
      duration: RACE_MS,
      ...(scratch && { scratch }),
    },
    racecards: drawRacecards(field, { racing, startTime }),
  }
}

/** Season outrights close in weeks, those of tour tournaments within days. */
function outrightOf(
  id: string,
  league: FeedLeague & { readonly region: LocalizedText },
  rng: Rng,
  now: number,
): Draft {
  const days = league.sportKey === 'tennis' ? rng.whole(1, 4) : rng.whole(21, 150)
  const startTime = Math.ceil((now + days * DAY_MS) / HOUR_MS) * HOUR_MS
  return {
    id,
    type: 'outright',
    sportKey: league.sportKey,
    provider: league.provider,
    league: { id: league.id, sportId: league.sportId, categoryId: league.categoryId },
    slug: `${league.slug}-winner-${id}`,
    names: fillNames(SEASON_WINNER, { region: league.region, league: league.names }),
    startTime,
    endDate: startTime + DECIDED_AFTER_MS,
    params: {
      runners: league.sides.map(side => side.id),
      strengths: league.sides.map(
        ({ strength }) => Math.round((strength + rng.normal(0, 0.15)) * 1000) / 1000,
      ),
      // The more of a season is played, the more clearly the strengths show.
      sharpness: Math.round((1.6 + 1.4 * (1 - Math.min(1, days / 150))) * 100) / 100,
      hasPlaces: false,
      duration: DECIDED_AFTER_MS,
    },
  }
}

function draft({ seed, now, speed }: ScheduleSituation, plan: Draft): PlannedMatch<RunnersRecord> {
  const { id, type, sportKey, provider, league, startTime } = plan
  const head = { kind: type, sport: sportKey, params: plan.params }
  const sim = createRunnersSim(head, seedOf(seed, 'run', id), startTime)
  const { markets } = repriceRunners(new Map(), sim, new Set())
  return {
    record: {
      type,
      id,
      sportKey,
      leagueId: league.id,
      provider,
      startTime,
      status: MATCH_STATUS.prematch,
      version: 1,
      state: showRunners(sim),
      sim,
      markets,
      settled: new Set(),
      lastHash: genesisHash(id),
      nextAt: nextRunnersTurn({ id, version: 1, startTime }, sim, now, speed),
    },
    facts: {
      urn_id: `${URN_PREFIX[provider]}:${type === 'race' ? 'stage' : 'season'}:${id}`,
      slug: plan.slug,
      type,
      names: plan.names,
      end_date: plan.endDate,
      sport_id: league.sportId,
      category_id: league.categoryId,
      tournament_id: league.id,
      home_id: null,
      away_id: null,
      stadium: null,
      city: null,
      has_video: false,
    },
    incidents: [],
    ...(plan.racecards && { racecards: plan.racecards }),
  }
}
