import { expect, test } from 'vitest'
import { SAMPLES } from '../samples.ts'
import type { SportKey } from '../sports.ts'
import { priceCustomBet, type CustomLeg } from './index.ts'

/** Joint chances against matches played out by draws from the same model. */

/**
 * Allowed deviation of a simulation in standard errors: without fixed seeds one test in ten thousand would exceed it.
 */
const ERRORS_MAX = 4
const TIMEOUT_MS = 30_000

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

/** Legs, and whether they all win in a match. */
type Case<Match> = readonly [name: string, legs: readonly CustomLeg[], holds: (match: Match) => boolean]

/** Compares the joint chances of legs with simulated matches; a match counts by its weight. */
function compare<Key extends SportKey, Match>(
  sportKey: Key,
  draws: number,
  cases: readonly Case<Match>[],
  play: () => { readonly match: Match; readonly weight?: number },
): void {
  const won = cases.map(() => ({ sum: 0, squares: 0 }))
  let weights = 0
  for (let i = 0; i < draws; i++) {
    const { match, weight = 1 } = play()
    weights += weight
    cases.forEach(([, , holds], c) => {
      if (!holds(match)) return
      won[c]!.sum += weight
      won[c]!.squares += weight * weight
    })
  }
  const { params, state } = SAMPLES[sportKey]
  cases.forEach(([name, legs], c) => {
    const mean = won[c]!.sum / weights
    const error = Math.sqrt((won[c]!.squares / draws - mean * mean) / draws)
    const price = priceCustomBet(sportKey, params, state, legs)
    expect([name, price.ok]).toEqual([name, true])
    expect(Math.abs((price.ok ? price.probability : 0) - mean), name).toBeLessThan(ERRORS_MAX * error)
  })
}

type Soccer = { first: [number, number]; second: [number, number]; opener: 0 | 1 | undefined }
const goals = ({ first, second }: Soccer) => [first[0] + second[0], first[1] + second[1]] as const

const SOCCER: readonly Case<Soccer>[] = [
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
]

test('soccer: legs are won together as often as in matches played out', { timeout: TIMEOUT_MS }, () => {
  const { params } = SAMPLES.soccer
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
  compare('soccer', 200_000, SOCCER, () => {
    const half = (share: number): [number, number] => [
      poisson(home * share, draw),
      poisson(away * share, draw),
    ]
    const [first, second] = [half(firstHalf), half(1 - firstHalf)]
    const early = first[0] + first[1] > 0 ? first : second
    const opener = early[0] + early[1] === 0 ? undefined : draw() * (early[0] + early[1]) < early[0] ? 0 : 1
    const match: Soccer = { first, second, opener }
    return { match, weight: weightOf(...(goals(match) as [number, number])) }
  })
})

type Hockey = { periods: readonly (readonly [number, number])[]; decider: 0 | 1 }
const regular = ({ periods }: Hockey) =>
  [periods.reduce((sum, [h]) => sum + h, 0), periods.reduce((sum, [, a]) => sum + a, 0)] as const

const ICE_HOCKEY: readonly Case<Hockey>[] = [
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
]

test('ice hockey: legs are won together as often as in matches played out', { timeout: TIMEOUT_MS }, () => {
  const { params } = SAMPLES.ice_hockey
  const [home, away] = params.goals
  const draw = drawsOf(2)
  compare('ice_hockey', 200_000, ICE_HOCKEY, () => {
    const periods = [1, 2, 3].map(() => [poisson(home / 3, draw), poisson(away / 3, draw)] as const)
    const homeDecides = 0.5 + 0.5 * (home / (home + away) - 0.5)
    const match: Hockey = { periods, decider: draw() < homeDecides ? 0 : 1 }
    return { match }
  })
})

type Basketball = {
  quarters: readonly (readonly [lead: number, total: number])[]
  overtime: readonly [number, number]
}
const inAll = ({ quarters, overtime }: Basketball) =>
  [...quarters, overtime].reduce(([lead, total], [l, t]) => [lead + l, total + t] as const, [0, 0] as const)
const inHalf = ({ quarters: [one, two] }: Basketball) => [one![0] + two![0], one![1] + two![1]] as const

const BASKETBALL: readonly Case<Basketball>[] = [
  [
    'home wins, over 162.5',
    [leg(219, '4'), leg(225, '12', 'total=162.5')],
    of => inAll(of)[0] > 0 && inAll(of)[1] > 162.5,
  ],
  [
    'home wins the match, its own points over 82.5, away under 80.5',
    [leg(219, '4'), leg(227, '12', 'total=82.5'), leg(228, '13', 'total=80.5')],
    of => {
      const [lead, total] = inAll(of)
      return lead > 0 && (total + lead) / 2 > 82.5 && (total - lead) / 2 < 80.5
    },
  ],
  [
    'home wins the first quarter, the half and the match',
    [leg(235, '1', 'quarternr=1'), leg(60, '1'), leg(219, '4')],
    of => of.quarters[0]![0] > 0 && inHalf(of)[0] > 0 && inAll(of)[0] > 0,
  ],
  [
    'first quarter over 40.5, second over 40.5, match over 159.5, away by 1 to 5',
    [
      leg(236, '12', 'quarternr=1|total=40.5'),
      leg(236, '12', 'quarternr=2|total=40.5'),
      leg(225, '12', 'total=159.5'),
      leg(290, '4'),
    ],
    of =>
      of.quarters[0]![1] > 40.5 &&
      of.quarters[1]![1] > 40.5 &&
      inAll(of)[1] > 159.5 &&
      inAll(of)[0] < 0 &&
      inAll(of)[0] > -6,
  ],
  [
    'first half drawn, second quarter odd, under 165.5',
    [leg(60, '2'), leg(304, '70', 'quarternr=2'), leg(225, '13', 'total=165.5')],
    of => inHalf(of)[0] === 0 && of.quarters[1]![1] % 2 === 1 && inAll(of)[1] < 165.5,
  ],
]

test('basketball: legs are won together as often as in matches played out', { timeout: TIMEOUT_MS }, () => {
  const { params } = SAMPLES.basketball
  const draw = drawsOf(3)
  const normal = (mean: number, spread: number) =>
    Math.round(mean + spread * Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw()))
  const points = (share: number): readonly [number, number] => {
    for (;;) {
      const lead = normal(params.margin * share, 14.8 * Math.sqrt(share))
      const total = normal(params.total * share, 17.7 * Math.sqrt(share))
      if ((lead + total) % 2 === 0 && Math.abs(lead) <= total) return [lead, total]
    }
  }
  compare('basketball', 200_000, BASKETBALL, () => {
    const quarters = [0, 0, 0, 0].map(() => points(1 / 4))
    const isLevel = quarters.reduce((sum, [lead]) => sum + lead, 0) === 0
    let overtime: readonly [number, number] = [0, 0]
    while (isLevel && overtime[0] === 0) overtime = points(300 / 2400)
    return { match: { quarters, overtime } }
  })
})

type Tennis = { sets: readonly (readonly [number, number])[]; firstGames: readonly (0 | 1)[] }
const setsWon = ({ sets }: Tennis, side: 0 | 1) => sets.filter(set => set[side] > set[1 - side]!).length

const TENNIS: readonly Case<Tennis>[] = [
  [
    'home wins the first set, away the match',
    [leg(202, '4', 'setnr=1'), leg(186, '5')],
    of => of.sets[0]![0] > of.sets[0]![1] && setsWon(of, 1) === 2,
  ],
  [
    'home breaks in the second game, wins the first set with under 9.5 games, and the match',
    [
      leg(210, '4', 'setnr=1|gamenr=2'),
      leg(202, '4', 'setnr=1'),
      leg(204, '13', 'setnr=1|total=9.5'),
      leg(186, '4'),
    ],
    of =>
      of.firstGames[1] === 0 &&
      of.sets[0]![0] > of.sets[0]![1] &&
      of.sets[0]![0] + of.sets[0]![1] < 10 &&
      setsWon(of, 0) === 2,
  ],
  [
    'over 23.5 games, away wins a set, second set over 9.5',
    [leg(189, '12', 'total=23.5'), leg(193, '74'), leg(204, '12', 'setnr=2|total=9.5')],
    of =>
      of.sets.reduce((sum, [h, a]) => sum + h + a, 0) > 23.5 &&
      setsWon(of, 1) > 0 &&
      of.sets[1]![0] + of.sets[1]![1] > 9.5,
  ],
]

test('tennis: legs are won together as often as in matches played out', { timeout: TIMEOUT_MS }, () => {
  const { params } = SAMPLES.tennis
  const draw = drawsOf(4)
  const point = (server: 0 | 1) => (draw() < (server === 0 ? params.serve[0] : 1 - params.serve[1]) ? 0 : 1)
  const race = (to: number, serverOf: (played: number) => 0 | 1): 0 | 1 => {
    const won = [0, 0]
    while (Math.max(won[0]!, won[1]!) < to || Math.abs(won[0]! - won[1]!) < 2)
      won[point(serverOf(won[0]! + won[1]!))]!++
    return won[0]! > won[1]! ? 0 : 1
  }
  compare('tennis', 40_000, TENNIS, () => {
    let server: 0 | 1 = 0
    const sets: [number, number][] = []
    const firstGames: (0 | 1)[] = []
    const match = { sets, firstGames }
    while (setsWon(match, 0) < 2 && setsWon(match, 1) < 2) {
      const set: [number, number] = [0, 0]
      const isOver = () => Math.max(...set) === 7 || (Math.max(...set) === 6 && Math.min(...set) <= 4)
      while (!isOver()) {
        const serves = server
        const isTiebreak = set[0] === 6 && set[1] === 6
        const winner = isTiebreak
          ? race(7, played => (Math.floor((played + 1) / 2) % 2 === 0 ? serves : serves === 0 ? 1 : 0))
          : race(4, () => serves)
        set[winner]++
        if (sets.length === 0) firstGames.push(winner)
        server = server === 0 ? 1 : 0
      }
      sets.push(set)
    }
    return { match }
  })
})

type CounterStrike = { maps: readonly (readonly [number, number])[]; opener: 0 | 1 }
const mapsWon = ({ maps }: CounterStrike, side: 0 | 1) =>
  maps.filter(map => map[side] > map[1 - side]!).length

const COUNTER_STRIKE: readonly Case<CounterStrike>[] = [
  [
    'home takes the first round and map, away the match',
    [leg(335, '4', 'mapnr=1|roundnr=1'), leg(330, '4', 'mapnr=1'), leg(186, '5')],
    of => of.opener === 0 && of.maps[0]![0] > of.maps[0]![1] && mapsWon(of, 1) === 2,
  ],
  [
    'both maps over 21.5 rounds, home wins 2:0',
    [
      leg(332, '12', 'mapnr=1|total=21.5'),
      leg(332, '12', 'mapnr=2|total=21.5'),
      leg(199, 'sr:correct_score:bestof:3:2-0', 'variant=sr:correct_score:bestof:3'),
    ],
    of => of.maps.slice(0, 2).every(([h, a]) => h + a > 21.5) && mapsWon(of, 0) === 2 && mapsWon(of, 1) === 0,
  ],
]

test(
  'Counter-Strike: legs are won together as often as in matches played out',
  { timeout: TIMEOUT_MS },
  () => {
    const { params, state } = SAMPLES.counter_strike
    const draw = drawsOf(5)
    compare('counter_strike', 60_000, COUNTER_STRIKE, () => {
      const maps: [number, number][] = []
      let opener: 0 | 1 | undefined
      for (let map = 0; mapsWon({ maps, opener: 0 }, 0) < 2 && mapsWon({ maps, opener: 0 }, 1) < 2; map++) {
        const rounds: [number, number] = [0, 0]
        const [isOver, side] = [
          () => {
            const [most, least] = [Math.max(...rounds), Math.min(...rounds)]
            return least < 12 ? most === 13 : most === 16 + 3 * Math.floor((least - 12) / 3)
          },
          state.defendsFirst[map] === 0 ? 1 : -1,
        ]
        for (let played = 0; !isOver(); played++) {
          const bias = played >= 24 ? 0 : played < 12 ? side : -side
          const winner = draw() < params.round[map]! + bias * params.sideBias ? 0 : 1
          opener ??= winner
          rounds[winner]++
        }
        maps.push(rounds)
      }
      return { match: { maps, opener: opener! } }
    })
  },
)
