import { describe, expect, test } from 'vitest'

import type { BetBonus } from '../bonus/index.ts'
import type { OutcomeKey } from '../market/index.ts'
import { outcomeKeyOf } from '../market/index.ts'
import type { Currency } from '../money/index.ts'
import type { OddsAcceptMode } from '../odds/index.ts'
import { toOdds } from '../odds/index.ts'
import { EUR, JPY, money, outcome } from '../testing/builders.ts'
import type { PickedOutcome } from '../slip/index.ts'
import type { PlacementDraft, PlacementQuestion, Quote } from './index.ts'
import {
  checkPlacement,
  PLACEMENT_CODES,
  placementMessageKey,
  stakeRefusal,
  toPlaceBetError,
} from './index.ts'

const home = outcome('m1', { price: 2000 })
const away = outcome('m2', { price: 1500 })
const third = outcome('m3', { price: 3000 })

type Facts = {
  readonly type?: PlacementDraft['type']
  readonly stake?: number
  readonly mode?: OddsAcceptMode
  readonly legs?: readonly PickedOutcome[]
  readonly now?: Readonly<Record<string, Partial<Quote>>>
  readonly system?: PlacementDraft['system']
  readonly limits?: PlacementQuestion['limits']
  readonly balance?: number
  readonly currency?: Currency
  readonly bonus?: BetBonus
  readonly bonuses?: readonly BetBonus[]
  readonly rules?: PlacementQuestion['rules']
  /** Joint price of a custom bet: as agreed, and as it is now. */
  readonly custom?: { readonly agreed?: number; readonly now?: number }
}

/** A draft whose legs are as they were picked, except for what `now` changes per match. */
function judge({
  legs = [home, away],
  now = {},
  stake = 1000,
  mode = 'none',
  system,
  custom = {},
  bonus,
  bonuses,
  rules,
  ...rest
}: Facts = {}) {
  const byKey = new Map(legs.map(leg => [outcomeKeyOf(leg), leg]))
  const quoteOf = (key: OutcomeKey): Quote | undefined => {
    const leg = byKey.get(outcomeKeyOf(key))
    if (!leg || (key.matchId in now && now[key.matchId] === GONE)) return undefined
    return {
      matchStatus: leg.matchStatus,
      marketStatus: leg.marketStatus,
      outcomeActive: leg.active,
      providerStatus: 'active',
      provider: leg.provider,
      odds: leg.odds,
      ...now[key.matchId],
    }
  }
  const type = rest.type ?? (legs.length === 1 ? 'single' : 'combo')
  return checkPlacement({
    draft: {
      type,
      stake: money(stake),
      legs,
      ...(system && { system }),
      ...(bonus && { bonus }),
      ...(custom.agreed !== undefined && { customOdds: toOdds(custom.agreed) }),
    },
    ...(custom.now !== undefined && { customOdds: toOdds(custom.now) }),
    ...(bonuses && { bonuses }),
    ...(rules && { rules }),
    quoteOf,
    mode,
    limits: rest.limits ?? {},
    balance: money(rest.balance ?? 100_000, rest.currency ?? EUR),
    now: 1000,
  })
}

const GONE: Partial<Quote> = {}

describe('[PLACE-6] the rule that slip and back end share', () => {
  test('[PLACE-6] odds as seen: taken, with combined odds and potential win', () => {
    expect(judge()).toEqual({ ok: true, odds: [2000, 1500], betOdds: 3000, potentialWin: 3000 })
  })

  test('[PLACE-6] a system is taken at the sum of its lines', () => {
    const legs = [home, away, third]
    expect(judge({ type: 'system', legs, system: { id: '2/3', winCount: 2, totalCount: 3 } })).toEqual({
      ok: true,
      odds: [2000, 1500, 3000],
      betOdds: 4500, // (3 + 6 + 4.5) / 3
      potentialWin: 4500,
    })
  })

  test.each([
    // mode    now   taken at
    ['none', 2100, undefined],
    ['none', 1900, undefined],
    ['higher', 2100, 2100],
    ['higher', 1900, undefined],
    ['any', 2100, 2100],
    ['any', 1900, 1900],
  ] as const)('[PLACE-6] mode %s, seen 2000, now %i: taken at %s', (mode, now, taken) => {
    const answer = judge({ legs: [home], mode, now: { m1: { odds: toOdds(now) } } })
    if (taken !== undefined) expect(answer).toMatchObject({ ok: true, odds: [taken] })
    else expect(answer).toMatchObject({ ok: false, refusals: [{ code: 101, kind: 'odds-moved', odds: now }] })
  })

  test('[PLACE-6] a refusal names its leg by key alone', () => {
    const answer = judge({ now: { m2: { odds: toOdds(1400) } } })
    expect(answer).toEqual({
      ok: false,
      refusals: [
        {
          kind: 'odds-moved',
          code: 101,
          leg: { matchId: 'm2', marketId: 1, specifier: '', outcomeId: '1' },
          odds: 1400,
        },
      ],
    })
  })

  test.each([
    // agreed  now    refused
    [2600, 2600, false],
    [2600, 2700, true],
    [2600, undefined, true],
    [undefined, 2600, true],
  ] as const)(
    '[PLACE-6] a custom bet agreed at %s, jointly priced %s now: code 120 is %s',
    (agreed, now, refused) => {
      const legs = [home, outcome('m1', { outcomeId: '12', marketId: 18 })]
      const custom = { ...(agreed !== undefined && { agreed }), ...(now !== undefined && { now }) }
      const answer = judge({ type: 'custom_bet', legs, mode: 'any', custom })
      if (refused)
        expect(answer).toMatchObject({ ok: false, refusals: [{ code: 120, kind: 'custom-odds-moved' }] })
      else expect(answer).toMatchObject({ ok: true, betOdds: 2600, potentialWin: 2600 })
    },
  )

  test.each([
    [{ marketStatus: -1 }, 'leg-suspended', 102],
    [{ providerStatus: 'down' }, 'leg-suspended', 102],
    [{ nextBetStop: 1000 }, 'leg-suspended', 102],
    [{ matchStatus: 2 }, 'leg-suspended', 102],
    [{ marketStatus: -3 }, 'leg-unavailable', 103],
    [{ outcomeActive: false }, 'leg-unavailable', 103],
    [GONE, 'leg-unavailable', 103],
  ] as [Partial<Quote>, string, number][])('[PLACE-6] a leg that is %o: %s, code %i', (facts, kind, code) => {
    expect(judge({ now: { m2: facts } })).toMatchObject({
      ok: false,
      refusals: [{ kind, code, leg: { matchId: 'm2' } }],
    })
  })

  test('[PLACE-6] all reasons are returned together, legs first', () => {
    const answer = judge({ stake: 0, now: { m1: { odds: toOdds(1900) }, m2: { marketStatus: -1 } } })
    expect(!answer.ok && answer.refusals.map(refusal => refusal.kind)).toEqual([
      'odds-moved',
      'leg-suspended',
      'no-stake',
    ])
  })

  test('[PLACE-6] a forged provider does not help: the rule looks at the one on record', () => {
    const answer = judge({ now: { m2: { provider: 'oddin' } } })
    expect(answer).toMatchObject({
      ok: false,
      refusals: [{ kind: 'cannot-combine', code: 104, rule: 'SLIP-7' }],
    })
  })

  test('[TYPE-4] the wrong number of legs is refused as a whole, and no leg is blamed', () => {
    const answer = { ok: false, refusals: [{ kind: 'cannot-combine', code: 104, rule: 'TYPE-4' }] }
    expect(judge({ type: 'single', legs: [home, away] })).toEqual(answer)
    expect(judge({ type: 'combo', legs: [home] })).toEqual(answer)
  })

  test('[PLACE-6] no legs, no bet', () => {
    expect(judge({ legs: [] })).toEqual({ ok: false, refusals: [{ kind: 'no-legs', code: 105 }] })
  })

  const allWin: BetBonus = { id: 'f1', type: 'freebet_all_win', freebetStake: money(1000) }
  const noRisk: BetBonus = { ...allWin, type: 'freebet_no_risk' }
  const boost: BetBonus = { id: 'c1', type: 'comboboost', odds: 1050 }

  test('[PLACE-15] a bonus of the bettor’s is taken, a boost multiplied in', () => {
    expect(judge({ bonus: boost, bonuses: [allWin, boost] })).toMatchObject({
      ok: true,
      betOdds: 3150,
      potentialWin: 3150,
    })
    expect(judge({ bonus: allWin, bonuses: [allWin] })).toMatchObject({ ok: true, potentialWin: 3000 })
    const onlyWin = { ...allWin, type: 'freebet_only_win' } as const
    expect(judge({ bonus: onlyWin, bonuses: [onlyWin] })).toMatchObject({ ok: true, potentialWin: 2000 })
  })

  test('[PLACE-15] a bonus is known by its id, whatever others of its kind there are', () => {
    const other: BetBonus = { ...allWin, id: 'f2', freebetStake: money(500) }
    expect(judge({ bonus: allWin, bonuses: [other, allWin] })).toMatchObject({ ok: true, potentialWin: 3000 })
    const stranger: BetBonus = { ...allWin, id: 'f3' }
    expect(judge({ bonus: allWin, bonuses: [stranger] })).toMatchObject({
      refusals: [{ kind: 'bonus-unavailable' }],
    })
  })

  test('[PLACE-14] that a freebet wins nothing is no news where its bet or its stake cannot stand', () => {
    const given = { bonus: allWin, bonuses: [allWin] }
    const kinds = (facts: Facts) => {
      const answer = judge({ ...given, ...facts })
      return answer.ok ? [] : answer.refusals.map(({ kind }) => kind)
    }
    const even = outcome('m1', { price: 1000 })
    expect(kinds({ legs: [even] })).toEqual(['no-gain'])
    expect(kinds({ legs: [even], limits: { maxStake: 500 } })).toEqual(['stake-too-high'])
    expect(kinds({ type: 'single', legs: [home, away] })).toEqual(['cannot-combine'])
  })

  test.each([
    ['single', [home], {}],
    ['system', [home, away, third], { system: { id: '2/3', winCount: 2, totalCount: 3 } }],
  ] as const)('[BONUS-4] a comboboost on a %s is refused, though the bettor has it', (type, legs, shape) => {
    const refusals = [{ kind: 'bonus-unavailable', code: 113 }]
    expect(judge({ type, legs, ...shape, bonus: boost, bonuses: [boost] })).toEqual({ ok: false, refusals })
    const hunting: BetBonus = { id: 'h1', type: 'hunting' }
    expect(judge({ type, legs, ...shape, bonus: hunting, bonuses: [hunting] }).ok).toBe(true)
  })

  test('[BONUS-4] a comboboost on a custom bet multiplies its joint price', () => {
    const legs = [home, outcome('m1', { outcomeId: '12', marketId: 18 })]
    const custom = { agreed: 2600, now: 2600 }
    expect(judge({ type: 'custom_bet', legs, custom, bonus: boost, bonuses: [boost] })).toMatchObject({
      ok: true,
      betOdds: 2730,
      potentialWin: 2730,
    })
  })

  test.each([
    ['that nobody has', boost, []],
    ['of another type', { ...boost, type: 'hunting' }, [boost]],
    ['worth more than it is', { ...boost, odds: 2000 }, [boost]],
    ['not staked whole', allWin, [{ ...allWin, freebetStake: money(900) }]],
    ['in another currency', allWin, [{ ...allWin, freebetStake: money(1000, JPY) }]],
    ['without a stake on record', allWin, [{ id: 'f1', type: 'freebet_all_win' }]],
  ] as [string, BetBonus, BetBonus[]][])(
    '[PLACE-15] a bonus that is not the bettor’s, or worth something else, is refused: %s',
    (_, bonus, bonuses) => {
      const refusals = [{ kind: 'bonus-unavailable', code: 113 }]
      expect(judge({ bonus, bonuses })).toEqual({ ok: false, refusals })
    },
  )

  test('[BONUS-2] the balance pays for a no-risk bet and not for the house’s money', () => {
    expect(judge({ bonus: allWin, bonuses: [allWin], balance: 0 }).ok).toBe(true)
    expect(judge({ bonus: noRisk, bonuses: [noRisk], balance: 0 })).toMatchObject({
      refusals: [{ kind: 'not-enough-money' }],
    })
  })

  test('[PLACE-15] only a comboboost multiplies, and the house’s money is of the account’s currency too', () => {
    const odd: BetBonus = { id: 'h1', type: 'hunting', odds: 2000 }
    expect(judge({ bonus: odd, bonuses: [odd] })).toMatchObject({ ok: true, betOdds: 3000 })
    expect(judge({ bonus: allWin, bonuses: [allWin], currency: JPY })).toMatchObject({
      refusals: [{ kind: 'wrong-currency' }],
    })
  })

  test('[PLACE-14] a freebet that could win no more than itself is refused', () => {
    const legs = [outcome('m1', { price: 1000 })]
    const refusals = [{ kind: 'no-gain', code: 114 }]
    expect(judge({ legs, bonus: allWin, bonuses: [allWin] })).toEqual({ ok: false, refusals })
    expect(judge({ legs })).toMatchObject({ ok: true })
  })

  test('[SLIP-24] a system over the bound is refused with its own code, before its lines are made', () => {
    const legs = Array.from({ length: 30 }, (_, i) => outcome(`m${i}`))
    const system = { id: '15/30', winCount: 15, totalCount: 30 }
    expect(judge({ type: 'system', legs, system })).toMatchObject({
      ok: false,
      refusals: [{ kind: 'system-too-large', code: 112, rule: 'SLIP-24', leg: { matchId: 'm8' } }],
    })
  })

  test('[CUSTOM-6] a custom bet of one outcome needs the setting', () => {
    const question = { type: 'custom_bet', legs: [home], custom: { agreed: 2000, now: 2000 } } as const
    const refusals = [{ kind: 'cannot-combine', code: 104, rule: 'TYPE-4' }]
    expect(judge(question)).toEqual({ ok: false, refusals })
    // What no rule allows has no joint price, so none is needed beside it.
    expect(judge({ ...question, custom: { agreed: 2000 } })).toEqual({ ok: false, refusals })
    const rules = { singles: 0, multiSingle: {}, customBetAllowsSingle: true }
    expect(judge({ ...question, rules })).toMatchObject({ ok: true, betOdds: 2000 })
  })

  test('[NAMED-2] the parts of a named bet are plain bets to the back end', () => {
    const parts = [
      { type: 'single', legs: [home], stake: 100 },
      {
        type: 'system',
        legs: [home, away, third],
        system: { id: '2/3', winCount: 2, totalCount: 3 },
        stake: 300,
      },
      { type: 'combo', legs: [home, away, third], stake: 100 },
    ] as const
    const rules = { singles: 3, multiSingle: { betradar: true } }
    expect(parts.map(part => judge({ ...part, rules }).ok)).toEqual([true, true, true])
    expect(judge({ ...parts[0], rules: { ...rules, multiSingle: {} } })).toMatchObject({
      refusals: [{ rule: 'SLIP-5' }],
    })
  })

  test('[PLACE-6] every kind of refusal has a code of its own, clear of the specification’s 118', () => {
    const codes = Object.values(PLACEMENT_CODES)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes).not.toContain(118)
  })
})

test.each([
  [101, 'error.place_bets.invalid_odds'],
  [120, 'error.place_bets.invalid_odds_custom_bet'],
  [118, 'error.place_bets.municipality_not_found'],
  [104, 'error.place_bets.default'],
  [999, 'error.place_bets.default'],
])('[PLACE-18] [PLACE-19] [PLACE-20] [PLACE-7] code %i has the text %s', (code, key) => {
  expect(placementMessageKey(code)).toBe(key)
})

test.each([
  [{ status: 401, code: 101 }, 'session-expired'],
  [{ status: 400 }, 'uncoded'],
  [{ status: 500 }, 'uncoded'],
  [{ status: 422, code: 101 }, 'odds-moved'],
  [{ status: 422, code: 120 }, 'odds-moved'],
  [{ status: 422, code: 118 }, 'refused'],
  [{ status: 422, code: 7, riskKeys: ['odds_to_low'] }, 'odds-moved'],
  [{ status: 422, riskKeys: ['odds_higher_than_bookmakers_current_odds'] }, 'odds-moved'],
  [{ status: 422, code: 7, riskKeys: ['limit'] }, 'refused'],
])('[PLACE-21] [PLACE-8] an answer of %o is %s', (answer, kind) => {
  expect(toPlaceBetError(answer).kind).toBe(kind)
})

test('[PLACE-8] message, per-bet messages and details come along', () => {
  const answer = {
    status: 422,
    code: 104,
    message: 'No',
    byBet: { combo: 'These legs cannot combine' },
    details: { a: 1 },
  }
  expect(toPlaceBetError(answer)).toEqual({
    kind: 'refused',
    code: 104,
    message: 'No',
    byBet: { combo: 'These legs cannot combine' },
    details: { a: 1 },
  })
})

describe('[PLACE-9] stakes', () => {
  test.each([
    [0, 0, {}, undefined, { kind: 'no-stake', limit: 0 }],
    [-5, 0, {}, undefined, { kind: 'no-stake', limit: 0 }],
    [0.5, 0, {}, undefined, { kind: 'no-stake', limit: 0 }],
    [99, 200, { minStake: 100 }, undefined, { kind: 'stake-too-low', limit: 100 }],
    [100, 200, { minStake: 100 }, undefined, undefined],
    [501, 200, { maxStake: 500 }, undefined, { kind: 'stake-too-high', limit: 500 }],
    [500, 200, { maxStake: 500 }, undefined, undefined],
    [100, 1001, { maxWin: 1000 }, undefined, { kind: 'win-too-high', limit: 1000 }],
    [100, 1000, { maxWin: 1000 }, undefined, undefined],
    [101, 200, {}, 100, { kind: 'not-enough-money', limit: 100 }],
    [100, 200, {}, 100, undefined],
  ] as const)('[PLACE-9] %d to win %i under %o with %s left: %o', (stake, win, limits, left, refusal) => {
    const balance = left === undefined ? undefined : money(left)
    expect(stakeRefusal(money(stake), win, limits, balance)).toEqual(refusal)
  })

  test('[PLACE-9] money of another currency pays for nothing', () => {
    expect(stakeRefusal(money(5, EUR), 10, {}, money(1000, JPY))?.kind).toBe('wrong-currency')
  })

  test('[PLACE-9] a win past 2^53 is always too high', () => {
    expect(stakeRefusal(money(5), Number.MAX_SAFE_INTEGER, {})?.kind).toBe('win-too-high')
  })
})
