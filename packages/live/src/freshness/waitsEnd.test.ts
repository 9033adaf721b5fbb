import { channels } from '@touchline/contract'
import { MATCH_STATUS, type MatchId } from '@touchline/domain/match'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFrame } from '../store/cell.ts'
import { createLiveStore } from '../store/liveStore.ts'
import { createFreshnessBoard } from './freshnessBoard.ts'
import { createFreshnessWatch } from './freshnessWatch.ts'

const LIST = 'locale:en'
const MATCHES = ['1', '2', '3'] as MatchId[]

type Step =
  | { readonly do: 'publish' | 'lose' | 'break'; readonly match: number }
  /** Opens or leaves a view of the match's own channel, such as its page or a leg in My bets. */
  | { readonly do: 'open' | 'leave'; readonly match: number; readonly readsMarkets: boolean }
  | { readonly do: 'list-drops'; readonly match: number }
  | { readonly do: 'reconnect'; readonly recovers: boolean }
  | { readonly do: 'silence' | 'busy'; readonly ms: number }
  | { readonly do: 'sleep' | 'new-epoch' }

/** A server with streams, and a page on a connection that delays, reorders and drops messages. Driven by hand. */
function aWorld() {
  const clocks = { mono: 1_000, visitor: 1_700_000_000_000 }
  const store = createLiveStore(flush => flush())
  const board = createFreshnessBoard(createFrame(flush => flush()))
  let epoch = 1
  const offsets = new Map<string, number>()
  const open = new Set<string>()
  const listed = new Set(MATCHES)
  let requests: { readonly channel: string; readonly due: number; readonly read: () => void }[] = []

  const offsetOf = (channel: string): number => offsets.get(channel) ?? 0
  const watch = createFreshnessWatch({
    board,
    store,
    now: () => clocks.mono,
    visitorNow: () => clocks.visitor,
    refetch: channel => load(channel, 800),
  })

  const seed = (id: MatchId) => ({
    id,
    version: 1,
    provider: 'betradar' as const,
    state: { status: MATCH_STATUS.live, stage: '', score: { home: 0, away: 0 }, periodScores: [] },
    availableMarkets: 0,
    markets: [],
  })
  /** The page requests a snapshot: read by the server now, received after `ms`. */
  function load(channel: string, ms: number): void {
    const position = { epoch: `e${epoch}`, offset: offsetOf(channel) }
    const matches = channel === LIST ? [...listed] : MATCHES.filter(id => channels.match(id) === channel)
    const read = (): void => watch.take({ channel, position, matches: matches.map(seed) })
    requests.push({ channel, due: clocks.mono + ms, read })
  }
  const join = (channel: string, isRecovered: boolean): void =>
    watch.opened(channel, { epoch: `e${epoch}`, offset: offsetOf(channel), isRecovered })
  const beat = (): void => {
    const serverTime = clocks.visitor
    watch.receive(
      {
        kind: 'heartbeat',
        beat: { serverTime, providers: [{ provider: 'betradar', status: 'active', aliveAt: serverTime }] },
      },
      LIST,
    )
  }
  function pass(ms: number, hasBeats: boolean): void {
    for (let passed = 0; passed < ms; passed += 1_000) {
      clocks.mono += 1_000
      clocks.visitor += 1_000
      const due = requests.filter(request => request.due <= clocks.mono)
      requests = requests.filter(request => request.due > clocks.mono)
      for (const { read } of due) read()
      if (hasBeats && passed % 2_000 === 0) beat()
      watch.check()
    }
  }
  function take(step: Step): void {
    const id = 'match' in step ? MATCHES[step.match]! : MATCHES[0]!
    const own = channels.match(id)
    switch (step.do) {
      case 'publish':
      case 'lose':
      case 'break':
        for (const channel of [LIST, own]) {
          offsets.set(channel, offsetOf(channel) + 1)
          if (!open.has(channel) || step.do === 'lose') continue
          const change = { matchId: id, version: offsetOf(channel) + 1, markets: [] }
          if (step.do === 'break') watch.missed(channel, offsetOf(channel))
          else watch.receive({ kind: 'markets', change }, channel, offsetOf(channel))
        }
        return
      case 'open':
        watch.wanted(own)
        open.add(own)
        join(own, watch.positionOf(own)?.offset === offsetOf(own))
        if (step.readsMarkets) load(own, 1_500)
        return
      case 'leave':
        if (open.delete(own)) watch.closed(own)
        return
      case 'list-drops':
        listed.delete(id)
        return
      case 'reconnect':
        for (const channel of open) join(channel, step.recovers)
        return
      case 'silence':
        return pass(step.ms, false)
      case 'busy':
        return pass(step.ms, true)
      case 'sleep':
        clocks.visitor += 600_000
        return watch.check()
      case 'new-epoch':
        epoch += 1
        offsets.clear()
        for (const channel of open) join(channel, false)
    }
  }

  open.add(LIST)
  load(LIST, 0)
  pass(1_000, true)
  join(LIST, true)
  beat()
  return { board, listed, open, take, pass }
}

const match = fc.nat(MATCHES.length - 1)
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ do: fc.constantFrom('publish', 'lose', 'break'), match }),
    fc.record({ do: fc.constantFrom('open', 'leave'), match, readsMarkets: fc.boolean() }),
    fc.record({ do: fc.constant('list-drops'), match }),
    fc.record({ do: fc.constant('reconnect'), recovers: fc.boolean() }),
    fc.record({ do: fc.constantFrom('silence', 'busy'), ms: fc.integer({ min: 1_000, max: 40_000 }) }),
    fc.record({ do: fc.constantFrom('sleep', 'new-epoch') }),
  ),
  { maxLength: 25 },
)

test('once the connection is up, no displayed match stays marked, and the connection is not called lost', () => {
  fc.assert(
    fc.property(steps, story => {
      const { board, listed, open, take, pass } = aWorld()
      for (const step of story) take(step)
      // Only matches that a list or a view still shows are checked.
      for (const id of MATCHES.filter(one => listed.has(one) || open.has(channels.match(one)))) {
        board.freshness(id).subscribe(() => {})
      }
      pass(6_000, true)
      expect(board.lost.read()).toBe(false)
      pass(200_000, true)
      expect([board.stale.read(), board.lost.read()]).toEqual([false, false])
    }),
    { numRuns: 400 },
  )
})
