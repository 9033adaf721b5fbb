import { MARKET_STATUS } from '@touchline/domain/market'
import { MATCH_STATUS, type MatchId } from '@touchline/domain/match'
import { toOdds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import {
  createJoinedFixture,
  createWatchFixture,
  LATER,
  LIST,
  LIVE,
  MATCH,
  OTHER,
} from './testing/watchFixture.ts'

test('[FRESH-3] what the server rendered is shown as fresh, but cannot be bet on before the connection has confirmed it', () => {
  const { list, open, beat, statusOf } = createWatchFixture()
  list(10)
  expect(statusOf(LIVE)).toBe('fresh, no bet')
  open(10)
  expect(statusOf(LIVE)).toBe('fresh, no bet')
  beat()
  expect(statusOf(LIVE)).toBe('fresh')
})

test('a page without any connection becomes stale like any other', () => {
  const { list, pass, statusOf } = createWatchFixture()
  list(10)
  pass(5_001)
  expect(statusOf(LIVE)).toBe('stale, no bet')
})

test('[FRESH-1] [FRESH-2] [FRESH-3] a connection that drops everything: each kind of price becomes stale after its own time', () => {
  const { pass, statusOf, board } = createJoinedFixture()
  pass(5_000)
  expect([statusOf(LIVE), statusOf(LATER), board.stale.read()]).toEqual(['fresh', 'fresh', false])
  pass(1)
  expect([statusOf(LIVE), statusOf(LATER), board.stale.read()]).toEqual(['stale', 'fresh', true])
  pass(5_000)
  expect([statusOf(LIVE), statusOf(LATER)]).toEqual(['too-old, no bet', 'fresh, no bet'])
  pass(20_000)
  expect(statusOf(LATER)).toBe('too-old, no bet')
})

test('one beat makes all fresh again', () => {
  const { pass, beat, statusOf, board } = createJoinedFixture()
  pass(60_000)
  beat()
  expect([statusOf(LIVE), statusOf(LATER), board.stale.read()]).toEqual(['fresh', 'fresh', false])
})

test('[FRESH-4] the feed is dead while the line lives: its silence counts, beat or no beat', () => {
  const { pass, beat, statusOf } = createJoinedFixture()
  pass(2_000)
  beat({ betradar: 4_000, oddin: 4_000 })
  expect(statusOf(LIVE)).toBe('fresh')
  pass(1_001)
  expect(statusOf(LIVE)).toBe('stale')
  pass(1_000)
  beat({ betradar: 10_001, oddin: 10_001 })
  expect(statusOf(LIVE)).toBe('too-old, no bet')
})

test('[FRESH-4] a provider that is silent while others live makes its own prices stale, and no others', () => {
  const { beat, statusOf } = createJoinedFixture()
  beat({ betradar: 6_000 })
  expect([statusOf(LIVE), statusOf(OTHER)]).toEqual(['stale', 'fresh'])
})

test('[FRESH-5] no bet from before a provider was down until a snapshot from after its return', () => {
  const { beat, statusOf, requested, pass, list } = createJoinedFixture()
  beat({ betradar: 21_000 }, 0, 'betradar')
  pass(2_000)
  beat()
  expect([statusOf(LIVE), statusOf(OTHER), requested]).toEqual(['too-old, no bet', 'fresh', [LIST]])
  list(11)
  expect(statusOf(LIVE)).toBe('fresh')
})

test('[JOIN-2] after an unrecovered gap all of a list is stale until it is merged again', () => {
  const { open, watch, statusOf, list, beat } = createJoinedFixture()
  open(90, false)
  watch.missed(LIST)
  beat()
  expect(statusOf(LIVE)).toBe('too-old, no bet')
  list(90)
  expect(statusOf(LIVE)).toBe('fresh')
})

test('[JOIN-3] a publication that cannot be read makes everything it may have changed stale', () => {
  const { watch, statusOf, list } = createJoinedFixture()
  watch.missed(LIST, 14)
  expect(statusOf(LIVE)).toBe('too-old, no bet')
  list(13)
  expect(statusOf(LIVE)).toBe('too-old, no bet')
  list(14)
  expect(statusOf(LIVE)).toBe('fresh')
})

test('a snapshot that came too early is requested again after 5 s, then after 10 s', () => {
  const { open, requested, beat, pass } = createJoinedFixture()
  const timesRequested = (ms: number): number => {
    for (let passed = 0; passed < ms; passed += 1_000) {
      pass(1_000)
      beat()
    }
    return requested.length
  }
  open(90, false)
  expect([requested.length, timesRequested(5_000), timesRequested(9_000), timesRequested(1_000)]).toEqual([
    1, 2, 2, 3,
  ])
})

test('[JOIN-1] no loss between snapshot and stream: what the stream brought since the snapshot was read is merged with it', () => {
  const { watch, store, open, seed } = createWatchFixture()
  const key = { matchId: LIVE, marketId: 1, specifier: '', outcomeId: '1' }
  const tick = (version: number, offset: number, odds: number) => {
    const markets = [
      {
        id: 1,
        specifier: '',
        status: MARKET_STATUS.allowed,
        outcomes: [{ id: '1', odds: toOdds(odds), active: true }],
      },
    ]
    const change = { matchId: LIVE, version, markets }
    store.applyMarkets(change)
    watch.receive({ kind: 'markets', change }, LIST, offset)
  }
  open(10)
  tick(6, 11, 1700)
  tick(8, 13, 1500)
  // Read at offset 12, where the match had version 7; the tick of offset 13 arrived first.
  watch.take({
    channel: LIST,
    position: { epoch: 'e', offset: 12 },
    matches: [seed(LIVE, MATCH_STATUS.live, 'betradar', 1600, 7)],
  })
  expect(store.price(key)!.read().odds).toBe(1500)
  // No duplicates either: an event received twice changes nothing.
  tick(8, 13, 1500)
  expect(store.price(key)!.read().odds).toBe(1500)
})

test('[JOIN-7] a picked price that no list of the page contains any more is fresh again once its match was fetched', () => {
  const { watch, open, requested, statusOf, ofMatch } = createJoinedFixture()
  watch.opened(MATCH, { epoch: 'm', offset: 3, isRecovered: true })
  ofMatch(3)
  open(50, false, 'e2')
  watch.opened(MATCH, { epoch: 'm2', offset: 0, isRecovered: false })
  expect([statusOf(LIVE), requested]).toEqual(['too-old, no bet', [LIST, MATCH]])
  ofMatch(0, 'm2')
  expect(statusOf(LIVE)).toBe('fresh')
})

test('[FRESH-5] [JOIN-7] the same after its provider came back', () => {
  const { watch, beat, statusOf, ofMatch } = createJoinedFixture()
  watch.opened(MATCH, { epoch: 'm', offset: 3, isRecovered: true })
  ofMatch(3)
  beat({}, 0, 'betradar')
  beat()
  expect(statusOf(LIVE)).toBe('too-old, no bet')
  ofMatch(4)
  expect(statusOf(LIVE)).toBe('fresh')
})

test('[JOIN-7] one market of a match, read after a gap, confirms none of the others', () => {
  const { watch, statusOf, ofMatch, requested } = createJoinedFixture()
  watch.opened(MATCH, { epoch: 'm', offset: 3, isRecovered: true })
  ofMatch(3)
  watch.opened(MATCH, { epoch: 'm', offset: 300, isRecovered: false })
  ofMatch(300, 'm', true)
  expect([statusOf(LIVE), requested]).toEqual(['too-old, no bet', [MATCH]])
  ofMatch(300)
  expect(statusOf(LIVE)).toBe('fresh')
})

test('[JOIN-4] back on a match page, its prices wait for their channel, and for a snapshot if that lost something', () => {
  const { watch, statusOf, ofMatch } = createJoinedFixture()
  watch.opened(MATCH, { epoch: 'm', offset: 3, isRecovered: true })
  ofMatch(3)
  watch.closed(MATCH)
  expect(statusOf(LIVE)).toBe('fresh')
  watch.wanted(MATCH)
  expect(statusOf(LIVE)).toBe('fresh, no bet')
  watch.opened(MATCH, { epoch: 'm', offset: 300, isRecovered: false })
  expect(statusOf(LIVE)).toBe('too-old, no bet')
})

test('[JOIN-8] a match older than the stored part of the stream waits for its next snapshot', () => {
  const { watch, board, statusOf, seed } = createJoinedFixture()
  const late = '77' as MatchId
  board.freshness(late).subscribe(() => {})
  const come = (offset: number): void =>
    watch.take({
      channel: LIST,
      position: { epoch: 'e', offset },
      matches: [seed(late, MATCH_STATUS.live, 'betradar')],
    })
  for (let offset = 11; offset < 1_200; offset++) {
    const change = { matchId: '5' as MatchId, version: offset, markets: [] }
    watch.receive({ kind: 'markets', change }, LIST, offset)
  }
  come(20)
  expect(statusOf(late)).toBe('too-old, no bet')
  come(1_199)
  expect(statusOf(late)).toBe('fresh')
})

test('a match that waits for its channel ages by the clock alone, and the page shows it', () => {
  const { board, list, pass, beat, statusOf } = createWatchFixture()
  list(10)
  beat()
  for (let second = 0; second < 4; second += 2) {
    pass(2_000)
    beat()
  }
  expect([statusOf(LIVE), board.stale.read()]).toEqual(['fresh, no bet', false])
  pass(1_001)
  expect([statusOf(LIVE), statusOf(LATER), board.stale.read()]).toEqual([
    'stale, no bet',
    'fresh, no bet',
    true,
  ])
})

test.each([
  [3_600_000, 2],
  [-3_600_000, 1],
])(
  'a clock of the visitor that is set by %i ms discards what was received until %i beats have arrived',
  (jumpMs, beats) => {
    const { clocks, watch, statusOf, beat, pass } = createJoinedFixture()
    clocks.visitor += jumpMs
    watch.check()
    for (let receive = 0; receive < beats; receive++) {
      expect(statusOf(LIVE)).toBe('too-old, no bet')
      pass(2_000)
      beat()
    }
    expect(statusOf(LIVE)).toBe('fresh')
  },
)

test('after a sleep: the monotonic clock stopped, the other did not', () => {
  const { clocks, statusOf, beat } = createJoinedFixture()
  clocks.visitor += 600_000
  clocks.server += 600_000
  // A heartbeat that waited in the socket since before the sleep is handled first.
  beat({}, 600_000)
  expect(statusOf(LIVE)).toBe('too-old, no bet')
  beat()
  expect(statusOf(LIVE)).toBe('fresh')
})

test('[FRESH-4] a server whose clock is hours off is as good as any', () => {
  const { clocks, statusOf, beat, pass, list, open } = createWatchFixture()
  list(1)
  open(1)
  clocks.server -= 7_200_000
  beat()
  pass(2_000)
  beat()
  expect(statusOf(LIVE)).toBe('fresh')
})

test('[FRESH-4] beats that stood in a queue are as old as they are', () => {
  const { statusOf, beat, pass } = createJoinedFixture()
  pass(2_000)
  beat()
  pass(8_000)
  beat({}, 6_000)
  expect(statusOf(LIVE)).toBe('stale')
  beat()
  expect(statusOf(LIVE)).toBe('fresh')
})

test('a server whose clock was set back is believed again after a few beats', () => {
  const { clocks, statusOf, beat, pass } = createJoinedFixture()
  clocks.server -= 60_000
  for (let beats = 0; beats < 8; beats++) {
    pass(2_000)
    beat()
  }
  expect(statusOf(LIVE)).toBe('fresh')
})

test('a page that slept or was frozen trusts no earlier sign until the next heartbeat', () => {
  const { watch, statusOf, beat } = createJoinedFixture()
  watch.distrust()
  expect([statusOf(LIVE), statusOf(LATER)]).toEqual(['too-old, no bet', 'too-old, no bet'])
  beat()
  expect(statusOf(LIVE)).toBe('fresh')
})

test('[LIVE-9] matches that are not displayed are removed after two sweeps, with all their state', () => {
  const { watch, board, store } = createJoinedFixture()
  const unknown = '11' as MatchId
  board.freshness(unknown)
  const release = store.hold([LIVE])
  watch.sweep()
  expect(store.size).toBe(3)
  watch.sweep()
  expect([...store.nodes.keys()]).toEqual([LIVE])
  expect(board.entries.has(unknown)).toBe(false)
  release()
  watch.sweep()
  watch.sweep()
  expect(store.size).toBe(0)
})
