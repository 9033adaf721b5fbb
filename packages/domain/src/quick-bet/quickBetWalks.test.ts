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
  .tuple(anyPicked, anyKey, anyStake, fc.constantFrom(0, 1_999, 2_000, 4_000))
  .map(([picked, key, drafted, at]) => ({
    type: 'placing-started',
    bet: { ...quickBetOf(EMPTY, picked), stake: money(drafted) },
    key,
    at,
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
const anyBalance = fc.option(
  fc.constantFrom(0, 400, 500, 1_000_000).map(value => ({ balance: money(value) })),
  { nil: {} },
)
const anySwitch = fc.oneof<fc.Arbitrary<QuickBetEvent>[]>(
  anyBalance.map(balance => ({ type: 'toggled', ...balance })),
  fc.constant({ type: 'turned-off' }),
  anyStake.map(stake => ({ type: 'stake-set', stake })),
  fc
    .tuple(fc.boolean(), anyBalance)
    .map(([isApproved, balance]) => ({ type: 'approval-set', isApproved, ...balance })),
  fc.constantFrom(EUR, JPY).map(currency => ({ type: 'currency-changed', currency })),
  fc.constantFrom(0, 400, 500, 1_000_000).map(value => ({ type: 'balance-changed', balance: money(value) })),
  fc.constant({ type: 'balance-changed' }),
  fc.constant({ type: 'dismissed' }),
  fc.constant({ type: 'signed-out' }),
)

/** What a bettor does most: switch on, stake, approve, tap, and receive an answer. */
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
    { maxLength: 12, size: 'max' },
  )
  .map(events => events.flat())

/** Storage may hold anything an earlier session left, or a stranger wrote. */
const anyStored = fc
  .tuple(anySession, fc.boolean(), fc.boolean(), anyStake)
  .map(([events, isEnabled, isApproved, stake]): QuickBetEvent => {
    const left = events.reduce(reduceQuickBet, EMPTY)
    return { type: 'restored', quick: { ...left, isEnabled, isApproved, stake: money(stake) } }
  })

const anyEvents = fc
  .tuple(fc.option(anyStored, { nil: undefined }), anySession, anyStored, anySession)
  .map(([first, before, again, after]) => [...(first ? [first] : []), ...before, again, ...after])

const RUNS = { numRuns: 1000 }

type Step = { readonly before: QuickBet; readonly event: QuickBetEvent; readonly next: QuickBet }

function stepsOf(events: readonly QuickBetEvent[]): readonly Step[] {
  let before = EMPTY
  return events.map(event => {
    const step = { before, event, next: reduceQuickBet(before, event) }
    before = step.next
    return step
  })
}

/** No step of any walk is one that a rule forbids. */
function never(isForbidden: (step: Step) => boolean): void {
  fc.assert(
    fc.property(anyEvents, events => {
      expect(stepsOf(events).find(isForbidden)).toBeUndefined()
    }),
    RUNS,
  )
}

test('[QUICK-17] nothing is approved while quick bet is off or its stake is 0', () => {
  never(({ next }) => next.isApproved && !(next.isEnabled && next.stake.value > 0))
})

test('[QUICK-17] a stake is whole money of its currency', () => {
  never(
    ({ next: { stake, currency } }) =>
      stake.currency !== currency.code || !Number.isSafeInteger(stake.value) || stake.value < 0,
  )
})

test('[QUICK-17] nothing is sent without a tap, and no tap places without approval', () => {
  never(({ before, event, next: { state } }) => {
    if (state.status !== 'processing' || before.state.status === 'processing') return false
    if (event.type !== 'placing-started') return event.type !== 'restored'
    const win = potentialWin(state.bet.stake.value, [state.bet.selections[0]!.odds])
    const isAllowed =
      before.isEnabled &&
      before.isApproved &&
      quickBetRefusal(before, event.bet, { at: event.at }) === undefined
    return !isAllowed || state.bet.stake !== before.stake || win <= before.stake.value
  })
})

test('[QUICK-17] never two placements: one under way keeps its key, bet and start until its own answer or sign-out', () => {
  never(({ before, event, next }) => {
    if (before.state.status !== 'processing') return false
    const { key, bet, startedAt } = before.state
    if (next.state.status === 'processing')
      return next.state.key !== key || next.state.bet !== bet || next.state.startedAt !== startedAt
    const isAnswered = event.type === 'placing-accepted' || event.type === 'placing-refused'
    return isAnswered ? event.key !== key : event.type !== 'signed-out'
  })
})

test('[QUICK-17] approval survives no change of switch, stake or currency, and comes by a yes alone', () => {
  never(({ before, event, next }) => {
    if (!next.isApproved || event.type === 'restored') return false
    const isSame =
      next.isEnabled === before.isEnabled &&
      next.stake.value === before.stake.value &&
      next.currency.code === before.currency.code
    return !isSame || (!before.isApproved && event.type !== 'approval-set')
  })
})

test('[QUICK-17] what a balance cannot pay is off', () => {
  never(
    ({ event, next }) =>
      'balance' in event &&
      event.balance?.currency === next.currency.code &&
      next.isEnabled &&
      event.balance.value < Math.max(1, next.stake.value),
  )
})

test('[QUICK-17] every step is one the state x event table allows', () => {
  const table = quickTable()
  never(
    ({ before, event, next }) =>
      !table.get(`${event.type} ${before.state.status}`)?.includes(next.state.status),
  )
})

test('[QUICK-17] the walks see every word of the table, and the table names every event', () => {
  const unseen = new Set([...quickTable()].flatMap(([step, words]) => words.map(to => `${step} ${to}`)))
  const events = new Set<string>()
  for (const session of fc.sample(anyEvents, { seed: 11, numRuns: 1500 }))
    for (const { before, event, next } of stepsOf(session)) {
      unseen.delete(`${event.type} ${before.state.status} ${next.state.status}`)
      events.add(event.type)
    }
  expect([...unseen]).toEqual([])
  expect(new Set([...quickTable().keys()].map(step => step.split(' ')[0]))).toEqual(events)
})

/**
 * The states an event may lead to from a state: the table of RULES.md under "Quick bet". `stay` is the state as it was.
 */
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
