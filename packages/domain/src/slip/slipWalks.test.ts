import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { outcomeKeyOf } from '../market/index.ts'
import { acceptModeOf, needsConfirmation } from '../odds/index.ts'
import { checkPlacement, refusalOf } from '../placing/index.ts'
import { anyEvents } from '../testing/anySlipEvent.ts'
import { aSlip } from '../testing/builders.ts'
import { slipTable, slipTableWords } from '../testing/rulesTable.ts'
import type { Slip, SlipEvent } from './index.ts'
import { betTotals, placementOf, placeReadiness, reduceSlip, selectionsOf, totalStake } from './index.ts'
import { ruleSubjectOf } from './slipViews.ts'

/** Runs the events and shows every step. */
function walk(events: readonly SlipEvent[], see: (before: Slip, event: SlipEvent, next: Slip) => void): void {
  let slip = aSlip()
  for (const event of events) {
    const next = reduceSlip(slip, event)
    see(slip, event, next)
    slip = next
  }
}

const RUNS = { numRuns: 600 }

describe('[SLIP-22] no sequence of events reaches a state that the rules forbid', () => {
  test('[SLIP-22] every bet is of the shape its type has, and no outcome stands on the slip twice', () => {
    fc.assert(
      fc.property(anyEvents, events =>
        walk(events, (_, __, { bets }) => {
          const keys = bets.flatMap(bet => bet.selections.map(outcomeKeyOf))
          expect(new Set(keys).size).toBe(keys.length)
          expect(new Set(bets.map(bet => bet.id)).size).toBe(bets.length)
          if (bets.length > 1) expect(bets.every(bet => bet.type === 'single')).toBe(true)
          for (const bet of bets) {
            const rule = refusalOf(ruleSubjectOf(bet))?.id
            expect(bet.type === 'system' ? [undefined] : [undefined, 'SLIP-6', 'SLIP-7']).toContain(rule)
            expect(bet.system === undefined).toBe(bet.type !== 'system')
            expect(bet.wantedWin === undefined).toBe(bet.stakeSource !== 'potentialWin')
          }
        }),
      ),
      RUNS,
    )
  })

  test('[SLIP-22] stakes are whole subunits of the slip’s currency, and figures can be shown for every bet', () => {
    fc.assert(
      fc.property(anyEvents, events =>
        walk(events, (_, __, { bets, currency }) => {
          for (const bet of bets) {
            expect(bet.stake.currency).toBe(currency.code)
            expect(Number.isSafeInteger(bet.stake.value) && bet.stake.value >= 0).toBe(true)
            expect(betTotals(bet)!.returns).toBeGreaterThanOrEqual(0)
          }
        }),
      ),
      RUNS,
    )
  })

  test('[SLIP-22] flags and states say what is so', () => {
    fc.assert(
      fc.property(anyEvents, events =>
        walk(events, (_, __, slip) => {
          const legs = selectionsOf(slip)
          for (const bet of slip.bets) {
            for (const leg of bet.selections) {
              expect(leg.isChanged).toBe(needsConfirmation(leg, acceptModeOf(bet.type, slip.acceptMode)))
              expect(leg.isSuspended && leg.isNotAvailable).toBe(false)
            }
          }
          const { state } = slip
          if (state.status === 'INITIAL') expect(legs.some(leg => leg.isChanged)).toBe(false)
          if (state.status === 'ODDS_CHANGED') {
            const changed = legs.filter(leg => leg.isChanged || leg.isNotAvailable).map(outcomeKeyOf)
            expect(state.changed).toEqual(changed)
            expect(changed).not.toEqual([])
          }
          if (state.status === 'PROCESSING') {
            expect(state.bets).not.toEqual([])
            expect(state.bets.every(bet => bet.stake.value > 0)).toBe(true)
          }
        }),
      ),
      RUNS,
    )
  })

  test('[SLIP-22] every step is one the state x event table allows', () => {
    const table = slipTable()
    fc.assert(
      fc.property(anyEvents, events =>
        walk(events, (before, event, next) => {
          const step = `${event.type} in ${before.state.status}`
          expect([...(table.get(step) ?? [])], step).toContain(next.state.status)
        }),
      ),
      RUNS,
    )
  })

  test('[SLIP-22] what the slip lets out, the back end’s question lets in', () => {
    fc.assert(
      fc.property(anyEvents, events =>
        walk(events, (before, event, { state }) => {
          const isOut = event.type === 'placing-started' && before.state.status !== 'PROCESSING'
          if (!isOut || state.status !== 'PROCESSING') return
          const legs = new Map(selectionsOf(before).map(leg => [outcomeKeyOf(leg), leg]))
          for (const bet of state.bets) {
            const answer = checkPlacement({
              draft: placementOf(bet),
              quoteOf: key => {
                const leg = legs.get(outcomeKeyOf(key))
                return leg && { ...leg, outcomeActive: leg.active, providerStatus: 'active' }
              },
              mode: before.acceptMode,
              limits: {},
              balance: bet.stake,
              now: 0,
              ...(bet.customOdds !== undefined && { customOdds: bet.customOdds }),
              rules: { singles: state.bets.length, multiSingle: before.multiSingle },
            })
            expect(answer).toMatchObject({ ok: true, potentialWin: betTotals(bet)!.returns })
          }
        }),
      ),
      RUNS,
    )
  })

  test('[SLIP-22] the button and the reducer agree on whether a bet can go out', () => {
    fc.assert(
      fc.property(anyEvents, events =>
        walk(events, (_, __, slip) => {
          const { kind } = placeReadiness(slip, { isSignedIn: true })
          const placed = reduceSlip(slip, { type: 'placing-started', key: 'key-9', at: 0 })
          expect(placed !== slip).toBe(kind === 'ready')
        }),
      ),
      RUNS,
    )
  })

  test('[SLIP-22] a pick or a change of type never stakes more than before', () => {
    fc.assert(
      fc.property(anyEvents, events =>
        walk(events, (before, event, next) => {
          const isTyped = before.bets.every(bet => bet.wantedWin === undefined)
          if (!isTyped || !['outcome-toggled', 'selection-removed', 'bet-type-chosen'].includes(event.type))
            return
          expect(totalStake(next).value).toBeLessThanOrEqual(totalStake(before).value)
        }),
      ),
      RUNS,
    )
  })
})

test('[SLIP-22] the walks see every state, every bet type and every word of the table', () => {
  const seen = new Set<string>()
  const steps = new Set<string>()
  for (const events of fc.sample(anyEvents, { seed: 7, numRuns: 8000 })) {
    walk(events, (before, event, { state, bets }) => {
      seen.add(state.status)
      seen.add(bets.length > 1 ? 'singles' : (bets[0]?.type ?? 'empty'))
      steps.add(`${event.type} ${before.state.status} ${state.status}`)
    })
  }
  expect([...seen].sort()).toEqual([
    'ERROR',
    'INITIAL',
    'ODDS_CHANGED',
    'PROCESSING',
    'SUCCESS',
    'combo',
    'custom_bet',
    'empty',
    'single',
    'singles',
    'system',
  ])
  const unseen = slipTableWords().filter(({ event, state, next }) =>
    next.every(to => !steps.has(`${event} ${state} ${to}`)),
  )
  expect(unseen).toEqual([])
})
