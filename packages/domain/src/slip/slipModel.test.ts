import fc from 'fast-check'
import { expect, test } from 'vitest'

import { outcomeKeyOf } from '../market/index.ts'
import { anyOdds, anyOutcome, anyPick, WORLD } from '../testing/anySlipEvent.ts'
import { toOdds } from '../odds/index.ts'
import { aSlip, money } from '../testing/builders.ts'
import { allWin, bonuses, boost, jointPrice, namedBet, bonusUsed } from '../testing/slips.ts'
import type { Slip, SlipEvent } from './index.ts'
import { placeReadiness, reduceSlip, selectedKeys, slipType } from './index.ts'

type Model = { readonly selected: Set<string>; isLocked: boolean; isCustom: boolean }
type Real = { slip: Slip }

/**
 * One thing the bettor does, with what the simple model expects of it: which outcomes are picked, and whether taps
 * count.
 */
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
    else if (!model.isLocked) build(model, event)
    expect(selectedKeys(real.slip)).toEqual(model.selected)
    expect(real.slip.state.status === 'PROCESSING').toBe(model.isLocked)
    expect(slipType(real.slip) === 'custom_bet').toBe(model.isCustom)
  }
  toString(): string {
    return JSON.stringify(this.event)
  }
}

function unlock(model: Model, isPlaced: boolean): void {
  model.isLocked = false
  if (isPlaced) empty(model)
}

function empty(model: Model): void {
  model.selected.clear()
  model.isCustom = false
}

/** What the bettor builds: taps toggle one outcome, except for a custom bet, which is added and removed as a whole. */
function build(model: Model, event: SlipEvent): void {
  if (event.type === 'outcome-toggled' && !model.isCustom) toggle(model, outcomeKeyOf(event.outcome))
  else if (event.type === 'cleared') empty(model)
  else if (event.type === 'bet-removed' && model.isCustom) empty(model)
  else if (event.type === 'custom-bet-set') {
    empty(model)
    model.isCustom = true
    for (const picked of event.selections) model.selected.add(outcomeKeyOf(picked))
  }
}

function toggle({ selected }: Model, key: string): void {
  if (!selected.delete(key)) selected.add(key)
}

test('[SLIP-22] model: picks are a set that taps toggle, a custom bet is all of it, placing locks it, an acceptance empties it', () => {
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
    fc.constantFrom<SlipEvent>(
      { type: 'odds-accepted' },
      { type: 'cleared' },
      { type: 'custom-bet-set', selections: WORLD.slice(0, 2), customOdds: toOdds(2600) },
      { type: 'bet-removed', betId: 'custom_bet' },
      jointPrice(2600),
      jointPrice(2500),
      namedBet('trixie'),
      bonuses('combo', allWin, boost),
      bonusUsed('combo', 'f1'),
      bonusUsed('combo', null),
      { type: 'stake-per-line-set', betId: 'system', perLine: 10 },
    ),
    fc.record({ picked: anyOutcome, odds: anyOdds }).map(({ picked, odds }): SlipEvent => ({
      type: 'prices-moved',
      prices: [{ ...picked, odds }],
    })),
  )
  fc.assert(
    fc.property(fc.commands([steps.map(event => new Step(event))], { maxCommands: 60 }), commands => {
      fc.modelRun(
        () => ({
          model: { selected: new Set<string>(), isLocked: false, isCustom: false },
          real: { slip: aSlip() },
        }),
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
