import { MARKET_STATUS } from '@touchline/domain/market'
import { MATCH_STATUS, type MatchId } from '@touchline/domain/match'
import { toOdds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { createFrame } from '../store/cell.ts'
import { createLiveStore } from '../store/liveStore.ts'
import { createFreshnessBoard } from './freshnessBoard.ts'
import { createFreshnessWatch } from './freshnessWatch.ts'
import { createSigns } from './createSigns.ts'
import {
  createJoinedFixture,
  createWatchFixture,
  LATER,
  LIST,
  LIVE,
  MATCH,
  OTHER,
} from './testing/watchFixture.ts'

const priceOf = (matchId: MatchId) => ({ matchId, marketId: 1, specifier: '', outcomeId: '1' })
const marketsOf = (matchId: MatchId, version: number, odds: number) =>
  ({
    kind: 'markets',
    change: {
      matchId,
      version,
      markets: [
        {
          id: 1,
          specifier: '',
          status: MARKET_STATUS.allowed,
          outcomes: [{ id: '1', odds: toOdds(odds), active: true }],
        },
      ],
    },
  }) as const
const stateOf = (matchId: MatchId, version: number, points: number) =>
  ({
    kind: 'match',
    change: {
      matchId,
      version,
      availableMarkets: 9,
      state: { status: MATCH_STATUS.live, stage: '', score: { home: points, away: 0 }, periodScores: [] },
    },
  }) as const

test('a watch judges what the board holds already', () => {
  const board = createFreshnessBoard(createFrame(flush => flush()))
  const placeable = board.placeable(LIVE)
  const store = createLiveStore(flush => flush())
  expect(placeable.read()).toBe(true)
  createFreshnessWatch({ board, store, now: () => 0, visitorNow: () => 0, refetch: () => {} })
  expect(placeable.read()).toBe(false)
})

test('a provider that is back by its own event is not trusted before a snapshot', () => {
  const { watch, statusOf } = createJoinedFixture()
  for (const status of ['down', 'active'] as const)
    watch.receive({ kind: 'providers', changes: [{ provider: 'betradar', status }] }, LIST)
  expect([statusOf(LIVE), statusOf(OTHER)]).toEqual(['too-old, no bet', 'fresh'])
})

test('prices and states that came while a snapshot was read are merged into it, those of other matches are not', () => {
  const { watch, store, list } = createJoinedFixture()
  store.release([LIVE, LATER, OTHER])
  watch.receive(marketsOf(LIVE, 2, 2_500), LIST, 11)
  watch.receive(stateOf(LIVE, 3, 4), LIST, 12)
  watch.receive(marketsOf('99' as MatchId, 2, 2_500), LIST, 13)
  list(10)
  expect(store.price(priceOf(LIVE))!.read().odds).toBe(2_500)
  expect(store.matchState(LIVE)!.read().score.home).toBe(4)
  expect(store.size).toBe(3)
})

test('news without an offset are of no stream, and other events are no news', () => {
  const { watch, store, list } = createJoinedFixture()
  store.release([LIVE, LATER, OTHER])
  watch.receive(marketsOf(LIVE, 2, 2_500), LIST)
  watch.receive(
    { kind: 'match-status', matchId: LIVE, sportKey: 'soccer', status: MATCH_STATUS.finished },
    LIST,
    11,
  )
  list(10)
  expect(store.price(priceOf(LIVE))!.read().odds).toBe(1_900)
})

test('a stream that was opened again forgets what it brought before, one that was recovered does not', () => {
  for (const [isRecovered, odds] of [
    [true, 2_500],
    [false, 1_900],
  ] as const) {
    const { watch, store, list, open } = createJoinedFixture()
    store.release([LIVE, LATER, OTHER])
    watch.receive(marketsOf(LIVE, 2, 2_500), LIST, 11)
    open(11, isRecovered)
    list(10)
    expect([isRecovered, store.price(priceOf(LIVE))!.read().odds]).toEqual([isRecovered, odds])
  }
})

test('a channel that was closed forgets what it brought, and its matches are judged at once', () => {
  const { watch, store, list, statusOf } = createJoinedFixture()
  expect(statusOf(LIVE)).toBe('fresh')
  watch.closed(LIST)
  expect(statusOf(LIVE)).toBe('fresh, no bet')
  store.release([LIVE, LATER, OTHER])
  watch.receive(marketsOf(LIVE, 2, 2_500), LIST, 11)
  watch.closed(LIST)
  list(10)
  expect(store.price(priceOf(LIVE))!.read().odds).toBe(1_900)
})

test('what was lost of a channel is fetched by who reported it: the watch waits five seconds', () => {
  const { watch, requested, pass, beat } = createJoinedFixture()
  watch.missed(LIST, 20)
  expect(requested).toEqual([])
  pass(5_000)
  beat()
  expect(requested).toEqual([LIST])
})

test('the position of a snapshot is that of its match in its own channel', () => {
  const { watch, ofMatch } = createWatchFixture()
  expect(watch.positionOf(MATCH)).toBeUndefined()
  ofMatch(7)
  expect([watch.positionOf(MATCH), watch.positionOf(LIST)]).toEqual([{ epoch: 'm', offset: 7 }, undefined])
})

test('the line counts as lost once the server was silent for longer than live prices stay fresh', () => {
  const { board, pass, beat } = createJoinedFixture()
  pass(5_000)
  expect([board.lost.read(), board.stale.read()]).toEqual([false, false])
  pass(1)
  expect([board.lost.read(), board.stale.read()]).toEqual([true, true])
  beat()
  expect([board.lost.read(), board.stale.read()]).toEqual([false, false])
})

test('nothing is fetched while the line is lost, and everything once it lives', () => {
  const { requested, pass, open, beat } = createJoinedFixture()
  pass(6_000)
  open(40, false)
  expect(requested).toEqual([])
  beat()
  expect(requested).toEqual([LIST])
})

test('a match that is missed is fetched only while something shows it', () => {
  const { watch, board, requested, beat, seed } = createJoinedFixture()
  const hidden = '55' as MatchId
  board.freshness(hidden)
  watch.opened('match:55', { epoch: 'm', offset: 9, isRecovered: false })
  const matches = [seed(hidden, MATCH_STATUS.live, 'betradar')]
  watch.take({ channel: 'match:55', position: { epoch: 'm', offset: 1 }, matches })
  beat()
  expect([board.freshness(hidden).read(), requested, board.stale.read()]).toEqual(['too-old', [], false])
  board.placeable(hidden).subscribe(() => {})
  beat()
  expect([requested, board.stale.read()]).toEqual([['match:55'], true])
})

test('a waiting match of the list does not affect the page unless it is displayed', () => {
  const { watch, board, list, pass, beat } = createWatchFixture()
  list(10)
  const hidden = '55' as MatchId
  board.freshness(hidden)
  watch.take({ channel: 'match:55', position: { epoch: 'm', offset: 1 }, matches: [] })
  beat()
  watch.opened(LIST, { epoch: 'e', offset: 10, isRecovered: true })
  pass(4_000)
  beat()
  pass(4_000)
  expect(board.stale.read()).toBe(false)
})

test('a match that waited, was joined and waits again waits from then on', () => {
  const { watch, list, open, pass, beat, statusOf } = createWatchFixture()
  list(10)
  beat()
  pass(4_000)
  beat()
  open(10)
  expect(statusOf(LIVE)).toBe('fresh')
  watch.closed(LIST)
  pass(2_000)
  beat()
  expect(statusOf(LIVE)).toBe('fresh, no bet')
  pass(3_001)
  beat()
  expect(statusOf(LIVE)).toBe('stale, no bet')
})

test('an entry of a match that is watched, or that the store knows, stays when idle ones are swept', () => {
  const { watch, board, store } = createJoinedFixture()
  const [watched, bet, unused] = ['61', '62', '63'] as MatchId[]
  const stop = board.freshness(watched!).subscribe(() => {})
  board.placeable(bet!).subscribe(() => {})
  board.freshness(unused!)
  store.hold([LATER])
  watch.sweep()
  watch.sweep()
  expect(new Set(board.entries.keys())).toEqual(new Set([LIVE, LATER, OTHER, watched, bet]))
  expect([...store.nodes.keys()]).toEqual([LATER])
  stop()
  watch.sweep()
  expect(board.entries.has(watched!)).toBe(false)
})

test('a match that was swept and returns starts without state', () => {
  const { watch, statusOf, list, open, store } = createJoinedFixture()
  open(40, false)
  expect(statusOf(LIVE)).toBe('too-old, no bet')
  watch.sweep()
  watch.sweep()
  expect(store.size).toBe(0)
  open(41)
  expect(statusOf(LIVE)).toBe('fresh')
  list(41)
  expect(statusOf(LIVE)).toBe('fresh')
})

/** Two clocks and a server's, moved by hand. */
function createSignsFixture() {
  const clocks = { mono: 1_000, visitor: 1_700_000_000_000, server: 500_000 }
  const signs = createSigns({ now: () => clocks.mono, visitorNow: () => clocks.visitor })
  const pass = (ms: number) => {
    clocks.mono += ms
    clocks.visitor += ms
    clocks.server += ms
  }
  const receive = (lateMs = 0) => signs.receive({ serverTime: clocks.server - lateMs, providers: [] })
  return { clocks, signs, pass, receive, line: () => signs.ages(undefined) }
}

test('before any beat prices age from the start of the page, and after a jump of a clock they have no age', () => {
  const { clocks, signs, pass, line } = createSignsFixture()
  expect(line()).toEqual({ shown: 0, placing: Infinity })
  pass(3_000)
  expect(line()).toEqual({ shown: 3_000, placing: Infinity })
  clocks.visitor += 2_000
  signs.check()
  expect(line()).toEqual({ shown: 3_000, placing: Infinity })
  clocks.visitor += 2_001
  signs.check()
  expect(line()).toEqual({ shown: Infinity, placing: Infinity })
})

test('after a sleep a beat counts when it follows the one before it as it was sent', () => {
  const { clocks, signs, pass, receive, line } = createSignsFixture()
  receive()
  signs.forget()
  clocks.server -= 60_000
  receive()
  expect(line().placing).toBe(Infinity)
  pass(999)
  receive()
  expect(line().placing).toBe(Infinity)
  pass(1_000)
  receive()
  expect(line().placing).toBe(0)
})

test('after a sleep a beat does not count when it was sent long before or after what passed here', () => {
  for (const apartMs of [-2_000, 2_000]) {
    const { clocks, signs, pass, receive, line } = createSignsFixture()
    receive()
    signs.forget()
    clocks.server -= 60_000
    receive()
    pass(4_000)
    clocks.server += apartMs
    receive()
    expect([apartMs, line().placing]).toEqual([apartMs, Infinity])
  }
})

test('after a sleep a beat that is no older than two seconds by the visitor’s clock counts at once', () => {
  for (const [lateMs, placing] of [
    [2_000, 0],
    [2_001, Infinity],
  ] as const) {
    const { signs, receive, line } = createSignsFixture()
    receive()
    signs.forget()
    receive(lateMs)
    expect([lateMs, line().placing]).toEqual([lateMs, placing])
  }
})

test('how far the server is ahead is measured by the quickest beat, not by the slowest', () => {
  const { signs, pass, receive, line } = createSignsFixture()
  receive()
  pass(2_000)
  receive(1_500)
  signs.forget()
  receive(2_500)
  expect(line().placing).toBe(Infinity)
})
