import { describe, expect, test } from 'vitest'

import { outcomeKeyOf } from '../market/index.ts'
import type { EventType } from '../match/index.ts'
import { outcome } from '../testing/builders.ts'
import { MAX_BETS, MAX_LEGS, refusalOf, SLIP_RULES } from './index.ts'

const home = outcome('m1', { price: 2000 })
const away = outcome('m2', { price: 1500 })
const third = outcome('m3', { price: 3000 })

describe('what may stand on one bet', () => {
  const sameMatch = outcome('m1', { marketId: 18, outcomeId: '12' })
  const cyber = outcome('c1', { provider: 'oddin' })
  const cyber2 = outcome('c2', { provider: 'oddin' })

  test.each([
    ['combo', [home, sameMatch], 'SLIP-6'],
    ['combo', [home, away], undefined],
    ['custom_bet', [home, sameMatch], undefined],
    ['combo', [home, cyber], 'SLIP-7'],
    ['combo', [cyber, cyber2], undefined],
    ['single', [home, away], 'TYPE-4'],
    ['combo', [home], 'TYPE-4'],
    ['combo', [], 'TYPE-4'],
    ['system', [home, away, third], 'TYPE-4'],
  ] as const)('[SLIP-6] [SLIP-7] [TYPE-4] %s of given legs: %3$s', (type, legs, rule) => {
    expect(refusalOf({ type, legs })?.id).toBe(rule)
  })

  test('[SLIP-8] oddin is never in a system', () => {
    const legs = [cyber, cyber2, outcome('c3', { provider: 'oddin' })]
    expect(refusalOf({ type: 'system', legs, system: { winCount: 2, totalCount: 3 } })?.id).toBe('SLIP-8')
    expect(refusalOf({ type: 'combo', legs })).toBeUndefined()
  })

  test('[SYSTEM-1] a system out of bounds or of another size is refused by rule, before any work', () => {
    const legs = [home, away, third]
    expect(refusalOf({ type: 'system', legs, system: { winCount: 2, totalCount: 3 } })).toBeUndefined()
    const eight = Array.from({ length: 8 }, (_, i) => outcome(`m${i}`))
    expect(refusalOf({ type: 'system', legs: eight, system: { winCount: 4, totalCount: 8 } })).toBeUndefined()
    expect(refusalOf({ type: 'system', legs, system: { winCount: 3, totalCount: 3 } })?.id).toBe('TYPE-4')
    expect(refusalOf({ type: 'system', legs, system: { winCount: 2, totalCount: 4 } })?.id).toBe('TYPE-4')
  })

  test('[SLIP-5] several singles need a provider that takes them', () => {
    const context = { singles: 2, multiSingle: { betradar: true } }
    expect(refusalOf({ type: 'single', legs: [home] }, context)).toBeUndefined()
    expect(refusalOf({ type: 'single', legs: [cyber] }, context)?.id).toBe('SLIP-5')
    expect(refusalOf({ type: 'single', legs: [cyber] })).toBeUndefined()
  })

  test('[SLIP-30] at most 20 bets go out together', () => {
    const together = (singles: number) => refusalOf({ type: 'single', legs: [home] }, { ...context, singles })
    const context = { multiSingle: { betradar: true } }
    expect(together(MAX_BETS)).toBeUndefined()
    expect(together(MAX_BETS + 1)?.id).toBe('SLIP-30')
    expect(refusalOf({ type: 'combo', legs: [home, away] }, { ...context, singles: 21 })).toBeUndefined()
  })

  test('[SLIP-19] a bet has at most 30 legs, and none twice', () => {
    const legs = Array.from({ length: MAX_LEGS + 1 }, (_, i) => outcome(`m${i}`))
    expect(refusalOf({ type: 'combo', legs })?.id).toBe('SLIP-19')
    expect(refusalOf({ type: 'combo', legs: legs.slice(1) })).toBeUndefined()
    const twice = { type: 'custom_bet', legs: [home, home] } as const
    expect(refusalOf(twice)?.id).toBe('SLIP-19')
    expect(refusalOf(twice)?.culprits(twice)).toEqual([home])
  })

  test('[CUSTOM-5] a custom bet is of one match', () => {
    const mixed = { type: 'custom_bet', legs: [home, sameMatch, away] } as const
    expect(refusalOf(mixed)?.id).toBe('CUSTOM-5')
    expect(refusalOf(mixed)?.culprits(mixed)).toEqual([away])
    expect(refusalOf({ ...mixed, legs: [home, sameMatch] })).toBeUndefined()
  })

  test('[SLIP-21] every way out of a conflict ends it', () => {
    const clashes = [
      { type: 'combo', legs: [home, sameMatch, away, outcome('m2', { outcomeId: '2' })] },
      { type: 'combo', legs: [home, cyber, cyber2, outcome('b1', { provider: 'betconstruct' })] },
      { type: 'system', legs: [cyber, home, away, third], system: { winCount: 2, totalCount: 4 } },
      { type: 'system', legs: Array.from({ length: 10 }, (_, i) => outcome(`m${i}`)) },
      { type: 'combo', legs: Array.from({ length: MAX_LEGS + 2 }, (_, i) => outcome(`m${i}`)) },
    ] as const
    for (const bet of clashes) {
      const rule = refusalOf(bet)!
      expect(rule.drops(bet).length).toBeGreaterThan(0)
      expect(rule.culprits(bet).length).toBeGreaterThan(0)
      for (const drop of rule.drops(bet)) {
        const gone = new Set(drop.map(outcomeKeyOf))
        const left = bet.legs.filter(leg => !gone.has(outcomeKeyOf(leg)))
        expect(refusalOf({ type: left.length === 1 ? 'single' : 'combo', legs: left })).toBeUndefined()
      }
    }
  })

  test('[SLIP-21] every rule has an id of its own and words for the bettor', () => {
    expect(new Set(SLIP_RULES.map(rule => rule.id)).size).toBe(SLIP_RULES.length)
    for (const { message } of SLIP_RULES) expect(message).toMatch(/^slip\./)
  })
})

describe('outcomes that depend on each other', () => {
  const leg = (match: string, type: EventType, outcomeId: string, league = 'l', sides: string[] = []) =>
    outcome(match, { outcomeId, contest: { type, tournamentId: league, competitorIds: sides } })
  const champion = leg('o1', 'outright', 'city')
  const derby = leg('m1', 'match', '1', 'l', ['city', 'rovers'])
  const away = leg('m2', 'match', '1', 'l', ['albion', 'city'])
  const others = leg('m3', 'match', '1', 'l', ['albion', 'rovers'])
  const inCup = leg('m4', 'match', '1', 'cup', ['city', 'rovers'])
  const relegated = leg('o2', 'outright', 'albion')
  const cup = leg('o3', 'outright', 'city', 'cup')
  const [first, second] = [leg('r1', 'race', 'city'), leg('r2', 'race', 'albion')]
  const unknown = outcome('m5')

  test.each([
    ['a club to win its league and its match', [champion, derby], true],
    ['the other way round', [derby, champion], true],
    ['as the away side', [champion, away], true],
    ['and a match that it does not play', [champion, others], false],
    ['and its match in a cup', [champion, inCup], false],
    ['two outrights of one league', [champion, relegated], true],
    ['of two leagues', [champion, cup], false],
    ['two matches of a league', [derby, others], false],
    ['two races of a course', [first, second], false],
    ['a race of a course and a match of its runner', [first, derby], false],
    ['an outright and a race of one league', [champion, second], false],
    ['selections whose league is unknown', [champion, unknown], false],
    ['one way only', [unknown, champion], false],
  ] as const)('[SLIP-32] %s', (_, legs, isRefused) => {
    expect(refusalOf({ type: 'combo', legs })?.id).toBe(isRefused ? 'SLIP-32' : undefined)
  })

  test('[SLIP-32] a system is refused as a combo is, singles and custom bets are not', () => {
    const legs = [champion, derby, others]
    const system = { winCount: 2, totalCount: 3 }
    expect(refusalOf({ type: 'system', legs, system })?.id).toBe('SLIP-32')
    expect(refusalOf({ type: 'single', legs: [champion] })).toBeUndefined()
    const ofOne = [champion, { ...champion, outcomeId: 'albion' }]
    expect(refusalOf({ type: 'custom_bet', legs: ofOne })).toBeUndefined()
    expect(refusalOf({ type: 'combo', legs: ofOne })?.id).toBe('SLIP-6')
  })

  test('[SLIP-32] names the legs, and which of them to remove so that the rest can be combined', () => {
    const rule = SLIP_RULES.find(({ id }) => id === 'SLIP-32')!
    const bet = { type: 'combo', legs: [others, champion, derby, away, relegated] } as const
    expect(rule.culprits(bet)).toEqual([others, champion, derby, away, relegated])
    expect(rule.culprits({ type: 'combo', legs: [inCup, champion, derby] })).toEqual([champion, derby])
    for (const drop of rule.drops(bet)) {
      const legs = bet.legs.filter(one => !drop.includes(one))
      expect(legs.length).toBeGreaterThan(1)
      expect(refusalOf({ type: 'combo', legs })).toBeUndefined()
    }
    expect(rule.drops({ type: 'combo', legs: [inCup, champion, derby] })).toEqual([[derby], [champion]])
  })
})
