import { expect, test } from 'vitest'
import {
  combinableWith,
  customMarkets,
  priceCustomBet,
  resultOf,
  SPORT_KEYS,
  type CustomLeg,
  type SportKey,
} from '#pricing'
import { createRng } from '../random/rng.ts'
import { advance, createSim, playToEnd, type Sim } from '../sims/index.ts'

/** Custom bets on matches as they are played: every bet sold must be possible, and must settle as won or lost. */

const EVEN = { home: 0, away: 0 }
/** Whole matches are played and thousands of bets priced. */
const TIMEOUT_MS = 30_000
/** Points in time as shares of the match's duration. */
const MOMENTS = [0, 0.2, 0.45, 0.7, 0.97]

/** States of the match while its markets are open. */
function moments(key: SportKey, seed: number): Sim[] {
  const start = createSim(key, seed, EVEN, 0)
  const whole = playToEnd(start).elapsed
  return MOMENTS.map(share => advance(start, whole * share).sim).filter(
    ({ suspension, play }) => !suspension && play.phase !== 'ended',
  )
}

function singlesOf({ sportKey, params, play }: Sim) {
  return customMarkets(sportKey, params, play).flatMap(({ marketId, specifier, outcomes }) =>
    outcomes
      .filter(({ active }) => active)
      .map(outcome => ({ leg: { marketId, specifier, outcomeId: outcome.id }, ...outcome })),
  )
}

const priceOf = ({ sportKey, params, play }: Sim, legs: readonly CustomLeg[]) =>
  priceCustomBet(sportKey, params, play, legs)

test.each(SPORT_KEYS)(
  '%s: a leg alone never costs less than its market, and has nearly its chance',
  { timeout: TIMEOUT_MS },
  key => {
    let compared = 0
    for (const seed of [1, 2]) {
      for (const sim of moments(key, seed)) {
        for (const { leg, odds, probability } of singlesOf(sim)) {
          const price = priceOf(sim, [leg])
          if (!price.ok) {
            // Already decided, or too close to being decided to have a price.
            expect([leg, price.kind]).toEqual([leg, 'not-offered'])
            continue
          }
          compared++
          expect(price.odds).toBeLessThanOrEqual(odds)
          expect([leg, Math.abs(price.probability - probability) < 0.005]).toEqual([leg, true])
        }
      }
    }
    expect(compared).toBeGreaterThan(100)
  },
)

test.each(SPORT_KEYS)(
  '%s: every leg on sale settles as won or lost, and what happens was no contradiction',
  { timeout: TIMEOUT_MS },
  key => {
    const rng = createRng(7)
    let together = 0
    for (const seed of [4, 5]) {
      const end = playToEnd(createSim(key, seed, EVEN, 0))
      for (const sim of moments(key, seed)) {
        const won: CustomLeg[] = []
        for (const { leg } of singlesOf(sim)) {
          const result = resultOf(key, leg.marketId, leg.specifier, leg.outcomeId, end.play)
          expect([leg, result]).toEqual([leg, expect.toBeOneOf(['win_entire', 'lose_entire'])])
          if (result === 'win_entire' && priceOf(sim, [leg]).ok) won.push(leg)
        }
        for (let round = 0; round < 20 && won.length > 1; round++) {
          const legs = [...new Set([rng.pick(won), rng.pick(won), rng.pick(won)])]
          const price = priceOf(sim, legs)
          if (price.ok) together++
          else expect([legs, price.kind]).not.toEqual([legs, 'contradiction'])
        }
      }
    }
    expect(together).toBeGreaterThan(50)
  },
)

test.each(SPORT_KEYS)(
  '%s: what can be added has a price, and each leg more makes the bet less likely',
  { timeout: TIMEOUT_MS },
  key => {
    const rng = createRng(8)
    for (const sim of moments(key, 9).filter((_, i) => i % 2 === 0)) {
      const { sportKey, params, play } = sim
      let legs: CustomLeg[] = []
      let before = 1
      for (let more = combinableWith(sportKey, params, play, legs); more.length > 0 && legs.length < 6;) {
        legs = [...legs, rng.pick(more)]
        const price = priceOf(sim, legs)
        expect([legs, price.ok]).toEqual([legs, true])
        if (!price.ok) break
        expect(price.probability).toBeLessThanOrEqual(before * 1.001)
        expect(price.odds * price.probability).toBeLessThanOrEqual(1000.000_001)
        before = price.probability
        more = combinableWith(sportKey, params, play, legs)
      }
    }
  },
)
