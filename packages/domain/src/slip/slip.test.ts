import { describe, expect, test } from 'vitest'

import type { Bet } from '../bet/index.ts'
import { outcomeKeyOf } from '../market/index.ts'
import { toOdds } from '../odds/index.ts'
import type { PlaceBetError } from '../placing/index.ts'
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
import type { DraftBet, Slip, SlipEvent } from './index.ts'
import {
  betTotals,
  isInProgress,
  placementOf,
  placeReadiness,
  reduceSlip,
  selectedKeys,
  selectionsOf,
  slipType,
  totalStake,
  typeRefusal,
} from './index.ts'

const home = outcome('m1', { price: 2050 })
const over = outcome('m2', { price: 1720, marketId: 18, specifier: 'total=2.5', outcomeId: '12' })
const winner = outcome('m3', { price: 1750 })
const fourth = outcome('m4', { price: 3000 })
const sameMatch = outcome('m1', { marketId: 18, specifier: 'total=2.5', outcomeId: '12' })
const cyber = outcome('c1', { provider: 'oddin' })

const one = after(aSlip(), ...pick(home), stake(1000))
const two = after(aSlip(), ...pick(home, over), stake(1000))
const three = after(two, ...pick(winner))
const processing = after(two, PLACE)

const placedBet = { id: 'b1', ref: '7F3K-2209' } as Bet
const accepted: SlipEvent = { type: 'placing-accepted', key: 'key-1', placed: [placedBet] }
const moved: PlaceBetError = { kind: 'odds-moved', code: 101, byBet: { combo: 'Odds moved' } }
const chosen = (betType: DraftBet['type'], systemId?: string): SlipEvent => ({
  type: 'bet-type-chosen',
  betType,
  ...(systemId !== undefined && { systemId }),
})
const refused = (error: PlaceBetError): SlipEvent => ({ type: 'placing-refused', key: 'key-1', error })
const gone = (picked: typeof home): SlipEvent => ({
  type: 'availability-changed',
  changes: [{ ...picked, marketStatus: -3 }],
})

function shape(slip: Slip): string {
  return slip.bets
    .map(bet => `${bet.system?.id ?? bet.type}(${bet.selections.map(leg => leg.matchId).join(' ')})`)
    .join(' + ')
}

describe('ticket states', () => {
  test('[TICKET-1] placing clears an error and keeps the bets with a stake as processing', () => {
    const errored = after(processing, refused({ ...moved, kind: 'refused' }))
    expect(errored.state.status).toBe('ERROR')
    const again = after(errored, { type: 'placing-started', key: 'key-2', at: 1000 })
    expect(again.state).toEqual({
      status: 'PROCESSING',
      key: 'key-2',
      bets: two.bets,
      startedAt: 1000,
      answer: 'awaited',
    })
    expect(isInProgress(again)).toBe(true)
  })

  test('[TICKET-2] an error or a rest clears the processing bets', () => {
    expect(after(processing, refused(moved)).state).toEqual({ status: 'ERROR', error: moved })
    expect(after(processing, refused({ kind: 'uncoded' })).state).toEqual({ status: 'INITIAL' })
  })

  test('[TICKET-3] each state carries what is true in it', () => {
    expect(after(processing, accepted).state).toEqual({
      status: 'SUCCESS',
      placed: [placedBet],
      drafts: two.bets,
    })
    expect(after(one, priceMoved(home, 2100)).state).toEqual({
      status: 'ODDS_CHANGED',
      changed: [outcomeKeyOf(home)],
    })
  })

  test.each([
    ['adding', after(two, gone(over), ...pick(winner)), 'ODDS_CHANGED'],
    ['removing the changed one', after(two, gone(over), { type: 'selection-removed', key: over }), 'INITIAL'],
    ['a stake', after(two, priceMoved(home, 2000), stake(5)), 'ODDS_CHANGED'],
    [
      'a suspension alone',
      after(two, { type: 'availability-changed', changes: [{ ...home, marketStatus: -1 }] }),
      'INITIAL',
    ],
  ] as const)('[TICKET-4] %s rests in ODDS_CHANGED or INITIAL by what is on the slip', (_, slip, status) => {
    expect(slip.state.status).toBe(status)
  })

  test('[TICKET-4] a provider status change sets the state anew, even over an error about its legs', () => {
    const errored = after(processing, refused(moved))
    const down: SlipEvent = { type: 'provider-status-changed', provider: 'betradar', status: 'down' }
    expect(after(errored, down).state.status).toBe('INITIAL')
    expect(after(errored, { ...down, provider: 'oddin' }).state.status).toBe('ERROR')
  })

  test('[TICKET-5] accepting odds changes returns to INITIAL', () => {
    const changed = after(two, priceMoved(home, 2000), priceMoved(over, 1800))
    const ok = after(changed, { type: 'odds-accepted' })
    expect(ok.state.status).toBe('INITIAL')
    expect(selectionsOf(ok).map(leg => [leg.acceptedOdds, leg.isChanged])).toEqual([
      [2000, false],
      [1800, false],
    ])
  })

  test('[TICKET-6] the market moving by itself leaves a placement, an error and a receipt as they are', () => {
    for (const slip of [processing, after(processing, refused(moved))]) {
      const next = after(slip, priceMoved(home, 1900))
      expect(next.state).toBe(slip.state)
      expect(selectionsOf(next)[0]!.odds).toBe(1900)
    }
  })

  test('[TICKET-6] a price that comes back is no change', () => {
    const back = after(two, priceMoved(home, 2000), priceMoved(home, 2050))
    expect(back.state.status).toBe('INITIAL')
    expect(selectionsOf(back)[0]!.isChanged).toBe(false)
  })

  test('[TICKET-7] clearing resets everything except system types and what the site said', () => {
    const told = after(
      aSlip({ mode: 'higher' }),
      { type: 'settings-received', systemTypes: [] },
      ...pick(home, over),
    )
    const cleared = after(told, gone(over), { type: 'cleared' })
    expect(cleared).toEqual({ ...aSlip({ mode: 'higher' }), systemTypes: [] })
  })

  test('[TICKET-8] what is unavailable goes in one tap, the rest stays', () => {
    const slip = after(three, gone(over), gone(winner), { type: 'unavailable-removed' })
    expect(shape(slip)).toBe('single(m1)')
    expect(slip.state.status).toBe('INITIAL')
  })

  test('[TICKET-9] storage fills an empty slip, and only an empty one', () => {
    const restored: SlipEvent = { type: 'restored', source: 'storage', bets: two.bets }
    const loading = after(aSlip(), { type: 'restoring-started' })
    expect(placeReadiness(loading, { isSignedIn: true })).toEqual({ kind: 'restoring' })
    expect(after(loading, restored)).toEqual(two)
    expect(shape(after(loading, ...pick(fourth), restored))).toBe('single(m4)')
  })

  test('[TICKET-9] a placement that was under way is asked about again under its key', () => {
    const saved = { key: 'key-1', startedAt: 1000, bets: two.bets }
    const slip = after(aSlip(), { type: 'restored', source: 'storage', bets: two.bets, processing: saved })
    expect(slip.state).toEqual({ status: 'PROCESSING', answer: 'unknown', ...saved })
    expect(after(slip, accepted).bets).toEqual([])
    expect(after(slip, refused({ kind: 'uncoded' }))).toEqual(two)
  })

  test('[TICKET-9] shared and reused bets take the slip over', () => {
    const slip = after(after(processing, accepted), { type: 'restored', source: 'reuse', bets: two.bets })
    expect(slip).toEqual(two)
    expect(shape(after(one, { type: 'restored', source: 'shared', bets: three.bets }))).toBe(
      'combo(m1 m2 m3)',
    )
  })

  test('[TICKET-9] bets from outside are brought into shape', () => {
    const [combo] = two.bets
    const [first] = combo!.selections
    const odd = { ...combo!, selections: [first!, first!] }
    expect(shape(after(aSlip(), { type: 'restored', source: 'shared', bets: [odd] }))).toBe('single(m1)')
    const mixed = [...one.bets, ...three.bets]
    expect(shape(after(aSlip(), { type: 'restored', source: 'shared', bets: mixed }))).toBe('combo(m1 m2 m3)')
    const systemless = { ...combo!, type: 'system' as const }
    expect(shape(after(aSlip(), { type: 'restored', source: 'shared', bets: [systemless] }))).toBe(
      'combo(m1 m2)',
    )
    const twins = [...one.bets, ...one.bets]
    expect(shape(after(aSlip(), { type: 'restored', source: 'shared', bets: twins }))).toBe('single(m1)')
  })
})

describe('adding an outcome', () => {
  test('[PICK-1] a tap toggles: on, and off again', () => {
    expect([...selectedKeys(one)]).toEqual([outcomeKeyOf(home)])
    expect(after(one, ...pick(home)).bets).toEqual([])
    expect(after(aSlip(), ...pick(home, over, over, home)).bets).toEqual([])
  })

  test('[PICK-1] the odds under the finger are the odds on the slip', () => {
    const [leg] = selectionsOf(one)
    expect([leg!.odds, leg!.acceptedOdds, leg!.initialOdds]).toEqual([2050, 2050, 2050])
  })

  test('[PICK-2] while a bet is in progress the bettor changes nothing', () => {
    const events: readonly SlipEvent[] = [
      ...pick(winner),
      { type: 'selection-removed', key: home },
      chosen('single'),
      stake(5),
      { type: 'potential-win-set', betId: 'combo', potentialWin: 5 },
      { type: 'odds-accepted' },
      { type: 'cleared' },
      { type: 'dismissed' },
      { type: 'bet-removed', betId: 'combo' },
      { type: 'unavailable-removed' },
      { type: 'restored', source: 'shared', bets: [] },
      PLACE,
    ]
    for (const event of events) expect(reduceSlip(processing, event), event.type).toBe(processing)
  })

  test('[PICK-3] with a custom bet on the slip a tap changes nothing: its dialog opens instead', () => {
    const custom = aCustomBet()
    expect(after(custom, ...pick(winner))).toBe(custom)
  })
})

describe('bet type changes', () => {
  test('[TYPE-1] single splits into one bet for each selection, with nothing staked', () => {
    const slip = after(three, chosen('single'))
    expect(shape(slip)).toBe('single(m1) + single(m2) + single(m3)')
    expect(totalStake(slip)).toEqual(money(0))
    expect(new Set(slip.bets.map(bet => bet.id)).size).toBe(3)
  })

  test('[TYPE-2] combo merges, at the first stake there is', () => {
    const singles = after(three, chosen('single'))
    const slip = after(
      singles,
      stake(300, singles.bets[1]!.id),
      stake(500, singles.bets[2]!.id),
      chosen('combo'),
    )
    expect(shape(slip)).toBe('combo(m1 m2 m3)')
    expect(totalStake(slip)).toEqual(money(300))
    expect(totalStake(after(singles, chosen('combo')))).toEqual(money(0))
  })

  test('[TYPE-3] system builds from the system types', () => {
    expect(shape(after(three, chosen('system')))).toBe('2/3(m1 m2 m3)')
    const four = after(three, ...pick(fourth))
    expect(shape(after(four, chosen('system', '3/4')))).toBe('3/4(m1 m2 m3 m4)')
    expect(shape(after(four, chosen('system', '3/4'), chosen('system', '2/4')))).toBe('2/4(m1 m2 m3 m4)')
    const none = after(three, { type: 'settings-received', systemTypes: [] })
    expect(after(none, chosen('system'))).toBe(none)
  })

  test.each([
    ['combo of one', one, 'combo', 'TYPE-4'],
    ['system of two', two, 'system', 'TYPE-4'],
    ['single of none', aSlip(), 'single', 'TYPE-4'],
    ['custom bet', two, 'custom_bet', 'TYPE-4'],
    [
      'singles where the provider has none',
      after(aSlip({ multiSingle: {} }), ...pick(home, over)),
      'single',
      'SLIP-5',
    ],
    [
      'system with oddin',
      after(
        aSlip(),
        ...pick(cyber, outcome('c2', { provider: 'oddin' }), outcome('c3', { provider: 'oddin' })),
      ),
      'system',
      'SLIP-8',
    ],
  ] as const)('[TYPE-4] %s is not allowed, and the slip stays', (_, slip, type, rule) => {
    expect(typeRefusal(slip, type)?.id).toBe(rule)
    expect(after(slip, chosen(type))).toBe(slip)
  })

  test('[TYPE-4] the type it already has changes nothing', () => {
    expect(after(one, chosen('single'))).toBe(one)
    expect(after(two, chosen('combo'))).toBe(two)
  })
})

describe('slip rules', () => {
  test('[SLIP-1] one selection on an empty slip makes a single', () => {
    expect(shape(one)).toBe('single(m1)')
    expect(slipType(aSlip())).toBe('single')
  })

  test('[SLIP-2] adding more turns a single into a combo, and its stake stays', () => {
    expect(shape(two)).toBe('combo(m1 m2)')
    expect(totalStake(after(one, ...pick(over)))).toEqual(money(1000))
  })

  test('[SLIP-2] a system stays one if its new size has a type, else it becomes a combo', () => {
    const system = after(three, chosen('system'))
    expect(shape(after(system, ...pick(fourth)))).toBe('2/4(m1 m2 m3 m4)')
    expect(shape(after(system, ...pick(fourth, fourth)))).toBe('2/3(m1 m2 m3)')
    expect(shape(after(system, ...pick(winner)))).toBe('combo(m1 m2)')
    expect(shape(after(system, ...pick(cyber)))).toBe('combo(m1 m2 m3 c1)')
    const wide = after(three, ...pick(fourth), chosen('system', '3/4'))
    expect(shape(after(wide, ...pick(fourth)))).toBe('2/3(m1 m2 m3)')
  })

  test('[SLIP-2] several singles take one more beside them where the provider allows', () => {
    const singles = after(two, chosen('single'))
    expect(shape(after(singles, ...pick(winner)))).toBe('single(m1) + single(m2) + single(m3)')
    expect(shape(after(singles, ...pick(cyber)))).toBe('combo(m1 m2 c1)')
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
  })

  test('[SLIP-4] a single selection is never removed from a custom bet', () => {
    const custom = aCustomBet()
    expect(shape(after(custom, { type: 'selection-removed', key: home }))).toBe(shape(custom))
  })

  test('[SLIP-6] two selections of one match cannot combine, and the slip names the ways out', () => {
    const slip = after(aSlip(), ...pick(home, sameMatch), stake(1000))
    const answer = placeReadiness(slip, { isSignedIn: true })
    expect(answer).toMatchObject({ kind: 'cannot-combine', rule: 'SLIP-6', says: 'slip.same-match' })
    const fixes = answer.kind === 'cannot-combine' ? answer.fixes : []
    expect(fixes.map(fix => shape(after(slip, ...fix.events)))).toEqual([
      'single(m1) + single(m1)',
      'single(m1)',
      'single(m1)',
    ])
    expect(after(slip, PLACE)).toBe(slip)
  })

  test('[SLIP-7] providers do not mix in a combo', () => {
    const slip = after(aSlip(), ...pick(home, cyber), stake(1000))
    const answer = placeReadiness(slip, { isSignedIn: true })
    expect(answer).toMatchObject({ kind: 'cannot-combine', rule: 'SLIP-7', says: 'slip.mixed-providers' })
    const fixes = answer.kind === 'cannot-combine' ? answer.fixes : []
    expect(fixes.map(fix => shape(after(slip, ...fix.events)))).toEqual(['single(m1)', 'single(c1)'])
  })

  test('[SLIP-5] singles whose provider stops taking several are refused, with a combo as the way out', () => {
    const slip = after(two, chosen('single'), { type: 'settings-received', multiSingle: {} })
    const answer = placeReadiness(slip, { isSignedIn: true })
    expect(answer).toMatchObject({ kind: 'cannot-combine', rule: 'SLIP-5' })
    const fixes = answer.kind === 'cannot-combine' ? answer.fixes : []
    expect(fixes.map(fix => shape(after(slip, ...fix.events)))).toEqual(['combo(m1 m2)', 'single(m2)'])
  })

  test('[SLIP-9] suspended and unavailable are flags that come and go with their facts', () => {
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

  test('[SLIP-11] restored bets in another currency are converted, or not staked where no rate is known', () => {
    const rates = { base: 'EUR', at: 0, perBase: { JPY: '160' } }
    const event = { type: 'restored', source: 'storage', bets: two.bets } as const
    const converted = after(aSlip({ currency: JPY }), { ...event, rates })
    expect(converted.bets[0]).toMatchObject({ stake: money(1600, JPY), stakeSource: 'stake' })
    const unknown = after(aSlip({ currency: JPY }), event)
    expect(unknown.bets[0]).toMatchObject({ stake: money(0, JPY), stakeSource: 'sharing' })
    const wanted = after(two, { type: 'potential-win-set', betId: 'combo', potentialWin: 5000 })
    const plain = after(aSlip({ currency: JPY }), { ...event, bets: wanted.bets, rates })
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

  test('[SLIP-17] a custom bet goes unless every match is before or in play', () => {
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
    expect([odds, returns]).toEqual([6171, 6171])
    expect(before).toEqual({ odds: 6321, returns: 6321 })
    expect(betTotals(slip.bets[0]!)).toEqual({ odds: 6321, returns: 6321, lines: 1, stakePerLine: 1000 })
  })

  test('[SLIP-20] a system shows its lines and both ends of its returns', () => {
    const slip = after(
      aSlip(),
      ...pick(home, over, outcome('m3', { price: 3100 }), outcome('m4', { price: 1900 })),
      stake(3000),
      chosen('system', '2/4'),
    )
    expect(betTotals(slip.bets[0]!)).toEqual({
      odds: 4711,
      returns: 14_133,
      minReturns: 1634,
      lines: 6,
      stakePerLine: 500,
    })
    expect(betTotals({ ...slip.bets[0]!, selections: [] })).toBeUndefined()
  })
})

describe('odds-change acceptance on the slip', () => {
  test('[ACCEPT-2] higher takes a better price silently and asks for a worse one', () => {
    const slip = after(aSlip({ mode: 'higher' }), ...pick(home))
    const better = after(slip, priceMoved(home, 2200))
    expect(better.state.status).toBe('INITIAL')
    expect(selectionsOf(better)[0]!.acceptedOdds).toBe(2200)
    expect(after(better, priceMoved(home, 2100)).state.status).toBe('ODDS_CHANGED')
  })

  test('[ACCEPT-3] any takes every price', () => {
    const slip = after(aSlip({ mode: 'any' }), ...pick(home), priceMoved(home, 1500))
    expect(slip.state.status).toBe('INITIAL')
    expect(selectionsOf(slip)[0]).toMatchObject({ odds: 1500, acceptedOdds: 1500, initialOdds: 2050 })
  })

  test('[ACCEPT-4] a custom bet asks even under any', () => {
    const custom = after(aCustomBet(), { type: 'accept-mode-chosen', mode: 'any' })
    expect(after(custom, priceMoved(home, 2100)).state.status).toBe('ODDS_CHANGED')
  })

  test('[ACCEPT-5] choosing another mode decides open changes anew', () => {
    const changed = after(one, priceMoved(home, 2200))
    expect(after(changed, { type: 'accept-mode-chosen', mode: 'higher' }).state.status).toBe('INITIAL')
    const worse = after(one, priceMoved(home, 2000))
    expect(after(worse, { type: 'accept-mode-chosen', mode: 'higher' }).state.status).toBe('ODDS_CHANGED')
  })

  test('[MARKET-6] what did not change stays the same object', () => {
    expect(after(two, priceMoved(home, 2050))).toBe(two)
    expect(after(two, priceMoved(winner, 1800))).toBe(two)
    expect(after(two, { type: 'availability-changed', changes: [{ ...home, marketStatus: 1 }] })).toBe(two)
    const next = after(two, priceMoved(home, 2100))
    expect(selectionsOf(next)[1]).toBe(selectionsOf(two)[1])
  })
})

describe('placing', () => {
  test('[PLACE-1] nothing goes out while something on the slip forbids it', () => {
    const blocked = [
      aSlip(),
      after(aSlip(), ...pick(home)),
      after(two, gone(over)),
      after(two, priceMoved(home, 2000)),
      after(two, { type: 'restoring-started' }),
    ]
    for (const slip of blocked) expect(after(slip, PLACE)).toBe(slip)
  })

  test('[PLACE-2] answers under another key are not ours', () => {
    for (const type of ['placing-delayed', 'answer-unknown'] as const) {
      expect(after(processing, { type, key: 'other' })).toBe(processing)
    }
    expect(after(processing, { type: 'placing-accepted', key: 'other', placed: [] })).toBe(processing)
    expect(after(processing, { type: 'placing-refused', key: 'other', error: moved })).toBe(processing)
    expect(after(two, accepted)).toBe(two)
  })

  test('[PLACE-3] accepted bets leave the slip for the receipt, which stays until the next pick', () => {
    const done = after(processing, accepted)
    expect(done.bets).toEqual([])
    expect(after(done, { type: 'odds-accepted' })).toBe(done)
    expect(after(done, stake(5))).toBe(done)
    const next = after(done, ...pick(home))
    expect(next.state.status).toBe('INITIAL')
    expect(shape(next)).toBe('single(m1)')
    expect(after(done, { type: 'dismissed' }).state.status).toBe('INITIAL')
  })

  test('[PLACE-4] a coded refusal keeps the legs, takes over the odds it names and asks about them', () => {
    const leg = { matchId: home.matchId, marketId: 1, specifier: '', outcomeId: '1' }
    const error: PlaceBetError = {
      ...moved,
      refusals: [{ kind: 'odds-moved', code: 101, leg, odds: toOdds(1900) }],
    }
    const slip = after(processing, refused(error))
    expect(slip.state.status).toBe('ERROR')
    expect(selectionsOf(slip)[0]).toMatchObject({ odds: 1900, acceptedOdds: 2050, isChanged: true })
    expect(placeReadiness(slip, { isSignedIn: true }).kind).toBe('accept-odds')
    expect(after(slip, { type: 'odds-accepted' }).state.status).toBe('INITIAL')
    expect(after(slip, { type: 'dismissed' }).state.status).toBe('ODDS_CHANGED')
  })

  test('[PLACE-4] a leg the back end calls unavailable must go, whatever our prices say', () => {
    const leg = { matchId: over.matchId, marketId: 18, specifier: 'total=2.5', outcomeId: '12' }
    const error: PlaceBetError = {
      kind: 'refused',
      code: 103,
      byBet: {},
      refusals: [{ kind: 'leg-unavailable', code: 103, leg }],
    }
    const slip = after(processing, refused(error))
    expect(placeReadiness(slip, { isSignedIn: true })).toMatchObject({ kind: 'drop-leg', leg: 2 })
    expect(placeReadiness(after(slip, ...pick(over)), { isSignedIn: true }).kind).toBe('ready')
  })

  test.each([{ kind: 'session-expired' }, { kind: 'uncoded' }, { kind: 'no-answer' }] as const)(
    '[PLACE-5] %o goes back to the slip as it was, a moved price not hidden',
    error => {
      expect(after(processing, refused(error))).toEqual(two)
      expect(after(processing, priceMoved(home, 1900), refused(error)).state.status).toBe('ODDS_CHANGED')
      expect(after(processing, { type: 'signed-out' })).toEqual(two)
    },
  )

  test('[PLACE-10] the button names what to do, never only no', () => {
    const signedIn = { isSignedIn: true, balance: money(5000) }
    const kinds = (slip: Slip) => placeReadiness(slip, signedIn).kind
    expect(placeReadiness(two, signedIn)).toEqual({ kind: 'ready', total: money(1000) })
    expect(placeReadiness(two, { isSignedIn: false })).toEqual({ kind: 'sign-in', total: money(1000) })
    expect(kinds(aSlip())).toBe('pick-a-price')
    expect(kinds(processing)).toBe('in-progress')
    expect(kinds(after(aSlip(), ...pick(home)))).toBe('enter-stake')
    expect(placeReadiness(after(three, gone(over)), signedIn)).toMatchObject({ kind: 'drop-leg', leg: 2 })
    const paused: SlipEvent = { type: 'availability-changed', changes: [{ ...winner, marketStatus: -1 }] }
    expect(placeReadiness(after(three, paused), signedIn)).toMatchObject({ kind: 'wait-for-leg', leg: 3 })
    expect(placeReadiness(after(two, priceMoved(over, 1700)), signedIn)).toEqual({
      kind: 'accept-odds',
      changed: [outcomeKeyOf(over)],
    })
    expect(placeReadiness(two, { ...signedIn, limits: { maxStake: 500 } })).toEqual({
      kind: 'mend-stake',
      betId: 'combo',
      why: 'stake-too-high',
      limit: money(500),
    })
    expect(placeReadiness(after(two, stake(6000)), signedIn)).toEqual({
      kind: 'deposit',
      missing: money(1000),
    })
    expect(placeReadiness(two, { isSignedIn: true, balance: money(0, JPY) }).kind).toBe('ready')
  })

  test('[PLACE-10] every single needs its stake', () => {
    const singles = after(two, chosen('single'))
    const slip = after(singles, stake(500, singles.bets[0]!.id))
    expect(placeReadiness(slip, { isSignedIn: true })).toEqual({
      kind: 'enter-stake',
      betId: singles.bets[1]!.id,
    })
    expect(placeReadiness(after(slip, stake(500)), { isSignedIn: true })).toEqual({
      kind: 'ready',
      total: money(1000),
    })
  })

  test('[PLACE-11] a bet goes out at the odds the bettor accepted', () => {
    const draft = placementOf(after(two, priceMoved(home, 1900)).bets[0]!)
    expect(draft).toMatchObject({ type: 'combo', stake: money(1000), legs: [{ odds: 2050 }, { odds: 1720 }] })
    const system = placementOf(after(three, chosen('system')).bets[0]!)
    expect(system.system).toEqual({ winCount: 2, totalCount: 3 })
  })

  test('[PLACE-12] a delay and a lost answer keep the slip in progress under the same key', () => {
    const delayed = after(processing, { type: 'placing-delayed', key: 'key-1', decideAt: 6000 })
    expect(delayed.state).toMatchObject({
      status: 'PROCESSING',
      key: 'key-1',
      answer: 'delayed',
      decideAt: 6000,
    })
    const again = after(delayed, { type: 'placing-delayed', key: 'key-1' })
    expect(again.state).not.toHaveProperty('decideAt')
    const lost = after(processing, { type: 'answer-unknown', key: 'key-1' })
    expect(lost.state).toMatchObject({ status: 'PROCESSING', key: 'key-1', answer: 'unknown' })
    expect(after(lost, accepted).state.status).toBe('SUCCESS')
  })
})

function aCustomBet(): Slip {
  const base = after(aSlip(), ...pick(home, sameMatch)).bets[0]!
  const custom: DraftBet = { ...base, id: 'custom_bet', type: 'custom_bet', customOdds: toOdds(2600) }
  return after(aSlip(), { type: 'restored', source: 'shared', bets: [custom] })
}
