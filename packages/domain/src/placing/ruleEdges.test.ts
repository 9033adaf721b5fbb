import { describe, expect, test } from 'vitest'

import { outcome } from '../testing/builders.ts'
import type { SlipRule } from './index.ts'
import { MAX_LEGS, refusalOf, SLIP_RULES, toPlaceBetError } from './index.ts'

const home = outcome('m1')
const away = outcome('m2')
const homeOver = outcome('m1', { marketId: 18, outcomeId: '12' })
const awayOver = outcome('m2', { marketId: 18, outcomeId: '12' })
const cyber = outcome('c1', { provider: 'oddin' })
const rule = (id: SlipRule['id']) => SLIP_RULES.find(one => one.id === id)!

describe('who is at fault, and which legs could go', () => {
  test('[SLIP-8] only the legs of oddin are in the way of a system', () => {
    const bet = { type: 'system', legs: [home, away, cyber] } as const
    expect(rule('SLIP-8').culprits(bet)).toEqual([cyber])
    expect(rule('SLIP-8').drops(bet)).toEqual([[cyber]])
  })

  test('[SLIP-7] the legs of another provider than the first are, and either provider’s could go', () => {
    const bet = { type: 'combo', legs: [home, cyber, away] } as const
    expect(rule('SLIP-7').culprits(bet)).toEqual([cyber])
    expect(rule('SLIP-7').drops(bet)).toEqual([[cyber], [home, away]])
    expect(rule('SLIP-7').culprits({ type: 'combo', legs: [] })).toEqual([])
  })

  test('[SLIP-6] where two matches clash, the oldest of each stays or the newest of each', () => {
    const bet = { type: 'combo', legs: [home, away, homeOver, awayOver] } as const
    expect(rule('SLIP-6').drops(bet)).toEqual([
      [homeOver, awayOver],
      [home, away],
    ])
    const homeDraw = outcome('m1', { outcomeId: 'x' })
    expect(rule('SLIP-6').drops({ type: 'combo', legs: [...bet.legs, homeDraw] })).toEqual([
      [homeOver, awayOver, homeDraw],
      [home, away, homeOver],
    ])
    expect(rule('SLIP-6').drops({ type: 'combo', legs: [home, away, homeOver] })).toEqual([
      [homeOver],
      [home],
    ])
  })

  test.each(['SLIP-5', 'SLIP-30', 'TYPE-4', 'CUSTOM-5'] as const)(
    '[SLIP-21] by %s alone no leg is known to go',
    id => {
      expect(rule(id).drops({ type: 'custom_bet', legs: [home, away] })).toEqual([])
    },
  )

  test('[SLIP-19] of too many legs the last go; as many as there may be are not at fault', () => {
    const legs = Array.from({ length: MAX_LEGS + 2 }, (_, i) => outcome(`n${i}`))
    const beyond = legs.slice(MAX_LEGS)
    const full = legs.slice(0, MAX_LEGS)
    expect(rule('SLIP-19').culprits({ type: 'combo', legs })).toEqual(beyond)
    expect(rule('SLIP-19').drops({ type: 'combo', legs })).toEqual([beyond])
    expect(rule('SLIP-19').culprits({ type: 'combo', legs: full })).toEqual([])
    expect(rule('SLIP-19').drops({ type: 'combo', legs: full })).toEqual([])
    expect(rule('SLIP-19').culprits({ type: 'combo', legs: [home, home] })).toEqual([home])
    const again = full.with(-1, full[0]!)
    expect(rule('SLIP-19').culprits({ type: 'combo', legs: again })).toEqual([full[0]])
  })
})

describe('what else is on the slip', () => {
  test('[SLIP-8] one leg of oddin is enough to refuse a system', () => {
    const system = { id: '2/3', winCount: 2, totalCount: 3 }
    expect(refusalOf({ type: 'system', legs: [home, away, cyber], system })?.id).toBe('SLIP-8')
  })

  test('[SLIP-5] that providers take one single at a time is nothing to a combo', () => {
    const combo = { type: 'combo', legs: [home, away] } as const
    expect(refusalOf(combo, { singles: 2, multiSingle: {} })).toBeUndefined()
    expect(refusalOf({ type: 'single', legs: [home] }, { singles: 2, multiSingle: {} })?.id).toBe('SLIP-5')
    const third = outcome('m3')
    expect(refusalOf({ type: 'system', legs: [home, away, third], named: 'patent' })?.id).toBe('SLIP-5')
  })

  test('[TYPE-4] a combo needs two legs, also where a custom bet may have one', () => {
    const context = { singles: 1, multiSingle: {}, customBetAllowsSingle: true }
    expect(refusalOf({ type: 'combo', legs: [home] }, context)?.id).toBe('TYPE-4')
    expect(refusalOf({ type: 'custom_bet', legs: [home] }, context)).toBeUndefined()
  })
})

test.each([
  'odds_different_than_bookmaker',
  'odds_higher_than_bookmakers',
  'odds_to_low',
  'odds_higher_than_bookmakers_current_odds',
])('[PLACE-8] the risk key %s without a code gets the code of moved odds', key => {
  const answer = { status: 422, riskKeys: [key] }
  expect(toPlaceBetError(answer)).toEqual({ kind: 'odds-moved', code: 101, byBet: {} })
})
