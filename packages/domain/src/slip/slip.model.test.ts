import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { outcomeKeyOf } from '../market/index.ts'
import { MATCH_STATUS } from '../match/index.ts'
import type { Provider } from '../match/index.ts'
import { acceptModeOf, needsConfirmation, toOdds } from '../odds/index.ts'
import { checkPlacement, refusalOf } from '../placing/index.ts'
import { aSlip, EUR, JPY, money, outcome } from '../testing/builders.ts'
import { slipTable } from '../testing/rulesTable.ts'
import type { Slip, SlipEvent } from './index.ts'
import {
  betTotals,
  placementOf,
  placeReadiness,
  reduceSlip,
  selectedKeys,
  selectionsOf,
  totalStake,
} from './index.ts'
import { ruleSubjectOf } from './slipViews.ts'

/** A small world, so that events meet: clashing matches, three providers, a match that may end. */
const WORLD = [
  outcome('m1'),
  outcome('m1', { marketId: 18, specifier: 'total=2.5', outcomeId: '12' }),
  outcome('m2', { price: 1500 }),
  outcome('m3', { price: 3000, matchStatus: 1 }),
  outcome('m4', { price: 1010 }),
  outcome('c1', { provider: 'oddin' }),
  outcome('c2', { provider: 'oddin', price: 1800 }),
  outcome('b1', { provider: 'betconstruct' }),
]

const anyOutcome = fc.constantFrom(...WORLD)
const anyOdds = fc.constantFrom(1010, 1500, 1990, 2000, 2010, 3000, 50_000).map(toOdds)
const anyStake = fc.constantFrom(0, 1, 100, 1000, 99_999, -1, 0.5)
const anyKey = fc.constantFrom('key-1', 'key-2')
const anyBetId = fc.constantFrom('combo', 'system', 'custom_bet', ...WORLD.map(outcomeKeyOf))

const anyPick = fc.record<Extract<SlipEvent, { type: 'outcome-toggled' }>>({
  type: fc.constant('outcome-toggled' as const),
  outcome: anyOutcome,
})

const anyEvent: fc.Arbitrary<SlipEvent> = fc.oneof(
  { weight: 8, arbitrary: anyPick },
  fc.record({ type: fc.constant('selection-removed' as const), key: anyOutcome }),
  fc.constant<SlipEvent>({ type: 'unavailable-removed' }),
  fc.record({ type: fc.constant('bet-removed' as const), betId: anyBetId }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('bet-type-chosen' as const),
      betType: fc.constantFrom('single' as const, 'combo' as const, 'system' as const, 'custom_bet' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('stake-set' as const),
      stake: anyStake,
      source: fc.constantFrom('stake' as const, 'sharing' as const),
    }),
  },
  fc.record({ type: fc.constant('potential-win-set' as const), betId: anyBetId, potentialWin: anyStake }),
  {
    weight: 3,
    arbitrary: fc.record({ picked: anyOutcome, odds: anyOdds }).map(({ picked, odds }): SlipEvent => ({
      type: 'prices-moved',
      prices: [{ ...picked, odds }],
    })),
  },
  fc
    .record({
      picked: anyOutcome,
      marketStatus: fc.constantFrom(1 as const, -1 as const, -3 as const, 'missing' as const),
      matchStatus: fc.constantFrom(MATCH_STATUS.live, MATCH_STATUS.stopped, MATCH_STATUS.finished),
      active: fc.boolean(),
    })
    .map(({ picked, ...facts }): SlipEvent => ({
      type: 'availability-changed',
      changes: [{ ...picked, ...facts }],
    })),
  fc.record({
    type: fc.constant('provider-status-changed' as const),
    provider: fc.constantFrom<Provider>('betradar', 'oddin'),
    status: fc.constantFrom('active' as const, 'down' as const),
  }),
  { weight: 2, arbitrary: fc.constant<SlipEvent>({ type: 'odds-accepted' }) },
  fc.record({
    type: fc.constant('accept-mode-chosen' as const),
    mode: fc.constantFrom('none' as const, 'higher' as const, 'any' as const),
  }),
  fc.record({
    type: fc.constant('settings-received' as const),
    multiSingle: fc.constantFrom({}, { betradar: true, oddin: true }),
  }),
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('placing-started' as const), key: anyKey, at: fc.nat() }),
  },
  fc.record({ type: fc.constantFrom('placing-delayed' as const, 'answer-unknown' as const), key: anyKey }),
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('placing-accepted' as const),
      key: anyKey,
      placed: fc.constant([]),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('placing-refused' as const),
      key: anyKey,
      error: fc.constantFrom(
        { kind: 'uncoded' as const },
        { kind: 'session-expired' as const },
        { kind: 'refused' as const, code: 104, byBet: {} },
        {
          kind: 'odds-moved' as const,
          code: 101,
          byBet: {},
          refusals: [{ kind: 'odds-moved' as const, code: 101, leg: WORLD[0]!, odds: toOdds(1234) }],
        },
      ),
    }),
  },
  fc.constantFrom<SlipEvent>(
    { type: 'dismissed' },
    { type: 'restoring-started' },
    { type: 'cleared' },
    { type: 'signed-out' },
    { type: 'restored', source: 'storage', bets: [] },
  ),
  fc.constantFrom<SlipEvent>(
    { type: 'currency-changed', currency: EUR },
    { type: 'currency-changed', currency: JPY },
  ),
)

const anyEvents = fc.array(anyEvent, { maxLength: 40 })

/** Runs the events and shows every step. */
function walk(events: readonly SlipEvent[], see: (before: Slip, event: SlipEvent, next: Slip) => void): void {
  let slip = aSlip()
  for (const event of events) {
    const next = reduceSlip(slip, event)
    see(slip, event, next)
    slip = next
  }
}

const RUNS = { numRuns: 1500 }

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
          const allowed = table.get(event.type)?.get(before.state.status)
          expect([...(allowed ?? [])], `${event.type} in ${before.state.status}`).toContain(next.state.status)
        }),
      ),
      RUNS,
    )
  })

  test('[SLIP-22] what the slip lets out, the back end’s question lets in', () => {
    fc.assert(
      fc.property(anyEvents, events =>
        walk(events, (before, _, { state }) => {
          if (state.status !== 'PROCESSING' || before.state.status === 'PROCESSING') return
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

type Model = { readonly selected: Set<string>; isLocked: boolean }
type Real = { slip: Slip }

/** One thing the bettor does, with what the simple model expects of it: which outcomes are picked, and whether taps count. */
class Step implements fc.Command<Model, Real> {
  readonly event: SlipEvent
  constructor(event: SlipEvent) {
    this.event = event
  }
  check(): boolean {
    return true
  }
  run(model: Model, real: Real): void {
    const { event } = this
    const couldPlace = placeReadiness(real.slip, { isSignedIn: true }).kind === 'ready'
    real.slip = reduceSlip(real.slip, event)
    if (event.type === 'placing-started') model.isLocked ||= couldPlace
    else if (event.type === 'placing-accepted' && model.isLocked) unlock(model, true)
    else if (event.type === 'placing-refused' && model.isLocked) unlock(model, false)
    else if (event.type === 'outcome-toggled' && !model.isLocked) toggle(model, outcomeKeyOf(event.outcome))
    else if (event.type === 'cleared' && !model.isLocked) model.selected.clear()
    expect(selectedKeys(real.slip)).toEqual(model.selected)
    expect(real.slip.state.status === 'PROCESSING').toBe(model.isLocked)
  }
  toString(): string {
    return JSON.stringify(this.event)
  }
}

function unlock(model: Model, isPlaced: boolean): void {
  model.isLocked = false
  if (isPlaced) model.selected.clear()
}

function toggle({ selected }: Model, key: string): void {
  if (!selected.delete(key)) selected.add(key)
}

test('[SLIP-22] model: picks are a set that taps toggle, placing locks it, an acceptance empties it', () => {
  const key = fc.constant('key-1')
  const steps = fc.oneof(
    { weight: 5, arbitrary: anyPick },
    { weight: 2, arbitrary: fc.constant<SlipEvent>({ type: 'stake-set', stake: 100, source: 'stake' }) },
    fc.record({
      type: fc.constant('bet-type-chosen' as const),
      betType: fc.constantFrom('single' as const, 'combo' as const, 'system' as const),
    }),
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant('placing-started' as const), key, at: fc.constant(0) }),
    },
    fc.record({ type: fc.constant('placing-accepted' as const), key, placed: fc.constant([]) }),
    fc.record({
      type: fc.constant('placing-refused' as const),
      key,
      error: fc.constantFrom(
        { kind: 'uncoded' as const },
        { kind: 'refused' as const, code: 104, byBet: {} },
      ),
    }),
    fc.constant<SlipEvent>({ type: 'odds-accepted' }),
    fc.constant<SlipEvent>({ type: 'cleared' }),
    fc.record({ picked: anyOutcome, odds: anyOdds }).map(({ picked, odds }): SlipEvent => ({
      type: 'prices-moved',
      prices: [{ ...picked, odds }],
    })),
  )
  fc.assert(
    fc.property(fc.commands([steps.map(event => new Step(event))], { maxCommands: 60 }), commands => {
      fc.modelRun(
        () => ({ model: { selected: new Set<string>(), isLocked: false }, real: { slip: aSlip() } }),
        commands,
      )
    }),
    { numRuns: 500 },
  )
})

test('[SLIP-22] nothing typed into a stake leaks into another bet', () => {
  const singles = [WORLD[0]!, WORLD[2]!].map(
    picked => ({ type: 'outcome-toggled', outcome: picked }) as const,
  )
  const start = [...singles, { type: 'bet-type-chosen', betType: 'single' } as const].reduce<Slip>(
    reduceSlip,
    aSlip(),
  )
  const next = reduceSlip(start, { type: 'stake-set', betId: start.bets[0]!.id, stake: 700, source: 'stake' })
  expect(next.bets.map(bet => bet.stake)).toEqual([money(700), money(0)])
  expect(next.bets[1]).toBe(start.bets[1])
})
