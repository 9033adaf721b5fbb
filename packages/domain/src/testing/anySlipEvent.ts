import fc from 'fast-check'

import type { BetBonus } from '../bonus/index.ts'
import { outcomeKeyOf } from '../market/index.ts'
import { MATCH_STATUS } from '../match/index.ts'
import type { Provider } from '../match/index.ts'
import { toOdds } from '../odds/index.ts'
import type { DraftBet, SlipEvent } from '../slip/index.ts'
import { NAMED_BETS } from '../system/index.ts'
import { after, aSlip, EUR, JPY, money, outcome, pick } from './builders.ts'
import {
  aCustomBet,
  allWin,
  bonuses,
  boost,
  chosen,
  hunting,
  namedBet,
  noRisk,
  one,
  onlyWin,
  three,
  tournament,
  two,
  bonusUsed,
  WAITING,
} from './slips.ts'

/** A small catalogue, so that events interact: conflicting matches, three providers, a match that may end. */
export const WORLD = [
  outcome('m1'),
  outcome('m1', { marketId: 18, specifier: 'total=2.5', outcomeId: '12' }),
  outcome('m2', { price: 1500 }),
  outcome('m3', { price: 3000, matchStatus: 1 }),
  outcome('m4', { price: 1010 }),
  outcome('c1', { provider: 'oddin' }),
  outcome('c2', { provider: 'oddin', price: 1800 }),
  outcome('b1', { provider: 'betconstruct' }),
]

/** Bets as storage or a shared code may contain them, some of them invalid. */
const RESTORABLE: DraftBet[] = [
  ...three.bets,
  ...one.bets,
  { ...three.bets[0]!, type: 'system' },
  { ...two.bets[0]!, type: 'single', stakeSource: 'potentialWin', wantedWin: 5000 },
  { ...two.bets[0]!, selections: [] },
  { ...two.bets[0]!, stake: money(100, JPY) },
  ...aCustomBet().bets,
  { ...aCustomBet().bets[0]!, selections: three.bets[0]!.selections },
  ...after(three, namedBet('patent')).bets,
  { ...two.bets[0]!, type: 'system', named: 'goliath' },
  ...after(two, bonuses('combo', allWin, boost), bonusUsed('combo', 'f1')).bets,
  { ...one.bets[0]!, bonus: allWin },
  ...after(two, chosen('single')).bets.map(bet => ({ ...bet, bonus: allWin, stake: money(500) })),
]

/** The page is reloaded in the middle of a placement. */
const RESTARTED: SlipEvent = {
  type: 'restoring-started',
  processing: { key: 'key-1', startedAt: 0, bets: three.bets },
}

export const anyOutcome = fc.constantFrom(...WORLD)
export const anyOdds = fc.constantFrom(1010, 1500, 1990, 2000, 2010, 3000, 50_000).map(toOdds)
const anyStake = fc.constantFrom(0, 1, 100, 1000, 99_999, -1, 0.5)
const anyKey = fc.constantFrom('key-1', 'key-2')
const anyBetId = fc.constantFrom('combo', 'system', 'custom_bet', ...WORLD.map(outcomeKeyOf))

export const anyPick = fc.record<Extract<SlipEvent, { type: 'outcome-toggled' }>>({
  type: fc.constant('outcome-toggled' as const),
  outcome: anyOutcome,
})

const anyPerLine: fc.Arbitrary<SlipEvent> = fc.record({
  type: fc.constant('stake-per-line-set' as const),
  betId: anyBetId,
  perLine: anyStake,
})

const BONUSES: BetBonus[] = [
  allWin,
  onlyWin,
  noRisk,
  hunting,
  tournament,
  boost,
  { id: 'l1', type: 'lootbox' },
]

/** Bonuses offered and chosen, some of them unavailable, for the most frequent bets. */
const anyBonusEvent: fc.Arbitrary<SlipEvent> = fc.oneof(
  fc.record({
    type: fc.constant('bonuses-received' as const),
    betId: anyBetId,
    bonuses: fc.subarray(BONUSES, { minLength: 1 }),
  }),
  fc.record({
    type: fc.constant('bonus-chosen' as const),
    betId: anyBetId,
    bonusId: fc.constantFrom('f1', 'f1', 'f2', 'f3', 'h1', 'c1', null),
  }),
)

const anyCustomBet: fc.Arbitrary<SlipEvent> = fc.record({
  type: fc.constant('custom-bet-set' as const),
  selections: fc.constantFrom(WORLD.slice(0, 2), WORLD.slice(0, 1), WORLD.slice(0, 3), []),
  customOdds: anyOdds,
})

const anyJointPrice: fc.Arbitrary<SlipEvent> = fc.record({
  type: fc.constant('custom-odds-moved' as const),
  betId: fc.constantFrom('custom_bet', 'custom_bet', 'combo'),
  odds: fc.oneof({ weight: 4, arbitrary: anyOdds }, { weight: 1, arbitrary: fc.constant(null) }),
})

const MOVED_LEG = { kind: 'odds-moved', code: 101, leg: WORLD[0]!, odds: toOdds(1234) } as const

/** The result of a placement. */
const anyAnswer: fc.Arbitrary<SlipEvent> = fc.oneof(
  fc.record({
    type: fc.constant('placing-accepted' as const),
    key: anyKey,
    placed: fc.constant([]),
    left: fc.subarray(WORLD.map(outcomeKeyOf)),
    refusals: fc.subarray([MOVED_LEG]),
  }),
  fc.record({
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
        refusals: [MOVED_LEG],
      },
      {
        kind: 'odds-moved' as const,
        code: 120,
        byBet: {},
        refusals: [{ kind: 'custom-odds-moved' as const, code: 120, odds: toOdds(2345) }],
      },
      {
        kind: 'odds-moved' as const,
        code: 120,
        byBet: {},
        refusals: [{ kind: 'custom-odds-moved' as const, code: 120 }],
      },
      {
        kind: 'refused' as const,
        code: 103,
        byBet: {},
        refusals: [{ kind: 'leg-unavailable' as const, code: 103, leg: WORLD[2]! }],
      },
    ),
  }),
)

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
    weight: 2,
    arbitrary: fc.constantFrom<SlipEvent>(...NAMED_BETS.slice(0, 4).map(({ id }) => namedBet(id))),
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
  { weight: 2, arbitrary: anyPerLine },
  { weight: 4, arbitrary: anyBonusEvent },
  { weight: 2, arbitrary: anyCustomBet },
  { weight: 2, arbitrary: anyJointPrice },
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
    customBetAllowsSingle: fc.boolean(),
  }),
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('placing-started' as const), key: anyKey, at: fc.nat() }),
  },
  fc.record({ type: fc.constantFrom('placing-delayed' as const, 'answer-unknown' as const), key: anyKey }),
  { weight: 3, arbitrary: anyAnswer },
  fc.constantFrom<SlipEvent>(
    { type: 'dismissed' },
    WAITING,
    RESTARTED,
    { type: 'cleared' },
    { type: 'signed-out' },
  ),
  fc
    .record({
      bets: fc.subarray(RESTORABLE),
      source: fc.constantFrom('storage' as const, 'shared' as const, 'reuse' as const, 'returned' as const),
    })
    .map(({ bets, source }): SlipEvent =>
      source === 'returned' ? { type: 'bets-returned', bets } : { type: 'restored', source, bets },
    ),
  fc.constantFrom<SlipEvent>(
    { type: 'currency-changed', currency: EUR },
    { type: 'currency-changed', currency: JPY },
  ),
)

/** An answer, perhaps an outcome that is removed or a match that stops, and any further events. */
const anyAftermath = fc
  .tuple(
    anyAnswer,
    fc.constantFrom(undefined, { active: false }, { matchStatus: MATCH_STATUS.stopped }),
    anyOutcome,
    anyEvent,
  )
  .map(([answer, fate, picked, next]): SlipEvent[] => [
    answer,
    ...(fate ? [{ type: 'availability-changed' as const, changes: [{ ...picked, ...fate }] }] : []),
    next,
  ])

/** The bettor's most frequent sequence: pick, stake, place, and get an answer. Random sequences rarely get that far. */
const aPlacement: fc.Arbitrary<SlipEvent[]> = fc
  .tuple(
    fc.boolean(),
    fc.oneof({ weight: 4, arbitrary: anyPick }, { weight: 1, arbitrary: anyCustomBet }),
    fc.constantFrom('key-1', 'key-1', 'key-2'),
    anyAftermath,
  )
  .map(([isFresh, picked, key, aftermath]) => [
    ...(isFresh ? [{ type: 'cleared' } as const] : []),
    picked,
    { type: 'odds-accepted' },
    { type: 'stake-set', stake: 100, source: 'stake' },
    { type: 'placing-started', key, at: 0 },
    ...aftermath,
  ])

/** A reload, perhaps in the middle of a placement, after which the bettor changed the slip before storage was read. */
const aReload: fc.Arbitrary<SlipEvent[]> = fc
  .tuple(
    fc.oneof(
      fc.array(anyPick, { minLength: 1, maxLength: 3 }),
      fc.constant<SlipEvent[]>([{ type: 'restored', source: 'shared', bets: aCustomBet().bets }]),
    ),
    fc.constantFrom(WAITING, RESTARTED),
    fc.subarray(RESTORABLE),
    fc.boolean(),
    anyAftermath,
  )
  .map(([built, start, bets, isFirst, aftermath]) => [
    { type: 'cleared' },
    ...(isFirst ? [...built, start] : [start, ...built]),
    { type: 'restored', source: 'storage', bets },
    ...aftermath,
  ])

/** A freebet offered and chosen in any state of the slip, and removed or replaced by typing. */
const aFreebet: fc.Arbitrary<SlipEvent[]> = fc
  .tuple(
    anyBetId,
    fc.constantFrom(allWin, onlyWin, noRisk),
    fc.constantFrom<SlipEvent[]>([], [{ type: 'stake-set', stake: 100, source: 'stake' }]),
    fc.subarray(BONUSES),
  )
  .map(([betId, freebet, ends, later]) => [
    bonuses(betId, freebet, hunting),
    bonusUsed(betId, freebet.id),
    ...ends,
    bonuses(betId, ...later),
  ])

/** About the maximum number of singles in one request, the last of them picked one by one. */
const aCrowd: fc.Arbitrary<SlipEvent[]> = fc
  .tuple(fc.integer({ min: 19, max: 22 }), anyEvent)
  .map(([count, next]): SlipEvent[] => {
    const crowd = pick(...Array.from({ length: count }, (_, i) => outcome(`crowd-${i}`)))
    return [
      { type: 'cleared' },
      { type: 'settings-received', multiSingle: { betradar: true } },
      {
        type: 'restored',
        source: 'shared',
        bets: crowd.slice(0, 19).flatMap(picked => after(aSlip(), picked).bets),
      },
      ...crowd.slice(19),
      { type: 'stake-set', stake: 100, source: 'stake' },
      { type: 'placing-started', key: 'key-2', at: 0 },
      next,
      { type: 'cleared' },
    ]
  })

/** A session at the slip, some of it invalid. */
export const anyEvents = fc
  .array(
    fc.oneof(
      { weight: 30, arbitrary: anyEvent.map(event => [event]) },
      { weight: 10, arbitrary: aPlacement },
      { weight: 10, arbitrary: aReload },
      { weight: 10, arbitrary: aFreebet },
      // Rare, because each takes as long as the rest of a sequence.
      { weight: 1, arbitrary: aCrowd },
    ),
    {
      maxLength: 30,
      size: 'max',
    },
  )
  .map(events => events.flat())
