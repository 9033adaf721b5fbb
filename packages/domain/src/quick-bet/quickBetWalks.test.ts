import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { potentialWin } from '../money/index.ts'
import type { PlaceBetError } from '../placing/index.ts'
import { EUR, JPY, money, outcome } from '../testing/builders.ts'
import { placedBet } from '../testing/slips.ts'
import type { QuickBet, QuickBetEvent } from './index.ts'
import { emptyQuickBet, quickBetOf, quickBetRefusal, reduceQuickBet } from './index.ts'

const EMPTY = emptyQuickBet(EUR)
const STATES = ['initial', 'processing', 'success', 'error']

const anyKey = fc.constantFrom('key-1', 'key-2')
const anyStake = fc.constantFrom(0, 1, 49, 500, 500, 99_999, -1, 0.5)
const anyPicked = fc.constantFrom(
  outcome('m1', { matchStatus: 1, price: 2500 }),
  outcome('m1', { matchStatus: 1, price: 2500 }),
  outcome('m2', { matchStatus: 1, price: 1010 }),
  outcome('m3', { matchStatus: 1, price: 1000 }),
  outcome('m4', { matchStatus: 0 }),
  outcome('m5', { matchStatus: 1, marketStatus: -1 }),
)
const anyTap: fc.Arbitrary<QuickBetEvent> = fc
  .tuple(anyPicked, anyKey, anyStake)
  .map(([picked, key, drafted]) => ({
    type: 'placing-started',
    bet: { ...quickBetOf(EMPTY, picked), stake: money(drafted) },
    key,
    at: 0,
  }))
const anyRefusal = fc.constantFrom<PlaceBetError>(
  { kind: 'odds-moved', code: 101, byBet: {} },
  { kind: 'refused', code: 104, byBet: {} },
  { kind: 'session-expired' },
  { kind: 'uncoded' },
  { kind: 'no-answer' },
)
const anyAnswer: fc.Arbitrary<QuickBetEvent> = fc.oneof<fc.Arbitrary<QuickBetEvent>[]>(
  anyKey.map(key => ({ type: 'placing-accepted', key, placed: [placedBet] })),
  fc.tuple(anyKey, anyRefusal).map(([key, error]) => ({ type: 'placing-refused', key, error })),
  fc.tuple(anyKey, fc.option(fc.nat(), { nil: undefined })).map(([key, decideAt]) => ({
    type: 'placing-delayed',
    key,
    ...(decideAt !== undefined && { decideAt }),
  })),
  anyKey.map(key => ({ type: 'answer-unknown', key })),
)
const anySwitch = fc.oneof<fc.Arbitrary<QuickBetEvent>[]>(
  fc.constant({ type: 'toggled' }),
  fc.constant({ type: 'turned-off' }),
  anyStake.map(stake => ({ type: 'stake-set', stake })),
  fc.boolean().map(isApproved => ({ type: 'approval-set', isApproved })),
  fc.constantFrom(EUR, JPY).map(currency => ({ type: 'currency-changed', currency })),
  fc.constantFrom(0, 400, 500, 1_000_000).map(value => ({ type: 'balance-changed', balance: money(value) })),
  fc.constant({ type: 'balance-changed' }),
  fc.constant({ type: 'dismissed' }),
  fc.constant({ type: 'signed-out' }),
)

/** What a bettor does most: switch on, stake, say yes, tap, and hear an answer. */
const aQuickBet = fc
  .tuple(anyTap, anyAnswer)
  .map(([tap, answer]): QuickBetEvent[] => [
    { type: 'signed-out' },
    { type: 'toggled' },
    { type: 'stake-set', stake: 500 },
    { type: 'approval-set', isApproved: true },
    tap,
    answer,
  ])

const anySession = fc
  .array(
    fc.oneof(
      aQuickBet,
      anyTap.map(event => [event]),
      anyAnswer.map(event => [event]),
      anySwitch.map(event => [event]),
    ),
    { maxLength: 20, size: 'max' },
  )
  .map(events => events.flat())

/** Storage may hold anything an earlier session left, or a stranger wrote. */
const anyKept = fc
  .tuple(anySession, fc.boolean(), fc.boolean(), anyStake)
  .map(([events, isEnabled, isApproved, stake]): QuickBetEvent => {
    const left = events.reduce(reduceQuickBet, EMPTY)
    return { type: 'restored', quick: { ...left, isEnabled, isApproved, stake: money(stake) } }
  })

const anyEvents = fc
  .tuple(fc.option(anyKept, { nil: undefined }), anySession, anyKept, anySession)
  .map(([first, before, again, after]) => [...(first ? [first] : []), ...before, again, ...after])

const RUNS = { numRuns: 1000 }

function walk(
  events: readonly QuickBetEvent[],
  see: (before: QuickBet, event: QuickBetEvent, next: QuickBet) => void,
): void {
  let quick = EMPTY
  for (const event of events) {
    const next = reduceQuickBet(quick, event)
    see(quick, event, next)
    quick = next
  }
}

function always(holds: (before: QuickBet, event: QuickBetEvent, next: QuickBet) => void): void {
  fc.assert(
    fc.property(anyEvents, events => walk(events, holds)),
    RUNS,
  )
}

test('[QUICK-17] nothing is approved while quick bet is off or its stake is 0, and a stake is whole money of its currency', () => {
  always((_, __, { isApproved, isEnabled, stake, currency }) => {
    if (isApproved) expect([isEnabled, stake.value > 0]).toEqual([true, true])
    expect(stake.currency).toBe(currency.code)
    expect(Number.isSafeInteger(stake.value) && stake.value >= 0).toBe(true)
  })
})

test('[QUICK-17] nothing goes out but by a tap, and no tap places without approval', () => {
  always((before, event, { state }) => {
    if (state.status !== 'processing' || before.state.status === 'processing') return
    expect(['placing-started', 'restored']).toContain(event.type)
    if (event.type !== 'placing-started') return
    expect([before.isEnabled, before.isApproved]).toEqual([true, true])
    expect(quickBetRefusal(before, event.bet)).toBeUndefined()
    expect(state.bet.stake).toEqual(before.stake)
    expect(potentialWin(before.stake.value, [state.bet.selections[0]!.odds])).toBeGreaterThan(
      before.stake.value,
    )
  })
})

test('[QUICK-17] never two placements: one on its way keeps its key, bet and start until its own answer or sign-out', () => {
  always((before, event, next) => {
    if (before.state.status !== 'processing') return
    const { key, bet, startedAt } = before.state
    if (next.state.status === 'processing') {
      expect([next.state.key, next.state.bet, next.state.startedAt]).toEqual([key, bet, startedAt])
      return
    }
    expect(['placing-accepted', 'placing-refused', 'signed-out']).toContain(event.type)
    if ('key' in event) expect(event.key).toBe(key)
  })
})

test('[QUICK-17] approval survives no change of switch, stake or currency', () => {
  always((before, event, next) => {
    const isSame =
      next.isEnabled === before.isEnabled &&
      next.stake.value === before.stake.value &&
      next.currency.code === before.currency.code
    if (!isSame && event.type !== 'restored') expect(next.isApproved).toBe(false)
    if (next.isApproved && !before.isApproved) expect(['approval-set', 'restored']).toContain(event.type)
  })
})

test('[QUICK-17] what a balance cannot pay is off', () => {
  always((_, event, { isEnabled, stake, currency }) => {
    if (event.type !== 'balance-changed' || event.balance?.currency !== currency.code || !isEnabled) return
    expect(event.balance.value).toBeGreaterThanOrEqual(Math.max(1, stake.value))
  })
})

test('[QUICK-17] every step is one the state x event table allows', () => {
  const table = quickTable()
  always((before, event, next) => {
    const step = `${event.type} ${before.state.status}`
    expect(table.get(step), step).toContain(next.state.status)
  })
})

test('[QUICK-17] the walks see every word of the table, and the table names every event', () => {
  const unseen = new Set([...quickTable()].flatMap(([step, words]) => words.map(to => `${step} ${to}`)))
  const events = new Set<string>()
  for (const session of fc.sample(anyEvents, { seed: 11, numRuns: 4000 }))
    walk(session, (before, event, next) => {
      unseen.delete(`${event.type} ${before.state.status} ${next.state.status}`)
      events.add(event.type)
    })
  expect([...unseen]).toEqual([])
  expect(new Set([...quickTable().keys()].map(step => step.split(' ')[0]))).toEqual(events)
})

/** The states an event may lead to from a state: the table of RULES.md under "Quick bet". `stay` is the state as it was. */
function quickTable(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
  const [, section = ''] = text.split(/^## Quick bet.*$/m)
  const rows = section
    .split(/^## /m)[0]!
    .split('\n')
    .filter(line => line.startsWith('| ') && !/^\| (QUICK-\d+|id|event|-+) /.test(line))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    )
  return new Map(
    rows.flatMap(([event, ...cells]) =>
      STATES.map((state, i) => [
        `${event} ${state}`,
        cells[i]!.split(/,\s*/).map(word => (word === 'stay' ? state : word)),
      ]),
    ),
  )
}
