import { describe, expect, test } from 'vitest'

import { outcomeKeyOf } from '../market/index.ts'
import { after, aSlip, money, pick, priceMoved, stake, PLACE } from '../testing/builders.ts'
import {
  home,
  over,
  winner,
  fourth,
  one,
  two,
  three,
  processing,
  placedBet,
  accepted,
  moved,
  refused,
  gone,
  shape,
  customBetSet,
  jointPrice,
  WAITING,
  resumed,
  chosen,
  namedBet,
  allWin,
  onlyWin,
  bonuses,
  bonusUsed,
} from '../testing/slips.ts'
import type { Slip, SlipEvent } from './index.ts'
import { isInProgress, placeReadiness, selectionsOf } from './index.ts'

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
      left: [],
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
  ] as const)(
    '[TICKET-10] [TICKET-4] %s rests in ODDS_CHANGED or INITIAL by what is on the slip',
    (_, slip, status) => {
      expect(slip.state.status).toBe(status)
    },
  )

  test('[TICKET-4] a provider status change sets the state again, even over an error about its legs', () => {
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

  test('[TICKET-6] market moves do not change a placement, an error or a receipt', () => {
    for (const slip of [processing, after(processing, refused(moved))]) {
      const next = after(slip, priceMoved(home, 1900))
      expect(next.state).toBe(slip.state)
      expect(selectionsOf(next)[0]!.odds).toBe(1900)
    }
  })

  test('[TICKET-6] a price that returns is no change', () => {
    const back = after(two, priceMoved(home, 2000), priceMoved(home, 2050))
    expect(back.state.status).toBe('INITIAL')
    expect(selectionsOf(back)[0]!.isChanged).toBe(false)
  })

  test('[TICKET-7] clearing resets everything except system types and the settings of the site', () => {
    const announced = after(
      aSlip({ mode: 'higher' }),
      { type: 'settings-received', systemTypes: [] },
      ...pick(home, over),
    )
    const cleared = after(announced, gone(over), { type: 'cleared' })
    expect(cleared).toEqual({ ...aSlip({ mode: 'higher' }), systemTypes: [] })
  })

  test('[TICKET-8] what is unavailable is removed in one tap, the rest stays', () => {
    const slip = after(three, gone(over), gone(winner), { type: 'unavailable-removed' })
    expect(shape(slip)).toBe('single(m1)')
    expect(slip.state.status).toBe('INITIAL')
  })

  test('[TICKET-9] storage fills a slip that waits for it, and no other', () => {
    const restored: SlipEvent = { type: 'restored', source: 'storage', bets: two.bets }
    expect(after(aSlip(), WAITING, restored)).toEqual(two)
    expect(after(two, restored)).toBe(two)
    const empty = aSlip()
    expect(after(empty, restored)).toBe(empty)
  })

  test('[TICKET-9] a slip that was cleared or replaced while it waited stays so', () => {
    const restored: SlipEvent = { type: 'restored', source: 'storage', bets: two.bets }
    expect(after(aSlip(), WAITING, { type: 'cleared' }, restored)).toEqual(aSlip())
    expect(after(aSlip(), WAITING, ...pick(fourth), { type: 'cleared' }, restored)).toEqual(aSlip())
    const reused: SlipEvent = { type: 'restored', source: 'reuse', bets: one.bets }
    expect(after(aSlip(), WAITING, reused, restored)).toEqual(one)
  })

  describe('[TICKET-16] what was picked while the slip waited', () => {
    const meanwhile = (stored: Slip, ...events: readonly SlipEvent[]): Slip =>
      after(aSlip(), WAITING, ...events, { type: 'restored', source: 'storage', bets: stored.bets })

    test('[TICKET-16] picks made in the meantime join what was stored, as if tapped after it', () => {
      expect(meanwhile(two, ...pick(fourth))).toEqual(after(two, ...pick(fourth)))
      expect(meanwhile(one, ...pick(winner, fourth))).toEqual(after(one, ...pick(winner, fourth)))
      const system = after(three, chosen('system', '2/3'))
      expect(meanwhile(system, ...pick(fourth))).toEqual(after(system, ...pick(fourth)))
      expect(meanwhile(aSlip(), ...pick(home))).toEqual(after(aSlip(), ...pick(home)))
    })

    test('[TICKET-16] one that was already stored is there once, not removed', () => {
      expect(meanwhile(two, ...pick(over))).toEqual(two)
      expect(shape(meanwhile(two, ...pick(over, fourth)))).toBe('combo(m1 m2 m4)')
    })

    test('[TICKET-16] a stake set in the meantime is the newer one, on the bet it was set for', () => {
      expect(meanwhile(two, ...pick(fourth), stake(300)).bets).toMatchObject([{ stake: money(300) }])
      const singles = after(two, chosen('single'), stake(500))
      const joined = meanwhile(singles, ...pick(fourth), stake(300))
      expect(joined.bets.map(bet => [bet.id, bet.stake.value])).toEqual([
        [outcomeKeyOf(home), 500],
        [outcomeKeyOf(over), 500],
        [outcomeKeyOf(fourth), 300],
      ])
      const trixie = after(three, namedBet('trixie'))
      expect(meanwhile(trixie, ...pick(home), stake(400)).bets).toMatchObject([
        { named: 'trixie', stake: money(400) },
      ])
    })

    test('[TICKET-16] one freebet still pays for one bet', () => {
      const bet = (picked: typeof home) => ({
        ...after(aSlip(), ...pick(picked)).bets[0]!,
        bonus: allWin,
        stake: money(500),
      })
      const id = outcomeKeyOf(fourth)
      const stored = {
        ...aSlip(),
        bets: [bet(home), bet(over)].map((one, i) =>
          i ? { ...one, bonus: onlyWin, stake: money(700) } : one,
        ),
      }
      const joined = meanwhile(stored, ...pick(fourth), bonuses(id, allWin), bonusUsed(id, 'f1'))
      expect(joined.bets.map(({ bonus, stake: { value } }) => [bonus?.id, value])).toEqual([
        ['f1', 500],
        ['f2', 700],
        [undefined, 0],
      ])
    })

    test('[TICKET-16] a custom bet excludes other bets: the newer one stays', () => {
      expect(meanwhile(two, customBetSet)).toEqual(after(aSlip(), customBetSet))
      expect(meanwhile(after(aSlip(), customBetSet), ...pick(fourth))).toEqual(
        after(aSlip(), ...pick(fourth)),
      )
      expect(meanwhile(after(aSlip(), customBetSet)).bets).toEqual(after(aSlip(), customBetSet).bets)
    })
  })

  test('[TICKET-11] while bets are being restored nothing is placed', () => {
    const loading = after(two, { type: 'restoring-started' })
    expect(placeReadiness(loading, { isSignedIn: true })).toEqual({ kind: 'restoring' })
    expect(after(loading, PLACE)).toBe(loading)
    const back = after(loading, { type: 'restored', source: 'storage', bets: [] })
    expect(back).toEqual(two)
    expect(after(back, PLACE).state.status).toBe('PROCESSING')
  })

  test('[TICKET-12] a placement that was under way locks the slip at once, and is repeated under its key', () => {
    const sent = { key: 'key-1', startedAt: 1000, bets: two.bets }
    const waiting = after(aSlip(), { type: 'restoring-started', processing: sent })
    expect(waiting.state).toEqual({ status: 'PROCESSING', answer: 'unknown', ...sent })
    expect(after(waiting, ...pick(fourth), { type: 'cleared' })).toBe(waiting)
    const slip = after(waiting, { type: 'restored', source: 'storage', bets: two.bets })
    expect(slip).toEqual({ ...two, state: waiting.state })
    expect(after(slip, accepted).bets).toEqual([])
    expect(after(slip, refused({ kind: 'uncoded' }))).toEqual(two)
    expect(after(aSlip(), ...resumed([], two.bets)).bets).toEqual(two.bets)
    expect(after(slip, { type: 'restored', source: 'reuse', bets: one.bets })).toBe(slip)
  })

  test('[TICKET-12] a slip whose session ended while it waited takes its bets, and no placement', () => {
    const [waiting, back] = resumed(two.bets)
    expect(after(aSlip(), waiting!, { type: 'signed-out' }, back!)).toEqual(two)
  })

  test('[TICKET-13] shared and reused bets take the slip over', () => {
    const slip = after(after(processing, accepted), { type: 'restored', source: 'reuse', bets: two.bets })
    expect(slip).toEqual(two)
    expect(shape(after(one, { type: 'restored', source: 'shared', bets: three.bets }))).toBe(
      'combo(m1 m2 m3)',
    )
  })

  test('[TICKET-14] bets from outside are brought into shape', () => {
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

describe('odds-change acceptance on the slip', () => {
  test('[ACCEPT-6] [ACCEPT-2] higher accepts a better price silently and needs confirmation of a worse one', () => {
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

  test('[ACCEPT-4] a custom bet needs confirmation even under any', () => {
    const custom = after(aSlip({ mode: 'any' }), customBetSet)
    expect(after(custom, jointPrice(2700)).state.status).toBe('ODDS_CHANGED')
    expect(after(custom, jointPrice(2500)).state.status).toBe('ODDS_CHANGED')
  })

  test('[ACCEPT-5] choosing another mode decides open changes again', () => {
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
