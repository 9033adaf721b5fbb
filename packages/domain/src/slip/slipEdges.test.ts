import { describe, expect, test } from 'vitest'

import { outcomeKeyOf } from '../market/index.ts'
import { toOdds } from '../odds/index.ts'
import {
  after,
  aSlip,
  code,
  JPY,
  money,
  outcome,
  pick,
  PLACE,
  priceMoved,
  stake,
} from '../testing/builders.ts'
import {
  accepted,
  allWin,
  boost,
  bonuses,
  chosen,
  customBetSet,
  fourth,
  home,
  hunting,
  onlyWin,
  over,
  placedBet,
  processing,
  refused,
  reloaded,
  resumed,
  sameMatch,
  shape,
  three,
  two,
  bonusUsed,
  WAITING,
  winner,
} from '../testing/slips.ts'
import type { DraftBet, Slip, SlipEvent } from './index.ts'
import { betTotals, placeReadiness } from './index.ts'

const fifth = outcome('m5', { price: 2500 })
const legMatches = (legs: readonly { readonly matchId: string }[]) => legs.map(leg => leg.matchId).join(' ')
const restored = (slip: Slip, ...bets: readonly DraftBet[]): Slip => after(slip, ...reloaded(...bets))

describe('a system that loses a leg', () => {
  test.each([
    ['2/5', '2/4(m1 m2 m3 m4)'],
    ['3/5', '3/4(m1 m2 m3 m4)'],
    ['4/5', '3/4(m1 m2 m3 m4)'],
  ])('[TYPE-3] of type %s becomes the nearest at or below it in wins: %s', (systemId, left) => {
    const five = after(aSlip(), ...pick(home, over, winner, fourth, fifth), chosen('system', systemId))
    expect(shape(after(five, { type: 'selection-removed', key: fifth }))).toBe(left)
  })
})

describe('answers to a placement', () => {
  test('[PLACE-3] only the placed bet leaves the slip: another combo built since stays', () => {
    const since = after(aSlip(), ...pick(winner, fourth), stake(500)).bets
    const unconfirmed = after(aSlip(), ...resumed(since, two.bets))
    expect(unconfirmed.state.status).toBe('PROCESSING')
    expect(shape(after(unconfirmed, accepted))).toBe('combo(m3 m4)')
    expect(shape(after(processing, accepted))).toBe('')
  })

  test('[TICKET-12] a placement without bets is none', () => {
    expect(after(aSlip(), ...resumed([]))).toEqual(aSlip())
  })

  test('[PLACE-4] a refusal that names no odds leaves a leg’s odds as they were', () => {
    const refusals = [{ kind: 'leg-suspended', code: 102, leg: home } as const]
    const slip = after(processing, refused({ kind: 'refused', code: 102, byBet: {}, refusals }))
    expect(slip.bets[0]!.selections.map(({ odds }) => odds)).toEqual([2050, 1720])
  })

  test('[PLACE-4] the odds of a leg are not the joint price of a custom bet', () => {
    const placing = after(aSlip(), customBetSet, stake(1000), PLACE)
    const answer = (kind: 'odds-moved' | 'custom-odds-moved') =>
      after(
        placing,
        refused({
          kind: 'odds-moved',
          code: 101,
          byBet: {},
          refusals: [{ kind, code: 101, odds: toOdds(2700) }],
        }),
      ).bets[0]!.customOdds
    expect([answer('odds-moved'), answer('custom-odds-moved')]).toEqual([2600, 2700])
  })
})

describe('what a receipt left', () => {
  const singles = after(aSlip(), ...pick(home, over), chosen('single'), stake(500)).bets
  const left = singles[1]!.id
  const answer = { type: 'placing-accepted', key: 'key-1', placed: [placedBet], left: [left] } as const

  test('[PLACE-27] nothing is placed while it waits', () => {
    const other = after(aSlip(), ...pick(winner), stake(300)).bets
    const receipt = after(aSlip(), ...resumed(other, singles), answer)
    expect([receipt.state.status, shape(receipt)]).toEqual(['SUCCESS', 'single(m3)'])
    expect(after(receipt, PLACE)).toBe(receipt)
    expect(after(receipt, { type: 'dismissed' }, PLACE).state).toMatchObject({ bets: [{}, {}] })
  })

  test('[PLACE-27] it is restored as it was sent, with its freebet', () => {
    const free = { ...singles[1]!, bonus: allWin, stake: money(500) }
    const back = after(aSlip(), ...resumed([singles[0]!, free]), answer, { type: 'dismissed' })
    expect(back.bets).toEqual([free])
  })
})

describe('what comes again unchanged', () => {
  test('[TICKET-4] the state stays the same object while the same legs await a yes, and only then', () => {
    const needsAnswer = after(three, priceMoved(home, 2100), priceMoved(over, 1800))
    const changed = (slip: Slip) => (slip.state.status === 'ODDS_CHANGED' ? slip.state.changed : [])
    expect(after(needsAnswer, stake(700)).state).toBe(needsAnswer.state)
    const more = after(needsAnswer, priceMoved(winner, 1800))
    expect(changed(more)).toEqual([home, over, winner].map(outcomeKeyOf))
    const swapped: SlipEvent = {
      type: 'prices-moved',
      prices: [
        { ...over, odds: over.odds },
        { ...winner, odds: toOdds(1800) },
      ],
    }
    expect(changed(after(needsAnswer, swapped))).toEqual([home, winner].map(outcomeKeyOf))
  })

  test('[MARKET-6] a provider’s status that it has already changes nothing', () => {
    const down = { type: 'provider-status-changed', provider: home.provider, status: 'down' } as const
    const slip = after(two, down)
    expect(slip).not.toBe(two)
    expect(after(slip, down)).toBe(slip)
  })

  test('[TICKET-5] accepting odds leaves the legs that did not move as they are', () => {
    const slip = after(two, priceMoved(home, 2100))
    const next = after(slip, { type: 'odds-accepted' })
    expect(next.bets[0]!.selections[1]).toBe(slip.bets[0]!.selections[1])
    expect(next.bets[0]!.selections[0]).toMatchObject({ odds: 2100, acceptedOdds: 2100, isChanged: false })
  })

  test('[SLIP-9] an outcome that is switched off alone is gone, and back when it is switched on', () => {
    const off = after(two, { type: 'availability-changed', changes: [{ ...home, active: false }] })
    expect(off.bets[0]!.selections.map(leg => leg.isNotAvailable)).toEqual([true, false])
    const on = after(off, { type: 'availability-changed', changes: [{ ...home, active: true }] })
    expect(on.bets[0]!.selections.map(leg => leg.isNotAvailable)).toEqual([false, false])
  })
})

describe('bonuses that change', () => {
  const offered = after(two, bonuses('combo', allWin, onlyWin, boost))

  test('[BONUS-4] the list is the last one received, if any of its facts differs', () => {
    for (const changed of [
      { ...onlyWin, freebetStake: money(701) },
      { ...onlyWin, type: 'freebet_no_risk' as const },
      { ...onlyWin, id: 'f9' },
    ]) {
      const announced = after(offered, bonuses('combo', allWin, changed, boost)).bets[0]!.availableBonuses
      expect(announced).toEqual([allWin, changed, boost])
    }
  })

  test('[BONUS-4] a boost on the bet has the odds that it has now', () => {
    const raised = { ...boost, odds: 1100 }
    expect(after(offered, bonuses('combo', raised)).bets[0]!.bonus).toEqual(raised)
  })
})

describe('nothing yet', () => {
  test('[SLIP-1] a first pick has no stake, and typing one is how it gets it', () => {
    expect(after(aSlip(), ...pick(home)).bets[0]).toMatchObject({ stake: money(0), stakeSource: 'stake' })
  })

  test('[SLIP-16] a bonus that was never offered cannot be put on', () => {
    expect(after(two, bonusUsed('combo', 'f1'))).toBe(two)
  })

  test('[BONUS-4] a boost of 1.000 is one, less is none', () => {
    const announced = (odds: number) =>
      after(two, bonuses('combo', { ...boost, odds })).bets[0]!.availableBonuses
    expect([announced(1000)?.length, announced(999)?.length]).toEqual([1, 0])
  })

  test('[TYPE-5] a combo without a stake leaves none behind when it is split', () => {
    const split = after(aSlip(), ...pick(home, over), chosen('single'))
    for (const bet of split.bets) expect(bet).not.toHaveProperty('stakeBeforeSplit')
    expect(after(split, chosen('combo')).bets[0]).toMatchObject({ stake: money(0), stakeSource: 'stake' })
  })
})

describe('restored bets', () => {
  const single = (slip: Slip, bonus: NonNullable<DraftBet['bonus']>, value: number): DraftBet => ({
    ...slip.bets[0]!,
    bonus,
    stake: money(value),
  })
  const first = after(aSlip(), ...pick(home), stake(500))
  const second = after(aSlip(), ...pick(over), stake(500))

  test('[BONUS-6] two with different freebets keep them, two with one freebet do not', () => {
    const other = { ...allWin, id: 'f8' }
    const stored = (bonus: NonNullable<DraftBet['bonus']>) =>
      restored(aSlip(), single(first, allWin, 500), single(second, bonus, 500)).bets.map(bet => bet.bonus?.id)
    expect(stored(other)).toEqual(['f1', 'f8'])
    expect(stored(allWin)).toEqual(['f1', undefined])
  })

  test('[BONUS-6] a hunting counts for every bet it is on', () => {
    const slip = restored(aSlip(), single(first, hunting, 500), single(second, hunting, 500))
    expect(slip.bets.map(bet => bet.bonus?.id)).toEqual(['h1', 'h1'])
  })

  test('[SLIP-14] a freebet of another worth or currency than the stake is none', () => {
    const foreign = { ...allWin, freebetStake: { ...money(500), currency: code('USD') } }
    const { freebetStake: _, ...unpaid } = allWin
    for (const bonus of [foreign, { ...allWin, freebetStake: money(501) }, unpaid]) {
      const bet = restored(aSlip(), single(first, bonus, 500)).bets[0]!
      expect(bet).toMatchObject({ stake: { value: 0 } })
      expect(bet).not.toHaveProperty('bonus')
    }
  })

  test('[SLIP-11] a converted stake keeps its source, unless a wanted win drove it', () => {
    const rates = { base: 'EUR', at: 0, perBase: { JPY: '160' } }
    const into = (stakeSource: DraftBet['stakeSource']) =>
      after(aSlip({ currency: JPY }), WAITING, {
        type: 'restored',
        source: 'storage',
        bets: [{ ...first.bets[0]!, stakeSource }],
        rates,
      }).bets[0]!
    expect(into('sharing')).toMatchObject({ stake: money(800, JPY), stakeSource: 'sharing' })
    expect(into('potentialWin')).toMatchObject({ stakeSource: 'stake' })
  })
})

describe('fixes and what prevents placing', () => {
  test('[SLIP-21] where no provider takes several singles, the first or the last stays', () => {
    const singles = after(three, chosen('single'), stake(100))
    const slip = after(singles, { type: 'settings-received', multiSingle: {} })
    const block = placeReadiness(slip, { isSignedIn: true })
    if (block.kind !== 'cannot-combine') throw new Error(block.kind)
    const drops = block.fixes.flatMap(fix => ('drop' in fix ? [legMatches(fix.drop)] : []))
    expect(drops).toEqual(['m2 m3', 'm1 m2'])
  })

  test('[SLIP-4] a custom bet that no rule allows can only go as a whole', () => {
    const custom = after(
      aSlip({ customBetAllowsSingle: true }),
      { type: 'custom-bet-set', selections: [home], customOdds: toOdds(2050) },
      stake(100),
    )
    const slip = after(custom, { type: 'settings-received', customBetAllowsSingle: false })
    const block = placeReadiness(slip, { isSignedIn: true })
    expect(block).toMatchObject({
      kind: 'cannot-combine',
      fixes: [{ kind: 'drop', events: [{ type: 'bet-removed', betId: 'custom_bet' }] }],
    })
  })

  test('[PLACE-10] a later bet’s stake is checked as well', () => {
    const singles = after(aSlip(), ...pick(home, over), chosen('single'))
    const [low, high] = singles.bets
    const slip = after(singles, stake(100, low!.id), stake(5000, high!.id))
    expect(placeReadiness(slip, { isSignedIn: true, limits: { maxStake: 1000 } })).toMatchObject({
      kind: 'fix-stake',
      betId: high!.id,
      limit: money(1000),
    })
  })

  test('[STAKE-1] a stake typed per line is the bettor’s own', () => {
    const system = after(three, chosen('system'), {
      type: 'stake-per-line-set',
      betId: 'system',
      perLine: 200,
    })
    expect(system.bets[0]).toMatchObject({ stake: money(600), stakeSource: 'stake' })
    expect(betTotals(system.bets[0]!)!.stakePerLine).toBe(200)
  })

  test('[SLIP-6] a leg of the same match does not stop a split into singles', () => {
    const slip = after(aSlip(), ...pick(home, sameMatch), stake(100))
    const block = placeReadiness(slip, { isSignedIn: true })
    expect(block.kind === 'cannot-combine' && block.fixes.map(fix => fix.kind)).toContain(
      'split-into-singles',
    )
  })
})
