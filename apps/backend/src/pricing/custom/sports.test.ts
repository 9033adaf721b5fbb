import { describe, expect, test } from 'vitest'
import { priceMatch } from '../priceMatch.ts'
import { SAMPLES } from '../samples.ts'
import { SPORT_KEYS, type ParamsOf, type PlayOf, type SportKey } from '../sports.ts'
import { combinableWith, customMarkets, priceCustomBet, type CustomLeg } from './index.ts'

const leg = (marketId: number, outcomeId: string, specifier = ''): CustomLeg => ({
  marketId,
  specifier,
  outcomeId,
})

function price<Key extends SportKey>(
  key: Key,
  legs: readonly CustomLeg[],
  state: PlayOf<Key> = SAMPLES[key].state,
) {
  const params: ParamsOf<Key> = SAMPLES[key].params
  return priceCustomBet(key, params, state, legs)
}

function chance<Key extends SportKey>(key: Key, ...legs: readonly CustomLeg[]): number {
  const found = price(key, legs)
  if (!found.ok) throw new Error(`${found.kind} at leg ${found.leg}`)
  return found.probability
}

test.each(SPORT_KEYS)(
  '%s: what can be combined is on offer, and each outcome alone has its own price',
  key => {
    const { params, state } = SAMPLES[key]
    const offered = priceMatch(key, params, state)
    const combinable = customMarkets(key, params, state)
    expect(combinable.length).toBeGreaterThan(10)
    for (const market of combinable) {
      expect(offered).toContainEqual(market)
      for (const { id, odds, active } of market.outcomes) {
        const alone = leg(market.marketId, id, market.specifier)
        if (active) expect([alone, price(key, [alone])]).toMatchObject([alone, { ok: true, odds }])
      }
    }
  },
)

test.each(SPORT_KEYS)('%s: no legs are certain, and certainty has no price', key => {
  expect(price(key, [])).toEqual({ ok: false, kind: 'too-certain' })
})

describe('tennis', () => {
  const game = (number: number, outcome: string) => leg(210, outcome, `setnr=1|gamenr=${number}`)

  test('a set lost and a match won are known together, and so are games and their set', () => {
    expect(chance('tennis', leg(202, '5', 'setnr=1'), leg(186, '4'))).toBeLessThan(
      chance('tennis', leg(202, '5', 'setnr=1')) * chance('tennis', leg(186, '4')) * 0.8,
    )
    expect(chance('tennis', game(2, '4'), leg(202, '4', 'setnr=1'))).toBeGreaterThan(
      chance('tennis', game(2, '4')) * chance('tennis', leg(202, '4', 'setnr=1')) * 1.1,
    )
  })

  test('two sets to love and more than two sets are a contradiction', () => {
    const straight = leg(199, 'sr:correct_score:bestof:3:2-0', 'variant=sr:correct_score:bestof:3')
    expect(price('tennis', [straight, leg(314, '12', 'total=2.5')])).toMatchObject({ kind: 'contradiction' })
  })

  test('a game that may never be played is not combinable', () => {
    const winners = [0, 1, 0, 1, 0, 1, 0, 1, 0, 0] as const
    const state = { ...SAMPLES.tennis.state, phase: 'playing', games: [winners.slice(0, 9)] } as const
    const next = leg(210, '4', 'setnr=1|gamenr=11')
    expect(priceMatch('tennis', SAMPLES.tennis.params, state)).toContainEqual(
      expect.objectContaining({ marketId: 210, specifier: next.specifier }),
    )
    expect(price('tennis', [next, leg(186, '4')], state)).toEqual({ ok: false, kind: 'not-allowed', leg: 0 })
    expect(price('tennis', [leg(210, '4', 'setnr=1|gamenr=10'), leg(186, '4')], state)).toMatchObject({
      ok: true,
    })
  })
})

describe('basketball', () => {
  test('a drawn quarter has an even total: the odd one is a contradiction, the even one changes nothing', () => {
    const drawn = leg(235, '2', 'quarternr=1')
    expect(price('basketball', [drawn, leg(304, '70', 'quarternr=1')])).toMatchObject({
      kind: 'contradiction',
    })
    expect(chance('basketball', drawn, leg(304, '72', 'quarternr=1'))).toBeCloseTo(
      chance('basketball', drawn),
      12,
    )
    expect(
      price('basketball', [leg(60, '2'), leg(304, '70', 'quarternr=1'), leg(304, '72', 'quarternr=2')]),
    ).toMatchObject({ kind: 'contradiction' })
  })

  test('quarters, half and match hang together; two quarters alone do not', () => {
    const [first, second] = [leg(235, '1', 'quarternr=1'), leg(235, '1', 'quarternr=2')]
    const win = leg(219, '4')
    expect(chance('basketball', first, win)).toBeGreaterThan(
      chance('basketball', first) * chance('basketball', win) * 1.1,
    )
    expect(chance('basketball', first, second)).toBeCloseTo(
      chance('basketball', first) * chance('basketball', second),
      4,
    )
  })

  test('the points of one side are not combinable with quarters: the model has no joint chance of them', () => {
    const legs = [leg(227, '12', 'total=82.5'), leg(235, '1', 'quarternr=1')]
    expect(price('basketball', legs)).toEqual({ ok: false, kind: 'not-allowed', leg: 1 })
    expect(
      combinableWith('basketball', SAMPLES.basketball.params, SAMPLES.basketball.state, legs.slice(0, 1)),
    ).not.toContainEqual(legs[1])
  })

  test('points are never taken back: no total at or below the score is on offer', () => {
    const state = { phase: 'quarter', quarter: 4, second: 590, points: [[80, 80]] } as const
    const totals = priceMatch('basketball', SAMPLES.basketball.params, state).filter(
      ({ marketId }) => marketId === 225,
    )
    expect(totals.length).toBeGreaterThan(0)
    for (const { specifier } of totals) expect(Number(specifier.slice(6))).toBeGreaterThan(160)
  })
})

describe('ice hockey', () => {
  test('a draw after sixty minutes and a winner after overtime go together, a win in sixty minutes and the other winner do not', () => {
    expect(chance('ice_hockey', leg(1, '2'), leg(406, '4'))).toBeLessThan(chance('ice_hockey', leg(1, '2')))
    expect(price('ice_hockey', [leg(1, '1'), leg(406, '5')])).toMatchObject({ kind: 'contradiction' })
  })
})

describe('cricket', () => {
  const state = SAMPLES.cricket.state
  const innings = customMarkets('cricket', SAMPLES.cricket.params, state).find(
    ({ marketId }) => marketId === 605,
  )!

  test('a chase stops when it has passed the score: the chaser scores little where little was set', () => {
    const totals = (marketId: number) =>
      customMarkets('cricket', SAMPLES.cricket.params, state)
        .filter(market => market.marketId === marketId)
        .map(({ specifier }) => Number(specifier.split('total=')[1]))
    const few = leg(605, '13', `inningnr=1|total=${Math.min(...totals(605))}`)
    const many = leg(607, '12', `total=${Math.max(...totals(607))}`)
    expect(chance('cricket', few, many)).toBeLessThan(chance('cricket', few) * chance('cricket', many) * 0.2)
    expect(price('cricket', [few, many, leg(340, '4')])).toEqual({ ok: false, kind: 'contradiction', leg: 2 })
  })

  test('overs, power plays and wickets have no joint chance with an innings', () => {
    const over = priceMatch('cricket', SAMPLES.cricket.params, state).find(
      ({ marketId }) => marketId === 640,
    )!
    expect(price('cricket', [leg(605, '12', innings.specifier), leg(640, '12', over.specifier)])).toEqual({
      ok: false,
      kind: 'not-allowed',
      leg: 1,
    })
  })
})
