import { MARKET_STATUS } from '@touchline/domain/market'
import { expect, test } from 'vitest'
import { repriceRunners } from './repriceRunners.ts'
import { createRunnersSim, driftRunners, runOn, runToEnd, scratched, type RunnersSim } from './runnersSim.ts'
import { showRunners } from './showRunners.ts'

const RUNNERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const MINUTE = 60_000
const aRace = (seed = 7): RunnersSim =>
  createRunnersSim(
    {
      kind: 'race',
      sport: 'horse_racing',
      params: {
        runners: RUNNERS,
        strengths: RUNNERS.map((_, i) => 0.5 - i / 8),
        sharpness: 1,
        hasPlaces: true,
        duration: 2 * MINUTE,
        scratch: { runner: 2, beforeMs: 10 * MINUTE },
      },
    },
    seed,
    0,
  )
const NONE: ReadonlySet<string> = new Set()
const open = () => repriceRunners(new Map(), aRace(), NONE).markets
const finishOf = (sim: RunnersSim) => showRunners(sim).places

test('one long way and many short ones give the same race', () => {
  const long = runToEnd(aRace())
  let short = aRace()
  for (let at = 5_000; at <= 2 * MINUTE; at += 5_000) short = runOn(short, at)
  expect(finishOf(short)).toEqual(finishOf(long))
})

test('what is thought of the runners before the off wanders without changing who will be taken out', () => {
  const drifted = driftRunners(aRace(), 3)
  expect(drifted.params.strengths).not.toEqual(aRace().params.strengths)
  expect(drifted.params.scratch).toEqual(aRace().params.scratch)
})

test('during the race every runner has its own place, at the end too except in a dead heat', () => {
  const running = finishOf(runOn(aRace(), 5_000))!
  expect(running.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7])
  const tied = Array.from({ length: 400 }, (_, seed) => finishOf(runToEnd(aRace(seed)))!).find(
    places => new Set(places.map(({ place }) => place)).size < places.length,
  )!
  expect(tied).toHaveLength(7)
})

test('before the off no runner is ahead', () => {
  expect(showRunners(aRace())).toMatchObject({ status: 0, stage: 'not_started' })
  expect(finishOf(aRace())).toBeUndefined()
})

test('[OUTRIGHT-3] a withdrawn runner is void at once, and the others are priced again', () => {
  const before = open()
  const step = repriceRunners(before, scratched(aRace(), 9 * MINUTE), NONE)
  expect(step.results).toEqual([
    { marketId: 1110, specifier: '', outcomeId: 'c', result: 'refund_entire' },
    { marketId: 1111, specifier: 'places=3', outcomeId: 'c', result: 'refund_entire' },
  ])
  const [win] = step.changed
  expect(win!.outcomes.map(({ active }) => active)).toEqual(RUNNERS.map(id => id !== 'c'))
  expect(win!.outcomes[0]!.odds).toBeLessThan(before.get('1110/')!.outcomes[0]!.odds)
})

test('[OUTRIGHT-5] at the off every market closes, at the prices it had', () => {
  const before = open()
  const step = repriceRunners(before, runOn(aRace(), 5_000), NONE)
  expect(step.changed.map(({ status }) => status)).toEqual([
    MARKET_STATUS.notAllowed,
    MARKET_STATUS.notAllowed,
  ])
  expect(step.changed[0]!.outcomes.map(({ odds }) => odds)).toEqual(
    before.get('1110/')!.outcomes.map(({ odds }) => odds),
  )
})

test('[OUTRIGHT-2] the result settles both markets: one winner and as many placed as places', () => {
  const step = repriceRunners(open(), runToEnd(aRace()), NONE)
  expect(step.changed.map(({ status }) => status)).toEqual([MARKET_STATUS.settled, MARKET_STATUS.settled])
  const winners = (marketId: number) =>
    step.results.filter(result => result.marketId === marketId && result.result === 'win_entire')
  expect(winners(1110)).toHaveLength(1)
  expect(winners(1111)).toHaveLength(3)
  expect(step.results).toHaveLength(16)
})

test('[OUTRIGHT-4] over many races a dead heat for the first place divides it', () => {
  const steps = Array.from({ length: 600 }, (_, seed) => repriceRunners(open(), runToEnd(aRace(seed)), NONE))
  const shared = steps.flatMap(({ results }) =>
    results.filter(({ marketId, tied }) => marketId === 1110 && tied),
  )
  expect(shared.length).toBeGreaterThan(0)
  expect(new Set(shared.map(({ tied }) => tied))).toEqual(new Set([2, 3]))
})

test('[OUTRIGHT-4] three that share a place settle both markets, the places among them', () => {
  const ended = runToEnd(aRace())
  const [first, second, third, fourth, ...others] = ended.play.finish!.flat()
  const finish = [[first!], [second!, third!, fourth!], others]
  const { results } = repriceRunners(open(), { ...ended, play: { ...ended.play, finish } }, NONE)
  const placed = results.filter(({ marketId, result }) => marketId === 1111 && result === 'win_entire')
  expect(placed.map(({ tied, tiedPlaces }) => [tied, tiedPlaces])).toEqual(
    expect.arrayContaining([
      [undefined, undefined],
      [3, 2],
      [3, 2],
      [3, 2],
    ]),
  )
  expect(placed).toHaveLength(4)
})
