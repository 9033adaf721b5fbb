import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { outcomeKeyOf } from '../market/index.ts'
import { checkPlacement } from '../placing/index.ts'
import { anyEvents } from '../testing/anySlipEvent.ts'
import { aSlip } from '../testing/builders.ts'
import { slipTableWords } from '../testing/slipTable.ts'
import { slipFaults, stepFaults } from '../testing/slipFaults.ts'
import type { DraftBet, Slip, SlipEvent } from './index.ts'
import { betTotals, placementsOf, placeReadiness, reduceSlip, selectionsOf } from './index.ts'
import { slipRuleContextOf } from './slipViews.ts'

/** Runs the events and shows every step. */
function walk(events: readonly SlipEvent[], see: (before: Slip, event: SlipEvent, next: Slip) => void): void {
  let slip = aSlip()
  for (const event of events) {
    const next = reduceSlip(slip, event)
    see(slip, event, next)
    slip = next
  }
}

const RUNS = { numRuns: 1000 }
/** Ten times what a run takes on an idle machine. */
const TIMEOUT_MS = 20_000

describe('[SLIP-22] no sequence of events reaches a state that the rules forbid', () => {
  test(
    '[SLIP-22] every step is one the state x event table allows, and every slip in between keeps the rules',
    () => {
      fc.assert(
        fc.property(anyEvents, events => {
          const faults: string[] = []
          walk(events, (before, event, next) => {
            if (next !== before) faults.push(...slipFaults(next))
            faults.push(...stepFaults(before, event, next))
          })
          expect(faults).toEqual([])
        }),
        RUNS,
      )
    },
    TIMEOUT_MS,
  )

  test(
    '[SLIP-23] what the slip sends, the back end accepts, at the returns it showed',
    () => {
      fc.assert(
        fc.property(anyEvents, events =>
          walk(events, (before, event, { state }) => {
            const isOut = event.type === 'placing-started' && before.state.status !== 'PROCESSING'
            if (!isOut || state.status !== 'PROCESSING') return
            const wins = winsOf(before, state.bets)
            for (const [bet, win] of wins) expect(betTotals(bet)!.returns).toBe(win)
          }),
        ),
        RUNS,
      )
    },
    TIMEOUT_MS,
  )

  test(
    '[SLIP-22] the button and the reducer agree on whether a bet can go out',
    () => {
      fc.assert(
        fc.property(anyEvents, events => {
          const disagreed: string[] = []
          walk(events, (_, event, slip) => {
            const { kind } = placeReadiness(slip, { isSignedIn: true })
            const placed = reduceSlip(slip, { type: 'placing-started', key: 'key-9', at: 0 })
            if ((placed !== slip) !== (kind === 'ready')) disagreed.push(`${kind} after ${event.type}`)
          })
          expect(disagreed).toEqual([])
        }),
        RUNS,
      )
    },
    TIMEOUT_MS,
  )
})

/** What each sent bet wins if all wins, by the back end's calculation for each of its parts. */
function winsOf(slip: Slip, bets: readonly DraftBet[]): ReadonlyMap<DraftBet, number> {
  const legs = new Map(selectionsOf(slip).map(leg => [outcomeKeyOf(leg), leg]))
  const drafts = bets.flatMap(bet => placementsOf(bet).map(draft => ({ bet, draft })))
  const singles = drafts.filter(({ draft }) => draft.type === 'single').length
  const wins = new Map<DraftBet, number>()
  for (const { bet, draft } of drafts) {
    const answer = checkPlacement({
      draft,
      quoteOf: key => {
        const leg = legs.get(outcomeKeyOf(key))
        return leg && { ...leg, outcomeActive: leg.active, providerStatus: 'active' }
      },
      mode: slip.acceptMode,
      limits: {},
      balance: bet.stake,
      now: 0,
      ...(bet.customOdds !== undefined && { customOdds: bet.customOdds }),
      ...(bet.bonus && { bonuses: [bet.bonus] }),
      rules: { ...slipRuleContextOf(slip), singles },
    })
    if (!answer.ok) throw new Error(`The back end refuses ${bet.type}: ${JSON.stringify(answer.refusals)}`)
    wins.set(bet, (wins.get(bet) ?? 0) + answer.potentialWin)
  }
  return wins
}

test(
  '[SLIP-22] the walks see every state, every bet type, every bonus and every word of the table',
  () => {
    const seen = new Set<string>()
    const steps = new Set<string>()
    for (const events of fc.sample(anyEvents, { seed: 7, numRuns: 6000 })) {
      walk(events, (before, event, { state, bets }) => {
        seen.add(state.status)
        seen.add(bets.length > 1 ? 'singles' : bets[0]?.named ? 'named' : (bets[0]?.type ?? 'empty'))
        for (const { bonus } of bets) if (bonus) seen.add(bonus.type)
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
      'comboboost',
      'custom_bet',
      'empty',
      'freebet_all_win',
      'freebet_no_risk',
      'freebet_only_win',
      'hunting',
      'named',
      'single',
      'singles',
      'system',
      'tournament',
    ])
    const unseen = slipTableWords().filter(({ event, state, next }) =>
      next.every(to => !steps.has(`${event} ${state} ${to}`)),
    )
    expect(unseen).toEqual([])
  },
  TIMEOUT_MS,
)
