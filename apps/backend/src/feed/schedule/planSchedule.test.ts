import { MATCH_STATUS } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import { buildCatalogue } from '../catalogue/buildCatalogue.ts'
import type { MatchRecord } from '../match/matchRecord.ts'
import { planLive, planUpcoming, type ScheduleSituation } from './planSchedule.ts'

const MINUTE = 60_000
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE
const NOON = Date.UTC(2026, 10, 21, 12, 7)
const SEEDS = ['1', '2', 'test', 'again'] as const

const catalogue = (seed: string) => known.get(seed) ?? known.set(seed, buildCatalogue(seed)).get(seed)!
const known = new Map<string, ReturnType<typeof buildCatalogue>>()
const at = (seed: string, now: number, events: readonly MatchRecord[] = []): ScheduleSituation => ({
  seed,
  catalogue: catalogue(seed),
  events,
  nextId: 1_000_001 + events.length,
  now,
  speed: 1,
})
const recordsOf = (planned: ReturnType<typeof planLive>) =>
  planned.map(({ record }) => record).filter(record => record.type === 'match')
const planWorld = (seed: string) => {
  const live = recordsOf(planLive(at(seed, NOON)))
  return [...live, ...recordsOf(planUpcoming(at(seed, NOON, live)))]
}
const worlds = new Map<string, MatchRecord[]>()
const freshWorld = (seed: string) => worlds.get(seed) ?? worlds.set(seed, planWorld(seed)).get(seed)!

/** Matches of one league with one kick-off. */
function roundsOf(seed: string, matches: readonly MatchRecord[]): MatchRecord[][] {
  const leagueOf = new Map(
    catalogue(seed).leagues.flatMap(({ id, sides }) => sides.map(side => [side.id, id] as const)),
  )
  return [
    ...Map.groupBy(matches, ({ sideIds, startTime }) => `${leagueOf.get(sideIds[0])} ${startTime}`).values(),
  ]
}

test.each(SEEDS)('a fresh world (%s) plays rounds at quarters of an hour, of three to five matches', seed => {
  const matches = freshWorld(seed)
  expect(matches.filter(({ startTime }) => startTime % QUARTER !== 0)).toEqual([])
  const rounds = roundsOf(seed, matches)
  const small = rounds.filter(round => round.length < 3)
  // The rest of a sport's live matches may be two.
  expect(small.length).toBeLessThanOrEqual(2)
  expect(small.every(round => round[0]!.status === MATCH_STATUS.live)).toBe(true)
  for (const round of rounds) {
    const sides = round.flatMap(({ sideIds }) => sideIds)
    expect(new Set(sides).size).toBe(sides.length)
  }
})

test.each(SEEDS)('a fresh world (%s) has as many matches as it had: 54 live, over 400 to come', seed => {
  const matches = freshWorld(seed)
  const [toCome, live] = [MATCH_STATUS.prematch, MATCH_STATUS.live].map(
    wanted => matches.filter(({ status }) => status === wanted).length,
  )
  expect(live).toBe(54)
  expect(toCome).toBeGreaterThanOrEqual(420)
  expect(toCome).toBeLessThanOrEqual(520)
})

test.each(SEEDS)('football of a fresh world (%s) is in both halves', seed => {
  const phases = new Set(
    freshWorld(seed).flatMap(({ sportKey, sim }) => (sportKey === 'soccer' ? sim.play.phase : [])),
  )
  expect(phases).toContain('1st_half')
  expect(phases).toContain('2nd_half')
})

test('the same seed plans the same matches', () => {
  const keyOf = ({ id, sideIds, startTime }: MatchRecord) => [id, sideIds, startTime]
  expect(planWorld('1').map(keyOf)).toEqual(freshWorld('1').map(keyOf))
})

test('a side rests four hours between its matches', () => {
  const starts = new Map<string, number[]>()
  for (const { sideIds, startTime } of freshWorld('1'))
    for (const id of sideIds) starts.set(id, [...(starts.get(id) ?? []), startTime])
  for (const times of starts.values()) {
    const sorted = times.toSorted((a, b) => a - b)
    for (let i = 1; i < sorted.length; i++)
      expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(4 * HOUR)
  }
})

test.each(SEEDS.slice(0, 2))(
  'over half a day (%s) rounds continue and at least forty matches stay live',
  seed => {
    const minutes = {
      soccer: 110,
      tennis: 95,
      cricket: 165,
      basketball: 95,
      ice_hockey: 105,
      counter_strike: 130,
    }
    let events = freshWorld(seed)
    const seen = new Map(events.map(event => [event.id, event]))
    let nextId = 1_000_001 + events.length
    for (let now = NOON; now < NOON + 12 * HOUR; now += 2 * MINUTE) {
      events = events
        .filter(({ startTime, sportKey }) => startTime + minutes[sportKey] * MINUTE > now)
        .map(event => (event.startTime <= now ? { ...event, status: MATCH_STATUS.live } : event))
      const more = recordsOf(planUpcoming({ ...at(seed, now, events), nextId }))
      nextId += more.length
      for (const event of more) seen.set(event.id, event)
      events.push(...more)
      expect(events.filter(({ status }) => status === MATCH_STATUS.live).length).toBeGreaterThanOrEqual(40)
    }
    const all = [...seen.values()]
    expect(all.filter(({ startTime }) => startTime % QUARTER !== 0)).toEqual([])
    const inRounds = roundsOf(seed, all).filter(round => round.length >= 3)
    expect(inRounds.flat().length / all.length).toBeGreaterThan(0.98)
  },
)

test.each([2, 30, 1000])('where matches are played faster (%s times), rounds kick off more often', speed => {
  const situation = { ...at('1', NOON), speed }
  const live = recordsOf(planLive(situation))
  expect(live).toHaveLength(54)
  expect(Math.max(...roundsOf('1', live).map(round => round.length))).toBeGreaterThanOrEqual(3)
  // Nothing is in play: the next round starts within the time in which a match at normal speed plays fifteen minutes.
  const next = Math.min(...recordsOf(planUpcoming(situation)).map(({ startTime }) => startTime))
  expect(next - NOON).toBeLessThanOrEqual(Math.max(QUARTER / speed, 5000) + 5000)
})
