import { expect, test } from 'vitest'
import { SPORT_KEYS } from '#pricing'
import { advance, createSim, dueAt, playToEnd, scoreNow, simOf, STEP_MS, type Sim } from './index.ts'

const EVEN = { home: 0, away: 0 }
const played = (sim: Sim, steps: number): Sim => advance(sim, steps * STEP_MS).sim

test.each(SPORT_KEYS)('%s: the same seed plays the same match, another seed another', key => {
  const [a, b, c] = [7, 7, 8].map(seed => playToEnd(createSim(key, seed, EVEN, 0)))
  expect(a).toEqual(b)
  expect(a!.play).not.toEqual(c!.play)
  expect(a!.play.phase).toBe('ended')
})

test.each(SPORT_KEYS)(
  '%s: a match that is resumed again and again ends like one that was never interrupted',
  key => {
    const whole = playToEnd(createSim(key, 11, EVEN, 0))
    let pieces = createSim(key, 11, EVEN, 0)
    for (let until = 0; pieces.play.phase !== 'ended'; until += 7321) {
      // What a restart reads back is JSON.
      pieces = JSON.parse(JSON.stringify(advance(pieces, until).sim)) as Sim
    }
    expect(pieces.play).toEqual(whole.play)
    expect(pieces.rng).toBe(whole.rng)
  },
)

test.each(SPORT_KEYS)('%s: the score only rises and adds up with its periods', key => {
  let sim = createSim(key, 5, EVEN, 0)
  let last = 0
  while (sim.play.phase !== 'ended') {
    sim = advance(sim, sim.elapsed + STEP_MS * 6).sim
    const { score, periodScores } = simOf(key).show(sim)
    // Only a reviewed goal may be taken back.
    if (sim.suspension?.reason !== 'video_review')
      expect(score.home + score.away).toBeGreaterThanOrEqual(last)
    last = score.home + score.away
    if (key === 'soccer' || key === 'ice_hockey' || key === 'basketball' || key === 'cricket') {
      expect(periodScores.reduce((sum, { home }) => sum + home, 0)).toBe(score.home)
      expect(periodScores.reduce((sum, { away }) => sum + away, 0)).toBe(score.away)
    }
  }
})

test('cricket has the balls of each innings, and none for a side that has not batted', () => {
  let sim = createSim('cricket', 5, EVEN, 0)
  const seen = new Set<string>()
  while (sim.play.phase !== 'ended') {
    sim = advance(sim, sim.elapsed + STEP_MS * 6).sim
    const { balls, currentServer } = simOf('cricket').show(sim as Sim<'cricket'>)
    const { innings, first } = (sim as Sim<'cricket'>).play
    const [one, two] = first === 0 ? (['home', 'away'] as const) : (['away', 'home'] as const)
    expect(balls?.[one]).toBe(innings[0]?.balls)
    expect(balls?.[two]).toBe(innings[1]?.balls)
    seen.add(
      `${currentServer === one ? 'first' : currentServer === two ? 'second' : 'none'} ${innings.length}`,
    )
  }
  expect([...seen].toSorted()).toEqual(['first 1', 'none 1', 'none 2', 'second 2'])
})

test('soccer: about 2.8 goals, 45% home wins and 44% of goals in the first half (reference/domain.md g)', () => {
  let [goals, firstHalf, homeWins] = [0, 0, 0]
  const matches = 400
  for (let seed = 1; seed <= matches; seed++) {
    const { score, periodScores } = simOf('soccer').show(
      playToEnd(createSim('soccer', seed, EVEN, 0)) as Sim<'soccer'>,
    )
    goals += score.home + score.away
    firstHalf += periodScores[0]!.home + periodScores[0]!.away
    if (score.home > score.away) homeWins++
  }
  expect(goals / matches).toBeGreaterThan(2.5)
  expect(goals / matches).toBeLessThan(3)
  expect(firstHalf / goals).toBeGreaterThan(0.39)
  expect(firstHalf / goals).toBeLessThan(0.49)
  expect(homeWins / matches).toBeGreaterThan(0.38)
  expect(homeWins / matches).toBeLessThan(0.52)
})

/** Stages and periods that clients have texts for. */
const KNOWN_STAGE =
  /^(not_started|ended|halftime|break|innings_break|overtime|shootout|super_over|1st_half|2nd_half|[1-3](st|nd|rd)_(set|map|period)|[1-4](st|nd|rd|th)_quarter|(1st|2nd)_inning)$/

test.each(SPORT_KEYS)('%s: every stage and period has a key that clients have words for', key => {
  for (let seed = 1; seed <= 30; seed++) {
    let sim = createSim(key, seed, EVEN, 0)
    while (sim.play.phase !== 'ended') {
      sim = played(sim, sim.elapsed / STEP_MS + 12)
      const { stage, periodScores } = simOf(key).show(sim)
      for (const name of [stage, ...periodScores.map(period => period.key)]) expect(name).toMatch(KNOWN_STAGE)
    }
  }
})

test('a goal comes out of a dangerous attack that closes the markets first', () => {
  let sim = createSim('soccer', 3, EVEN, 0)
  let before: Sim['suspension'] = null
  let goals = 0
  while (sim.play.phase !== 'ended') {
    const next = played(sim, sim.elapsed / STEP_MS + 1)
    const scored = (s: Sim) => simOf('soccer').show(s as Sim<'soccer'>).score
    if (scored(next).home + scored(next).away > scored(sim).home + scored(sim).away) {
      goals++
      expect(before?.reason).toBe('possible_goal')
      expect(['goal', 'video_review']).toContain(next.suspension?.reason)
    }
    before = next.suspension
    sim = next
  }
  expect(goals).toBeGreaterThan(0)
})

test('a score out of turn counts at once and pauses the markets', () => {
  const sim = played(createSim('soccer', 2, EVEN, 0), 60)
  const scored = scoreNow(sim, 0)
  expect(simOf('soccer').show(scored as Sim<'soccer'>).score.home).toBe(
    simOf('soccer').show(sim as Sim<'soccer'>).score.home + 1,
  )
  expect(scored.suspension?.reason).toBe('goal')
  expect(scoreNow(createSim('soccer', 2, EVEN, 0), 0)).toEqual(createSim('soccer', 2, EVEN, 0))
})

test('match time runs at its own speed against the clock of the platform', () => {
  const sim = createSim('soccer', 2, EVEN, 1000)
  expect(dueAt(sim, 11_000, 1)).toBe(10_000)
  expect(dueAt(sim, 11_000, 30)).toBe(300_000)
})
