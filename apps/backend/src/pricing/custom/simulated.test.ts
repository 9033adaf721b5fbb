import { expect, test } from 'vitest'
import { SAMPLES } from '../samples.ts'
import { priceCustomBet, type CustomLeg } from './index.ts'

/** Joint chances against matches played out by draws from the same model. */

const DRAWS = 200_000
/** Standard errors that a simulation may be off: one test in ten thousand would be, were the draws not seeded. */
const ERRORS_MAX = 4

/** Uniform draws in [0, 1), the same in every run (mulberry32). */
function drawsOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

function poisson(mean: number, draw: () => number): number {
  let n = -1
  for (let product = 1, end = Math.exp(-mean); product > end; n++) product *= draw()
  return n
}

const leg = (marketId: number, outcomeId: string, specifier = ''): CustomLeg => ({
  marketId,
  specifier,
  outcomeId,
})

/** Plays matches; `play` gives the weight of one, and whether the legs are won in it. */
function simulated(play: () => readonly [weight: number, isWon: boolean]): { mean: number; error: number } {
  let [weights, won, squares] = [0, 0, 0]
  for (let i = 0; i < DRAWS; i++) {
    const [weight, isWon] = play()
    weights += weight
    if (!isWon) continue
    won += weight
    squares += weight * weight
  }
  const mean = won / weights
  return { mean, error: Math.sqrt(squares / DRAWS - mean * mean) / Math.sqrt(DRAWS) }
}

type Soccer = { first: [number, number]; second: [number, number]; opener: 0 | 1 | undefined }
const goals = ({ first, second }: Soccer) => [first[0] + second[0], first[1] + second[1]] as const

test.each([
  [
    'home win, over 2.5',
    [leg(1, '1'), leg(18, '12', 'total=2.5')],
    of => goals(of)[0] > goals(of)[1] && goals(of)[0] + goals(of)[1] > 2,
  ],
  [
    'half-time draw, both teams to score, home win',
    [leg(60, '2'), leg(29, '74'), leg(1, '1')],
    of => of.first[0] === of.first[1] && goals(of)[1] > 0 && goals(of)[0] > goals(of)[1],
  ],
  [
    'away scores first, home or draw',
    [leg(8, '8', 'goalnr=1'), leg(10, '9')],
    of => of.opener === 1 && goals(of)[0] >= goals(of)[1],
  ],
  [
    'first half under 1.5, second half over 0.5, home wins either half',
    [leg(68, '13', 'total=1.5'), leg(90, '12', 'total=0.5'), leg(50, '74')],
    of =>
      of.first[0] + of.first[1] < 2 &&
      of.second[0] + of.second[1] > 0 &&
      (of.first[0] > of.first[1] || of.second[0] > of.second[1]),
  ],
] as readonly (readonly [string, readonly CustomLeg[], (match: Soccer) => boolean])[])(
  'soccer: %s',
  (_, legs, holds) => {
    const { params, state } = SAMPLES.soccer
    const [home, away] = params.goals
    const draw = drawsOf(1)
    const firstHalf = 0.44
    const weightOf = (h: number, a: number) =>
      h > 1 || a > 1
        ? 1
        : h === a
          ? h === 0
            ? 1 + 0.08 * home * away
            : 1.08
          : 1 - 0.08 * (h === 0 ? home : away)
    const { mean, error } = simulated(() => {
      const half = (share: number): [number, number] => [
        poisson(home * share, draw),
        poisson(away * share, draw),
      ]
      const [first, second] = [half(firstHalf), half(1 - firstHalf)]
      const early = first[0] + first[1] > 0 ? first : second
      const opener = early[0] + early[1] === 0 ? undefined : draw() * (early[0] + early[1]) < early[0] ? 0 : 1
      const match: Soccer = { first, second, opener }
      return [weightOf(...(goals(match) as [number, number])), holds(match)]
    })
    const price = priceCustomBet('soccer', params, state, legs)
    expect(price).toMatchObject({ ok: true })
    if (price.ok) expect(Math.abs(price.probability - mean)).toBeLessThan(ERRORS_MAX * error)
  },
)

type Hockey = { periods: readonly (readonly [number, number])[]; decider: 0 | 1 }
const regular = ({ periods }: Hockey) =>
  [periods.reduce((sum, [h]) => sum + h, 0), periods.reduce((sum, [, a]) => sum + a, 0)] as const

test.each([
  [
    'home wins after overtime or a shoot-out at the latest, under 5.5',
    [leg(406, '4'), leg(18, '13', 'total=5.5')],
    of => {
      const [h, a] = regular(of)
      return h + a < 6 && (h > a || (h === a && of.decider === 0))
    },
  ],
  [
    'draw after sixty minutes, away wins in the end, over 4.5',
    [leg(1, '2'), leg(406, '5'), leg(18, '12', 'total=4.5')],
    of => regular(of)[0] === regular(of)[1] && of.decider === 1 && regular(of)[0] > 2,
  ],
  [
    'home wins the first period and the match, both score in the second',
    [leg(443, '1', 'periodnr=1'), leg(1, '1'), leg(453, '74', 'periodnr=2')],
    of =>
      of.periods[0]![0] > of.periods[0]![1] &&
      regular(of)[0] > regular(of)[1] &&
      of.periods[1]![0] > 0 &&
      of.periods[1]![1] > 0,
  ],
] as readonly (readonly [string, readonly CustomLeg[], (match: Hockey) => boolean])[])(
  'ice hockey: %s',
  (_, legs, holds) => {
    const { params, state } = SAMPLES.ice_hockey
    const [home, away] = params.goals
    const draw = drawsOf(2)
    const { mean, error } = simulated(() => {
      const periods = [1, 2, 3].map(() => [poisson(home / 3, draw), poisson(away / 3, draw)] as const)
      const homeDecides = 0.5 + 0.5 * (home / (home + away) - 0.5)
      return [1, holds({ periods, decider: draw() < homeDecides ? 0 : 1 })]
    })
    const price = priceCustomBet('ice_hockey', params, state, legs)
    expect(price).toMatchObject({ ok: true })
    if (price.ok) expect(Math.abs(price.probability - mean)).toBeLessThan(ERRORS_MAX * error)
  },
)
