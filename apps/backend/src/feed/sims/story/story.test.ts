import { summaryOf, type StatisticCounts } from '@touchline/domain/statistics'
import { expect, test } from 'vitest'
import { SPORT_KEYS, type SportKey } from '#pricing'
import { advance, createSim, playToEnd, scoreNow, simOf, STEP_MS, type Sim } from '../index.ts'
import type { Story } from './story.ts'

const EVEN = { home: 0, away: 0 }
const ended = (key: SportKey, seed: number): Sim => playToEnd(createSim(key, seed, EVEN, 0))
const storyOf = (sim: Sim): Story => sim.story!
const both = (counts: StatisticCounts, key: string): number => {
  const [home, away] = counts[key] ?? [0, 0]
  return home + away
}

test.each(SPORT_KEYS)('%s: a match advanced in pieces has the same story as one advanced at once', key => {
  const whole = ended(key, 11)
  let pieces = createSim(key, 11, EVEN, 0)
  for (let until = 0; pieces.play.phase !== 'ended'; until += 7321) {
    pieces = JSON.parse(JSON.stringify(advance(pieces, until).sim)) as Sim
  }
  expect(pieces.story).toEqual(whole.story)
})

test.each(SPORT_KEYS)('%s: the timeline has the periods and the end, with the scores at that time', key => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const sim = ended(key, seed)
    const { score } = simOf(key).show(sim)
    const { fresh, now } = storyOf(sim)
    const last = fresh.at(-1)!
    expect(now).toMatchObject({ kind: 'ended' })
    expect([last.kind, last.home, last.away]).toEqual(['ended', score.home, score.away])
    expect(fresh.filter(({ kind }) => kind === 'ended')).toHaveLength(1)
    for (const { moment, period } of fresh) {
      expect(moment).toMatch(/^\d+(\+\d+|\.\d|–\d+)?$/)
      expect(period).not.toBe('')
    }
  }
})

test.each(SPORT_KEYS)(
  '%s: every line of its statistics is filled, with figures that a match can have',
  key => {
    const lines = summaryOf(key, storyOf(ended(key, 3)).counts)
    expect(lines.length).toBeGreaterThanOrEqual(5)
    for (const { home, away, unit } of lines) {
      for (const figure of [home ?? 0, away ?? 0]) {
        expect(figure).toBeGreaterThanOrEqual(0)
        expect(figure).toBeLessThanOrEqual(unit === 'percent' ? 100 : 250)
      }
    }
  },
)

test('soccer: goals, corners and cards of the story are those of the score sheet', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const sim = ended('soccer', seed) as Sim<'soccer'>
    const { counts, fresh } = storyOf(sim)
    const { corners, cards, reds, scorers } = sim.play
    const none = [0, 0]
    expect(counts.corners ?? none).toEqual(corners)
    expect(counts.yellow_cards ?? none).toEqual(cards)
    expect(counts.red_cards ?? none).toEqual(reds)
    const counted = (kind: string) => fresh.filter(incident => incident.kind === kind).length
    expect(counted('goal') - counted('goal_cancelled')).toBe(scorers.length)
    expect(both(counts, 'shots_on_target')).toBeGreaterThanOrEqual(counted('goal'))
  }
})

test('soccer: a match has about 24 shots, a third of them on target, and the ball is about evenly shared', () => {
  let [on, off, home, all] = [0, 0, 0, 0]
  const matches = 60
  for (let seed = 1; seed <= matches; seed++) {
    const { counts } = storyOf(ended('soccer', seed))
    on += both(counts, 'shots_on_target')
    off += both(counts, 'shots_off_target')
    home += counts.ball![0]
    all += both(counts, 'ball')
  }
  expect((on + off) / matches).toBeGreaterThan(18)
  expect((on + off) / matches).toBeLessThan(30)
  expect(on / (on + off)).toBeGreaterThan(0.28)
  expect(on / (on + off)).toBeLessThan(0.52)
  expect(home / all).toBeGreaterThan(0.45)
  expect(home / all).toBeLessThan(0.62)
})

test('tennis: aces, points and breaks add up with the games of the score', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const sim = ended('tennis', seed) as Sim<'tennis'>
    const { counts, fresh } = storyOf(sim)
    const games = sim.play.games.flat().length
    expect(both(counts, 'games_won')).toBe(games)
    expect(both(counts, 'points_won')).toBe(both(counts, 'service_points'))
    expect(both(counts, 'break_points_won')).toBe(
      fresh.filter(({ kind }) => kind === 'break_of_serve').length,
    )
    for (const side of [0, 1] as const) {
      expect(counts.break_points_won?.[side] ?? 0).toBeLessThanOrEqual(counts.break_points?.[side] ?? 0)
    }
  }
})

test('basketball: baskets add up to the points of the score', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const sim = ended('basketball', seed)
    const { score } = simOf('basketball').show(sim as Sim<'basketball'>)
    const { free_throws: ones, two_points: twos, three_points: threes } = storyOf(sim).counts
    const points = (side: 0 | 1) => (ones?.[side] ?? 0) + 2 * (twos?.[side] ?? 0) + 3 * (threes?.[side] ?? 0)
    expect([points(0), points(1)]).toEqual([score.home, score.away])
  }
})

test('ice hockey: about 55 shots on target in a match, and never fewer than goals', () => {
  let shots = 0
  for (let seed = 1; seed <= 30; seed++) {
    const sim = ended('ice_hockey', seed) as Sim<'ice_hockey'>
    shots += both(storyOf(sim).counts, 'shots_on_target')
    expect(both(storyOf(sim).counts, 'shots_on_target')).toBeGreaterThanOrEqual(sim.play.scorers.length)
  }
  expect(shots / 30).toBeGreaterThan(42)
  expect(shots / 30).toBeLessThan(72)
})

test('cricket: balls and wickets are those of the innings', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { play, story } = ended('cricket', seed) as Sim<'cricket'>
    const total = (of: 'balls' | 'wickets') => play.innings.reduce((sum, innings) => sum + innings[of], 0)
    expect(both(story!.counts, 'balls')).toBe(total('balls'))
    expect(both(story!.counts, 'wickets_lost')).toBe(total('wickets'))
    expect(story!.fresh.filter(({ kind }) => kind === 'wicket')).toHaveLength(total('wickets'))
  }
})

test('Counter-Strike: rounds and maps are those of the score', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { play, story } = ended('counter_strike', seed) as Sim<'counter_strike'>
    const rounds = play.rounds.flat().length
    expect(both(story!.counts, 'rounds_won')).toBe(rounds)
    expect(both(story!.counts, 'rounds_defending')).toBe(rounds)
    expect(both(story!.counts, 'rounds_defending_won') + both(story!.counts, 'rounds_attacking_won')).toBe(
      rounds,
    )
    expect(story!.fresh.filter(({ kind }) => kind === 'map_won')).toHaveLength(play.rounds.length)
  }
})

test('what happens changes with the play: a goal is listed in the step that scores it, for the side that scores', () => {
  let sim = createSim('soccer', 3, EVEN, 0) as Sim<'soccer'>
  let goals = 0
  while (sim.play.phase !== 'ended') {
    const next = advance(sim as Sim, sim.elapsed + STEP_MS).sim as Sim<'soccer'>
    if (next.play.scorers.length > sim.play.scorers.length) {
      goals++
      const side = next.play.scorers.at(-1) === 0 ? 'home' : 'away'
      expect(next.story!.now).toMatchObject({ kind: 'goal', side })
      expect(next.story!.now!.number).toBe(sim.story!.now!.number + 1)
    }
    sim = next
  }
  expect(goals).toBeGreaterThan(0)
})

test('a score out of turn is listed like any other', () => {
  const sim = advance(createSim('soccer', 2, EVEN, 0), 60 * STEP_MS).sim
  const scored = scoreNow(sim, 1)
  expect(scored.story!.now).toMatchObject({ kind: 'goal', side: 'away' })
  expect(scored.story!.fresh.at(-1)).toMatchObject({ kind: 'goal', side: 'away', moment: '5' })
})
