import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { toOdds } from '../odds/index.ts'
import { NAMED_BETS, namedBetOf } from '../system/index.ts'
import { after, aSlip, money, outcome, pick, PLACE, stake } from '../testing/builders.ts'
import { anyOdds } from '../testing/anySlipEvent.ts'
import {
  accepted,
  chosen,
  cyber,
  fourth,
  home,
  namedBet,
  shape,
  three,
  two,
  winner,
  reloaded,
} from '../testing/slips.ts'
import type { DraftBet, Slip } from './index.ts'
import {
  betTotals,
  maxStake,
  partsOf,
  placementsOf,
  placeReadiness,
  splitStake,
  totalStake,
  typeRefusal,
} from './index.ts'

const patent = after(three, namedBet('patent'), stake(700))
const four = after(three, ...pick(fourth))
const many = (legs: number) => Array.from({ length: legs }, (_, i) => outcome(`m${i}`))
const ready = (slip: Slip, limits = {}) => placeReadiness(slip, { isSignedIn: true, limits })

describe('named bets', () => {
  test('[NAMED-1] a named bet is one tap and one bet on the slip, its stake the total', () => {
    const trixie = after(three, namedBet('trixie'))
    expect(shape(trixie)).toBe('trixie(m1 m2 m3)')
    expect(trixie.bets[0]).toMatchObject({ id: 'system', type: 'system', stake: money(1000) })
    expect(trixie.bets[0]).not.toHaveProperty('system')
    expect(after(trixie, namedBet('trixie'))).toBe(trixie)
    expect(shape(after(trixie, namedBet('patent')))).toBe('patent(m1 m2 m3)')
    expect(shape(after(trixie, chosen('system')))).toBe('2/3(m1 m2 m3)')
    expect(shape(after(trixie, chosen('combo')))).toBe('combo(m1 m2 m3)')
    expect(shape(after(trixie, chosen('single')))).toBe('single(m1) + single(m2) + single(m3)')
  })

  test('[NAMED-2] it is placed as singles, a system for each size between, and the combo of all', () => {
    const parts = placementsOf(after(four, namedBet('lucky-15'), stake(1500)).bets[0]!)
    expect(parts.map(part => [part.type, part.system?.id, part.legs.length, part.stake.value])).toEqual([
      ['single', undefined, 1, 100],
      ['single', undefined, 1, 100],
      ['single', undefined, 1, 100],
      ['single', undefined, 1, 100],
      ['system', '2/4', 4, 600],
      ['system', '3/4', 4, 400],
      ['combo', undefined, 4, 100],
    ])
    expect(placementsOf(after(three, namedBet('trixie')).bets[0]!).map(part => part.type)).toEqual([
      'system',
      'combo',
    ])
    expect(placementsOf(two.bets[0]!)).toHaveLength(1)
  })

  test('[NAMED-2] each of its parts could be on the slip alone', () => {
    const parts = partsOf(
      after(patent, { type: 'potential-win-set', betId: 'system', potentialWin: 2181 }).bets[0]!,
    )
    expect(parts.map(({ lines }) => lines)).toEqual([1, 1, 1, 3, 1])
    for (const { bet } of parts) {
      expect(after(aSlip(), { type: 'restored', source: 'reuse', bets: [bet] }).bets).toEqual([bet])
    }
    expect(partsOf(two.bets[0]!)).toEqual([{ bet: two.bets[0], lines: 1 }])
    const system = after(four, chosen('system', '2/4')).bets[0]!
    expect(partsOf(system)).toEqual([{ bet: system, lines: 6 }])
  })

  test('[NAMED-2] its figures are the sums of its parts', () => {
    // 2.05 + 1.72 + 1.75 = 5.52; pairs 3.526 + 3.5875 + 3.01 = 10.1235; all 6.1705: 21.814 / 7 = 3.11629
    expect(betTotals(patent.bets[0]!)).toEqual({
      odds: 3120,
      returns: 205 + 172 + 175 + 1012 + 617,
      minReturns: 172,
      lines: 7,
      stakePerLine: 100,
    })
    // 2/3 alone: the cheapest pair, 1.72 x 1.75, at a quarter of 4.00.
    expect(betTotals(after(three, namedBet('trixie'), stake(400)).bets[0]!)!.minReturns).toBe(301)
  })

  test('[NAMED-2] a stake that drives its win is set for all its lines', () => {
    const wanted = after(patent, { type: 'potential-win-set', betId: 'system', potentialWin: 2181 })
    expect(totalStake(wanted)).toEqual(money(700))
  })

  test('[NAMED-3] a stake is shared out exactly, whatever the rounding', () => {
    expect(splitStake(100, [{ lines: 1 }, { lines: 1 }, { lines: 1 }])).toEqual([33, 33, 34])
    expect(splitStake(4, [{ lines: 3 }, { lines: 1 }])).toEqual([3, 1])
    expect(splitStake(0, [{ lines: 3 }, { lines: 1 }])).toEqual([0, 0])
    const anyFolds = fc.array(fc.record({ lines: fc.integer({ min: 1, max: 70 }) }), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(fc.maxSafeNat(), anyFolds, (total, folds) => {
        const lines = folds.reduce((sum, fold) => sum + fold.lines, 0)
        const shares = splitStake(total, folds)
        expect(shares.reduce((sum, share) => sum + BigInt(share), 0n)).toBe(BigInt(total))
        shares.forEach((share, i) => {
          const due = (BigInt(total) * BigInt(folds[i]!.lines)) / BigInt(lines)
          expect(BigInt(share) - due).toBeGreaterThanOrEqual(0n)
          expect(BigInt(share) - due).toBeLessThanOrEqual(1n)
        })
      }),
      { numRuns: 500 },
    )
  })

  test('[NAMED-3] a subunit for each line is the least that can be staked', () => {
    const thin = after(patent, stake(6))
    const block = { kind: 'fix-stake', betId: 'system', why: 'stake-too-low', limit: money(7) }
    expect(ready(thin)).toEqual(block)
    expect(after(thin, PLACE)).toBe(thin)
    expect(ready(after(thin, stake(7)))).toEqual({ kind: 'ready', total: money(7) })
    expect(placementsOf(thin.bets[0]!).some(part => part.stake.value === 0)).toBe(true)
  })

  test('[NAMED-3] a plain system of less than a subunit a line is one bet and can be placed', () => {
    expect(ready(after(three, chosen('system'), stake(1))).kind).toBe('ready')
  })

  test('[NAMED-2] figures past 2^53 stay at the largest safe number', () => {
    const long = after(aSlip(), ...pick(...many(8).map(leg => ({ ...leg, odds: toOdds(1_000_000) }))))
    const goliath = after(long, namedBet('goliath'), stake(1_000_000_000))
    expect(betTotals(goliath.bets[0]!)!.returns).toBe(Number.MAX_SAFE_INTEGER)
  })

  test('[NAMED-3] limits of one bet are given as amounts of the whole', () => {
    expect(ready(patent, { minStake: 150 })).toMatchObject({ why: 'stake-too-low', limit: money(1050) })
    expect(ready(after(patent, stake(1050)), { minStake: 150 }).kind).toBe('ready')
    expect(ready(patent, { maxStake: 200 })).toMatchObject({ why: 'stake-too-high', limit: money(467) })
    expect(ready(after(patent, stake(467)), { maxStake: 200 }).kind).toBe('ready')
    expect(ready(patent, { maxWin: 1000 })).toMatchObject({ why: 'win-too-high', limit: money(1000) })
    expect(maxStake(patent.bets[0]!, { limits: { maxStake: 200 } })).toEqual(money(467))
    expect(maxStake(patent.bets[0]!, { limits: { maxStake: 200 }, balance: money(300) })).toEqual(money(300))
    const most = maxStake(patent.bets[0]!, { limits: { maxWin: 1000 } })!
    expect(ready(after(patent, stake(most.value)), { maxWin: 1000 }).kind).toBe('ready')
  })

  test('[PLACE-26] the given stake is enough for every part, and one subunit beyond is not', () => {
    const trixie = after(aSlip(), ...pick(...many(3)), namedBet('trixie'), stake(100))
    expect(ready(trixie, { minStake: 50 })).toMatchObject({ why: 'stake-too-low', limit: money(197) })
    const anyNamed = fc.constantFrom(...NAMED_BETS.map(({ id, legs }) => ({ id, legs })))
    // At 70 and more, as many as the lines of the largest part, there is a stake that is enough.
    const anyLimits = fc.record({ limit: fc.integer({ min: 70, max: 5000 }), isLeast: fc.boolean() })
    fc.assert(
      fc.property(anyNamed, fc.integer({ min: 1, max: 99_999 }), anyLimits, ({ id, legs }, total, facts) => {
        const limits = facts.isLeast ? { minStake: facts.limit } : { maxStake: facts.limit }
        const slip = after(aSlip(), ...pick(...many(legs)), namedBet(id), stake(total))
        const block = ready(slip, limits)
        if (block.kind !== 'fix-stake') return
        const announced = block.limit.value
        expect(ready(after(slip, stake(announced)), limits).kind).toBe('ready')
        const beyond = block.why === 'stake-too-low' ? announced - 1 : announced + 1
        expect(ready(after(slip, stake(beyond)), limits).kind).toBe('fix-stake')
      }),
      { numRuns: 200 },
    )
  })

  test('[TYPE-4] an unknown named bet changes nothing', () => {
    const unknown = { type: 'bet-type-chosen', betType: 'system', named: 'round-robin' as 'trixie' } as const
    expect(after(three, unknown)).toBe(three)
  })

  test('[TYPE-3] the nearest system is found in whatever order the settings list them', () => {
    const announced = after(aSlip(), {
      type: 'settings-received',
      systemTypes: aSlip().systemTypes.toReversed(),
    })
    const system = after(announced, ...pick(...many(5)), chosen('system', '4/5'))
    expect(shape(after(system, ...pick(outcome('m9'))))).toBe('4/6(m0 m1 m2 m3 m4 m9)')
    expect(announced.systemTypes).toEqual(aSlip().systemTypes)
  })

  test('[NAMED-4] with more or fewer legs it falls back to the system or combo rule, and its stake stays', () => {
    expect(shape(after(patent, ...pick(fourth)))).toBe('2/4(m1 m2 m3 m4)')
    expect(shape(after(patent, ...pick(winner)))).toBe('combo(m1 m2)')
    expect(totalStake(after(patent, ...pick(fourth)))).toEqual(money(700))
    expect(shape(after(patent, ...pick(winner, home)))).toBe('single(m2)')
  })

  test.each([
    ['of another number of legs', two, 'trixie', 'TYPE-4'],
    ['over two of one match', after(two, ...pick(outcome('m1', { outcomeId: '2' }))), 'trixie', 'SLIP-6'],
    [
      'with oddin',
      after(
        aSlip(),
        ...pick(cyber, outcome('c2', { provider: 'oddin' }), outcome('c3', { provider: 'oddin' })),
      ),
      'trixie',
      'SLIP-8',
    ],
    [
      'with singles where the provider takes one',
      after(aSlip({ multiSingle: {} }), ...pick(...many(3))),
      'patent',
      'SLIP-5',
    ],
    ['of more legs than a system can have', after(aSlip(), ...pick(...many(9))), 'goliath', 'SLIP-24'],
  ] as const)('[NAMED-5] %s: a named bet is not allowed', (_, slip, named, rule) => {
    expect(typeRefusal(slip, 'system', undefined, named)?.id).toBe(rule)
    expect(after(slip, namedBet(named))).toBe(slip)
  })

  test('[NAMED-5] without singles it needs no provider that takes several', () => {
    const slip = after(aSlip({ multiSingle: {} }), ...pick(...many(3)))
    expect(shape(after(slip, namedBet('trixie')))).toBe('trixie(m0 m1 m2)')
  })

  test('[NAMED-5] where the provider stops taking several, a combo is the way out', () => {
    const block = ready(after(patent, { type: 'settings-received', multiSingle: {} }))
    expect(block).toMatchObject({ kind: 'cannot-combine', rule: 'SLIP-5', fixes: [{ kind: 'make-combo' }] })
  })

  test('[NAMED-6] it is restored from storage if it fits, else as a system or combo', () => {
    const restored = (bet: DraftBet) => shape(after(aSlip(), ...reloaded(bet)))
    const [bet] = patent.bets
    expect(restored(bet!)).toBe('patent(m1 m2 m3)')
    expect(restored({ ...bet!, selections: four.bets[0]!.selections })).toBe('2/4(m1 m2 m3 m4)')
    expect(restored({ ...bet!, selections: two.bets[0]!.selections })).toBe('combo(m1 m2)')
    expect(restored({ ...bet!, named: 'acca' as 'trixie' })).toBe('2/3(m1 m2 m3)')
  })

  test('[NAMED-1] placed, it leaves the slip whole', () => {
    expect(after(patent, PLACE, accepted).bets).toEqual([])
  })

  test('[NAMED-2] every named bet is placed as bets whose lines and stakes are its own', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMED_BETS),
        fc.array(anyOdds, { minLength: 8, maxLength: 8 }),
        fc.integer({ min: 0, max: 99_999 }),
        (named, prices, total) => {
          const legs = many(named.legs).map((leg, i) => ({ ...leg, odds: prices[i]! }))
          const [bet] = after(aSlip(), ...pick(...legs), namedBet(named.id), stake(total)).bets
          const parts = placementsOf(bet!)
          const singles = named.folds.includes(1) ? named.legs : 0
          expect(parts).toHaveLength(singles + named.folds.filter(size => size > 1).length)
          expect(parts.reduce((sum, part) => sum + part.stake.value, 0)).toBe(total)
          const { lines, returns, minReturns } = betTotals(bet!)!
          expect(lines).toBe(namedBetOf(named.id).lines)
          expect(minReturns!).toBeLessThanOrEqual(returns)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('a system too large', () => {
  test('[SLIP-24] more than 8 legs are refused before any line is made, with a way down', () => {
    const slip = after(aSlip(), ...pick(...many(30)))
    const rule = typeRefusal(slip, 'system')!
    expect([rule.id, rule.message, rule.refusal]).toEqual([
      'SLIP-24',
      'slip.system-too-large',
      'system-too-large',
    ])
    expect(after(slip, chosen('system'))).toBe(slip)
    const subject = { type: 'system', legs: many(10) } as const
    expect(rule.drops(subject)).toEqual([subject.legs.slice(8)])
    expect(rule.culprits(subject)).toEqual(subject.legs.slice(8))
  })
})

describe('stake per line', () => {
  test('[STAKE-1] a stake typed for a line sets the total', () => {
    const perLine = (slip: Slip, value: number, betId = slip.bets[0]!.id) =>
      after(slip, { type: 'stake-per-line-set', betId, perLine: value })
    expect(totalStake(perLine(after(four, chosen('system', '2/4')), 250))).toEqual(money(1500))
    expect(totalStake(perLine(patent, 50))).toEqual(money(350))
    expect(totalStake(perLine(two, 50))).toEqual(money(50))
    for (const value of [-1, 0.5, NaN, 2 ** 52]) expect(perLine(patent, value)).toBe(patent)
    expect(perLine(patent, 50, 'combo')).toBe(patent)
  })
})
