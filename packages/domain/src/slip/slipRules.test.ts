import { describe, expect, test } from 'vitest'

import { outcomeKeyOf } from '../market/index.ts'
import { MAX_BETS } from '../placing/index.ts'
import {
  after,
  aSlip,
  EUR,
  JPY,
  money,
  outcome,
  pick,
  PLACE,
  priceMoved,
  stake,
} from '../testing/builders.ts'
import {
  home,
  over,
  winner,
  fourth,
  sameMatch,
  cyber,
  one,
  two,
  three,
  chosen,
  gone,
  shape,
  aCustomBet,
  processing,
  refused,
  accepted,
  placedBet,
  resumed,
  WAITING,
} from '../testing/slips.ts'
import type { Slip, SlipEvent } from './index.ts'
import { betTotals, placeReadiness, selectionsOf, slipType, totalStake, typeRefusal } from './index.ts'

describe('slip rules', () => {
  test('[SLIP-1] one selection on an empty slip makes a single', () => {
    expect(shape(one)).toBe('single(m1)')
    expect(slipType(aSlip())).toBe('single')
  })

  test('[SLIP-2] adding more turns a single into a combo, and its stake stays', () => {
    expect(shape(two)).toBe('combo(m1 m2)')
    expect(totalStake(after(one, ...pick(over)))).toEqual(money(1000))
  })

  test('[SLIP-25] a system stays one if its new size has a type, else it becomes a combo', () => {
    const system = after(three, chosen('system'))
    expect(shape(after(system, ...pick(fourth)))).toBe('2/4(m1 m2 m3 m4)')
    expect(shape(after(system, ...pick(fourth, fourth)))).toBe('2/3(m1 m2 m3)')
    expect(shape(after(system, ...pick(winner)))).toBe('combo(m1 m2)')
    expect(shape(after(system, ...pick(cyber)))).toBe('combo(m1 m2 m3 c1)')
    const wide = after(three, ...pick(fourth), chosen('system', '3/4'))
    expect(shape(after(wide, ...pick(fourth)))).toBe('2/3(m1 m2 m3)')
  })

  test('[SLIP-26] several singles take one more beside them where the provider allows', () => {
    const singles = after(two, chosen('single'))
    expect(shape(after(singles, ...pick(winner)))).toBe('single(m1) + single(m2) + single(m3)')
    const withoutSeveral = { ...singles, multiSingle: {} }
    expect(shape(after(withoutSeveral, ...pick(winner)))).toBe('combo(m1 m2 m3)')
  })

  test('[SLIP-26] several singles keep their stakes beside a pick they cannot be joined with; its going brings them back', () => {
    const apart = after(two, chosen('single'))
    const [first, second] = apart.bets
    const singles = after(apart, stake(500, first!.id), stake(700, second!.id))
    const slip = after(singles, ...pick(cyber))
    expect(shape(slip)).toBe('single(m1) + single(m2) + single(c1)')
    expect(slip.bets.map(bet => bet.stake.value)).toEqual([500, 700, 0])
    const answer = placeReadiness(slip, { isSignedIn: true })
    expect(answer).toMatchObject({ kind: 'cannot-combine', rule: 'SLIP-5' })
    const fixes = answer.kind === 'cannot-combine' ? answer.fixes : []
    expect(fixes.map(fix => after(slip, ...fix.events))).toEqual([singles])
    const ofOneMatch = after(aSlip(), ...pick(home, sameMatch), chosen('single'))
    const other = outcome('m9', { provider: 'betconstruct' })
    expect(shape(after(ofOneMatch, ...pick(other)))).toBe('single(m1) + single(m1) + single(m9)')
  })

  test('[SLIP-3] removing down to one makes a single, and its stake stays', () => {
    const slip = after(three, ...pick(over, winner))
    expect(shape(slip)).toBe('single(m1)')
    expect(slip.bets[0]!.id).toBe(outcomeKeyOf(home))
    expect(totalStake(slip)).toEqual(money(1000))
  })

  test('[SLIP-3] removing what is not there changes nothing', () => {
    expect(after(one, { type: 'selection-removed', key: winner })).toBe(one)
    expect(after(one, { type: 'bet-removed', betId: 'combo' })).toBe(one)
    expect(after(two, { type: 'bet-removed', betId: 'combo' }).bets).toEqual([])
    const singles = after(three, chosen('single'))
    expect(shape(after(singles, { type: 'bet-removed', betId: singles.bets[1]!.id }))).toBe(
      'single(m1) + single(m3)',
    )
    const left = after(singles, { type: 'selection-removed', key: over })
    expect(left.bets).toEqual([singles.bets[0], singles.bets[2]])
  })

  test('[SLIP-4] a single selection is never removed from a custom bet', () => {
    const custom = aCustomBet()
    expect(shape(after(custom, { type: 'selection-removed', key: home }))).toBe(shape(custom))
  })

  test('[SLIP-6] two selections of one match cannot combine, and the slip names the ways out', () => {
    const slip = after(aSlip(), ...pick(home, sameMatch), stake(1000))
    const answer = placeReadiness(slip, { isSignedIn: true })
    expect(answer).toMatchObject({ kind: 'cannot-combine', rule: 'SLIP-6', message: 'slip.same-match' })
    const fixes = answer.kind === 'cannot-combine' ? answer.fixes : []
    expect(fixes.map(fix => shape(after(slip, ...fix.events)))).toEqual([
      'single(m1) + single(m1)',
      'single(m1)',
      'single(m1)',
    ])
    expect(after(slip, PLACE)).toBe(slip)
  })

  test('[SLIP-32] picks that depend on each other cannot combine, and the slip shows it before it is sent', () => {
    const league = { tournamentId: 'l', competitorIds: [] }
    const champion = outcome('o1', { outcomeId: 'city', contest: { ...league, type: 'outright' } })
    const derby = outcome('m1', { contest: { ...league, type: 'match', competitorIds: ['city', 'rovers'] } })
    const slip = after(aSlip(), ...pick(champion, derby), stake(1000))
    const answer = placeReadiness(slip, { isSignedIn: true })
    expect(answer).toMatchObject({ kind: 'cannot-combine', rule: 'SLIP-32', message: 'slip.related' })
    const fixes = answer.kind === 'cannot-combine' ? answer.fixes : []
    expect(fixes.map(fix => shape(after(slip, ...fix.events)))).toEqual([
      'single(o1) + single(m1)',
      'single(m1)',
      'single(o1)',
    ])
    expect(after(slip, PLACE)).toBe(slip)
  })

  test('[SLIP-21] a clash is swapped in one tap: the new pick stays, the old one is removed', () => {
    const fixesOf = (slip: Slip) => {
      const answer = placeReadiness(slip, { isSignedIn: true })
      return answer.kind === 'cannot-combine' ? answer.fixes : []
    }
    const slip = after(aSlip(), ...pick(home, over, sameMatch), stake(1000))
    const [split, swap, drop] = fixesOf(slip)
    expect([split, swap, drop].map(fix => fix!.kind)).toEqual(['split-into-singles', 'swap', 'drop'])
    expect(swap).toMatchObject({ keep: { marketId: 18 }, drop: [{ matchId: 'm1', marketId: 1 }] })
    expect(selectionsOf(after(slip, ...swap!.events)).map(outcomeKeyOf)).toEqual(
      [over, sameMatch].map(outcomeKeyOf),
    )
    expect(selectionsOf(after(slip, ...drop!.events)).map(outcomeKeyOf)).toEqual(
      [home, over].map(outcomeKeyOf),
    )
    const third = outcome('m1', { outcomeId: '3' })
    const stored = fixesOf(after(slip, ...pick(third))).slice(1)
    expect(stored.map(fix => fix.kind)).toEqual(['swap', 'drop', 'drop'])
    const twoMatches = after(slip, ...pick(outcome('m2', { outcomeId: '3' })))
    expect(fixesOf(twoMatches).map(fix => shape(after(twoMatches, ...fix.events)))).toEqual([
      'single(m1) + single(m2) + single(m1) + single(m2)',
      'combo(m1 m2)',
      'combo(m1 m2)',
    ])
  })

  test('[SLIP-5] of singles of two providers, those go whose provider takes one only', () => {
    const multiSingle = { betradar: true, oddin: true }
    const other = outcome('c2', { provider: 'oddin' })
    const slip = after(aSlip({ multiSingle }), ...pick(home, over), chosen('single'), ...pick(cyber, other))
    const answer = placeReadiness(
      after(slip, { type: 'settings-received', multiSingle: { betradar: true } }),
      {
        isSignedIn: true,
      },
    )
    expect(answer).toMatchObject({
      rule: 'SLIP-5',
      fixes: [{ kind: 'drop', drop: [{ matchId: 'c1' }, { matchId: 'c2' }] }],
    })
  })

  test('[SLIP-30] more than 20 singles name what to drop, and a combo of more does not split', () => {
    const many = Array.from({ length: MAX_BETS + 1 }, (_, i) => outcome(`many-${i}`))
    const twenty = after(aSlip(), ...pick(...many.slice(1)), chosen('single'), stake(100))
    expect(placeReadiness(twenty, { isSignedIn: true }).kind).toBe('ready')
    const slip = after(twenty, ...pick(many[0]!), stake(100))
    const block = placeReadiness(slip, { isSignedIn: true })
    expect(block).toMatchObject({ kind: 'cannot-combine', rule: 'SLIP-30', message: 'slip.too-many-bets' })
    const fixes = block.kind === 'cannot-combine' ? block.fixes : []
    expect(fixes.map(({ kind }) => kind)).toEqual(['make-combo', 'drop'])
    expect(after(slip, ...fixes[1]!.events).bets).toEqual(after(twenty, stake(100)).bets)
    expect(after(slip, PLACE)).toBe(slip)
    const combo = after(slip, ...fixes[0]!.events)
    expect(typeRefusal(combo, 'single')?.id).toBe('SLIP-30')
    expect(after(combo, chosen('single'))).toBe(combo)
  })

  test('[SLIP-7] providers do not mix in a combo', () => {
    const slip = after(aSlip(), ...pick(home, cyber), stake(1000))
    const answer = placeReadiness(slip, { isSignedIn: true })
    expect(answer).toMatchObject({ kind: 'cannot-combine', rule: 'SLIP-7', message: 'slip.mixed-providers' })
    const fixes = answer.kind === 'cannot-combine' ? answer.fixes : []
    expect(fixes.map(fix => shape(after(slip, ...fix.events)))).toEqual(['single(m1)', 'single(c1)'])
  })

  test('[SLIP-5] singles whose provider stops taking several are refused, with a combo as the way out', () => {
    const slip = after(two, chosen('single'), { type: 'settings-received', multiSingle: {} })
    const answer = placeReadiness(slip, { isSignedIn: true })
    expect(answer).toMatchObject({ kind: 'cannot-combine', rule: 'SLIP-5' })
    const fixes = answer.kind === 'cannot-combine' ? answer.fixes : []
    expect(fixes.map(fix => shape(after(slip, ...fix.events)))).toEqual([
      'combo(m1 m2)',
      'single(m1)',
      'single(m2)',
    ])
  })

  test('[SLIP-29] [SLIP-9] suspended and unavailable are flags that come and go with their facts', () => {
    const flags = (slip: Slip) => selectionsOf(slip).map(leg => [leg.isSuspended, leg.isNotAvailable])
    const paused = after(one, { type: 'availability-changed', changes: [{ ...home, marketStatus: -1 }] })
    expect(flags(paused)).toEqual([[true, false]])
    expect(
      flags(after(paused, { type: 'availability-changed', changes: [{ ...home, marketStatus: 1 }] })),
    ).toEqual([[false, false]])
    expect(flags(after(one, gone(home)))).toEqual([[false, true]])
    const down = after(one, { type: 'provider-status-changed', provider: 'betradar', status: 'down' })
    expect(flags(down)).toEqual([[true, false]])
    expect(flags(after(down, ...pick(winner)))).toEqual([
      [true, false],
      [true, false],
    ])
  })

  test('[SLIP-10] another currency sets stakes to 0, source sharing', () => {
    const slip = after(one, { type: 'currency-changed', currency: JPY })
    expect(slip.bets[0]).toMatchObject({ stake: money(0, JPY), stakeSource: 'sharing' })
    expect(after(one, { type: 'currency-changed', currency: EUR })).toBe(one)
  })

  test('[SLIP-31] another currency leaves what is in progress alone, and counts from the answer on', () => {
    const toYen: SlipEvent = { type: 'currency-changed', currency: JPY }
    const toEuro: SlipEvent = { type: 'currency-changed', currency: EUR }
    const changed = after(processing, toYen)
    expect([changed.currency, changed.bets]).toEqual([EUR, two.bets])
    expect(changed.state).toEqual({ ...processing.state, nextCurrency: JPY })
    expect(after(changed, toYen)).toBe(changed)
    expect(after(processing, toEuro)).toBe(processing)
    expect(after(changed, toEuro)).toStrictEqual(processing)
    const delayed: SlipEvent = { type: 'placing-delayed', key: 'key-1' }
    for (const error of [{ kind: 'uncoded' }, { kind: 'refused', code: 104, byBet: {} }] as const) {
      const back = after(changed, delayed, refused(error))
      expect(back.currency).toBe(JPY)
      expect(back.bets).toMatchObject([{ stake: money(0, JPY), stakeSource: 'sharing' }])
      expect(back.state.status).toBe(error.kind === 'refused' ? 'ERROR' : 'INITIAL')
    }
    const receipt = after(changed, accepted)
    expect([receipt.currency, receipt.bets, receipt.state.status]).toEqual([JPY, [], 'SUCCESS'])
    expect(receipt.state).toMatchObject({ drafts: [{ stake: money(1000) }] })
  })

  test('[SLIP-31] what was refused beside taken bets comes back in the new currency, unstaked', () => {
    const sent = after(aSlip(), ...pick(home, over), chosen('single'), stake(500), PLACE)
    const changed = after(sent, { type: 'currency-changed', currency: JPY })
    const left = sent.bets[1]!.id
    const answer: SlipEvent = { type: 'placing-accepted', key: 'key-1', placed: [placedBet], left: [left] }
    const back = after(changed, answer, { type: 'dismissed' })
    expect(back.bets).toMatchObject([{ id: left, stake: money(0, JPY), stakeSource: 'sharing' }])
  })

  test('[SLIP-31] bets that are still coming back are of no currency yet', () => {
    const [waiting, back] = resumed(two.bets)
    const announced = after(aSlip(), waiting!, { type: 'currency-changed', currency: JPY })
    expect([announced.currency, 'nextCurrency' in announced.state]).toEqual([JPY, false])
    const unconfirmed = after(announced, back!)
    expect(unconfirmed.bets).toMatchObject([{ stake: money(0, JPY), stakeSource: 'sharing' }])
    expect(unconfirmed.state).toMatchObject({ status: 'PROCESSING', bets: two.bets })
  })

  test('[SLIP-31] signing out forgets it: the slip stays in the money it was built in', () => {
    const out = after(processing, { type: 'currency-changed', currency: JPY }, { type: 'signed-out' })
    expect([out.currency, out.bets]).toEqual([two.currency, []])
    expect(after(out, { type: 'bets-returned', bets: two.bets })).toEqual(two)
  })

  test('[SLIP-11] restored bets in another currency are converted, or not staked where no rate is known', () => {
    const rates = { base: 'EUR', at: 0, perBase: { JPY: '160' } }
    const event = { type: 'restored', source: 'storage', bets: two.bets } as const
    const converted = after(aSlip({ currency: JPY }), WAITING, { ...event, rates })
    expect(converted.bets[0]).toMatchObject({ stake: money(1600, JPY), stakeSource: 'stake' })
    const unknown = after(aSlip({ currency: JPY }), WAITING, event)
    expect(unknown.bets[0]).toMatchObject({ stake: money(0, JPY), stakeSource: 'sharing' })
    const wanted = after(two, { type: 'potential-win-set', betId: 'combo', potentialWin: 5000 })
    const plain = after(aSlip({ currency: JPY }), WAITING, { ...event, bets: wanted.bets, rates })
    expect(plain.bets[0]!.stakeSource).toBe('stake')
    expect(plain.bets[0]!.wantedWin).toBeUndefined()
  })

  test('[SLIP-12] stake and source are set together', () => {
    const slip = after(one, { type: 'stake-set', stake: 700, source: 'sharing' })
    expect(slip.bets[0]).toMatchObject({ stake: money(700), stakeSource: 'sharing' })
    const wanted = after(one, { type: 'potential-win-set', betId: one.bets[0]!.id, potentialWin: 100 })
    expect(after(wanted, stake(700)).bets[0]).not.toHaveProperty('wantedWin')
  })

  test('[SLIP-12] amounts that are no money, and bets that are not there, change nothing', () => {
    for (const amount of [-1, 0.5, NaN, Infinity, 2 ** 53]) {
      expect(after(one, stake(amount))).toBe(one)
      expect(after(one, { type: 'potential-win-set', betId: one.bets[0]!.id, potentialWin: amount })).toBe(
        one,
      )
    }
    expect(after(one, stake(5, 'combo'))).toBe(one)
    expect(after(one, { type: 'potential-win-set', betId: 'combo', potentialWin: 5 })).toBe(one)
  })

  test('[SLIP-13] a stake driven by the potential win is rescaled when odds change', () => {
    const wanted = after(one, { type: 'potential-win-set', betId: one.bets[0]!.id, potentialWin: 10_000 })
    expect(wanted.bets[0]).toMatchObject({ stake: money(4878), stakeSource: 'potentialWin' })
    expect(after(wanted, priceMoved(home, 2500)).bets[0]!.stake).toEqual(money(4000))
    expect(after(wanted, ...pick(over)).bets[0]!.stake).toEqual(money(2836))
    const typed = after(one, priceMoved(home, 2500))
    expect(typed.bets[0]!.stake).toEqual(money(1000))
  })

  test('[SLIP-13] so is a system’s', () => {
    const system = after(three, chosen('system'), {
      type: 'potential-win-set',
      betId: 'system',
      potentialWin: 10_000,
    })
    const { returns } = betTotals(system.bets[0]!)!
    expect(Math.abs(returns - 10_000)).toBeLessThanOrEqual(2)
  })

  test('[SLIP-17] a custom bet is removed unless every match is before or in play', () => {
    const custom = aCustomBet()
    const live: SlipEvent = { type: 'availability-changed', changes: [{ ...home, matchStatus: 1 }] }
    expect(after(custom, live).bets).toHaveLength(1)
    expect(after(custom, { ...live, changes: [{ ...home, matchStatus: 2 }] }).bets).toEqual([])
  })

  test('[SLIP-18] a bet with no selections is discarded', () => {
    const hollow = { ...two.bets[0]!, selections: [] }
    expect(after(aSlip(), { type: 'restored', source: 'shared', bets: [hollow, ...one.bets] })).toEqual(one)
  })

  test('[SLIP-20] the figures at the odds now, and before while they differ', () => {
    // Source: design/slip-combo.html: 10.00 on 2.10 -> 2.05, 1.72, 1.75.
    const slip = after(aSlip(), ...pick(outcome('m1', { price: 2100 }), over, winner), stake(1000))
    const { odds, returns, before } = betTotals(after(slip, priceMoved(home, 2050)).bets[0]!)!
    expect([odds, returns]).toEqual([6170, 6171])
    expect(before).toEqual({ odds: 6320, returns: 6321 })
    expect(betTotals(slip.bets[0]!)).toEqual({ odds: 6320, returns: 6321, lines: 1, stakePerLine: 1000 })
  })

  test('[SLIP-20] a system shows its lines and both ends of its returns', () => {
    const slip = after(
      aSlip(),
      ...pick(home, over, outcome('m3', { price: 3100 }), outcome('m4', { price: 1900 })),
      stake(3000),
      chosen('system', '2/4'),
    )
    expect(betTotals(slip.bets[0]!)).toEqual({
      odds: 4710,
      returns: 14_133,
      minReturns: 1634,
      lines: 6,
      stakePerLine: 500,
    })
    expect(betTotals({ ...slip.bets[0]!, selections: [] })).toBeUndefined()
  })
})
