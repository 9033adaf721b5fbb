import { Session, type Profiler } from 'node:inspector/promises'
import { MARKET_STATUS } from '@touchline/domain/market'
import { MATCH_STATUS, type MatchId, type Provider } from '@touchline/domain/match'
import { toOdds } from '@touchline/domain/odds'
import {
  createFrame,
  createFreshnessBoard,
  createFreshnessWatch,
  createLiveStore,
  createSubscriptions,
  type MatchSeed,
} from '@touchline/live'

/**
 * The live values in a Node process of their own: no DOM, no bundler, and no other garbage. Counts work and bytes,
 * and prints them as JSON. Run with --expose-gc.
 */
const MARKETS = 3
const ROUND = 1_000

function aPage() {
  const frame = createFrame(flush => flush())
  const board = createFreshnessBoard(frame)
  const store = createLiveStore(flush => flush())
  let time = 0
  const watch = createFreshnessWatch({
    board,
    store,
    now: () => time,
    visitorNow: () => time,
    refetch: () => {},
  })
  const timers = new Set<() => void>()
  const subscriptions = createSubscriptions(
    { open: () => {}, close: channel => watch.closed(channel) },
    run => {
      timers.add(run)
      return () => timers.delete(run)
    },
  )
  return {
    board,
    store,
    watch,
    subscriptions,
    pass: (ms: number) => (time += ms),
    runTimers() {
      for (const run of timers) run()
      timers.clear()
    },
  }
}
type Page = ReturnType<typeof aPage>

function aSeed(number: number, provider: Provider): MatchSeed {
  return {
    id: String(number) as MatchId,
    version: 1,
    provider,
    state: { status: MATCH_STATUS.live, stage: '1st_half', score: { home: 0, away: 0 }, periodScores: [] },
    availableMarkets: 40,
    markets: Array.from({ length: MARKETS }, (_, market) => ({
      id: market,
      specifier: '',
      status: MARKET_STATUS.allowed,
      provider,
      outcomes: ['1', '2', '3'].map(id => ({ id, odds: toOdds(1850), active: true })),
    })),
  }
}

/** Shows a match as a row does: listens to its prices, its state and its freshness, and holds its channel. */
function show({ store, board, subscriptions }: Page, { id, markets }: MatchSeed): () => void {
  const listen = (): void => {}
  const stops = [
    store.hold([id]),
    subscriptions.hold(`match:${id}`),
    store.shown.matchState(id)!.subscribe(listen),
    store.shown.availableMarkets(id)!.subscribe(listen),
    board.freshness(id).subscribe(listen),
    board.placeable(id).subscribe(listen),
    ...markets.flatMap(market =>
      market.outcomes.map(outcome =>
        store.shown
          .price({ matchId: id, marketId: market.id, specifier: '', outcomeId: outcome.id })!
          .subscribe(listen),
      ),
    ),
  ]
  return () => stops.forEach(stop => stop())
}

const session = new Session()
session.connect()

/** How often the blocks of this package ran during `run`: each iteration of a loop counts. */
async function work(run: () => void): Promise<number> {
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  run()
  const { result } = (await session.post(
    'Profiler.takePreciseCoverage',
  )) as Profiler.TakePreciseCoverageReturnType
  await session.post('Profiler.stopPreciseCoverage')
  return result
    .filter(({ url }) => url.includes('/live/src/'))
    .flatMap(script => script.functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0)
}

async function workOf(matches: number) {
  const page = aPage()
  const seeds = Array.from({ length: matches }, (_, number) =>
    aSeed(number, number < 10 ? 'oddin' : 'betradar'),
  )
  page.store.seed(seeds)
  for (const seed of seeds) show(page, seed)
  let version = 1
  const outcomes = [{ id: '1', odds: toOdds(2000), active: true }]
  const tick = (): void => {
    page.store.applyMarkets({
      matchId: '7' as MatchId,
      version: ++version,
      markets: [{ id: 1, specifier: '', status: MARKET_STATUS.allowed, outcomes }],
    })
  }
  const beat = (): void =>
    page.watch.receive(
      {
        kind: 'heartbeat',
        beat: { serverTime: 1, providers: [{ provider: 'oddin', status: 'active', aliveAt: 1 }] },
      },
      'locale:en',
    )
  tick()
  beat()
  const say = (status: 'active' | 'down'): void => page.store.applyProviders([{ provider: 'oddin', status }])
  say('down')
  say('active')
  return {
    tick: await work(() => {
      outcomes[0] = { id: '1', odds: toOdds(2100), active: true }
      tick()
    }),
    look: await work(() => {
      page.pass(100)
      page.watch.check()
    }),
    provider: await work(() => say('down')),
  }
}

/** Heap size in bytes after a garbage collection. */
function heap(): number {
  for (let i = 0; i < 4; i++) globalThis.gc!()
  return process.memoryUsage().heapUsed
}

function aRound(page: Page, first: number): void {
  for (let number = first; number < first + ROUND; number += 50) {
    const seeds = Array.from({ length: 50 }, (_, index) => aSeed(number + index, 'betradar'))
    page.watch.take({ channel: 'locale:en', position: { epoch: 'e', offset: number }, matches: seeds })
    const stops = seeds.map(seed => show(page, seed))
    page.store.applyMarkets({ matchId: seeds[0]!.id, version: 2, markets: seeds[0]!.markets })
    stops.forEach(stop => stop())
    page.runTimers()
    page.watch.sweep()
  }
  page.watch.sweep()
  page.watch.sweep()
}

function left(page: Page) {
  return {
    matches: page.store.size,
    freshness: page.board.entries.size,
    channels: page.subscriptions.open.length,
    heap: heap(),
  }
}

const page = aPage()
page.watch.opened('locale:en', { epoch: 'e', offset: 0, isRecovered: false })
// The first rounds warm up: code is compiled, and maps have grown to their size.
for (const round of [0, 1, 2]) aRound(page, round * ROUND)
const before = left(page)
aRound(page, 3 * ROUND)
const after = left(page)
const few = await workOf(100)
const many = await workOf(5_000)
console.log(JSON.stringify({ hasDom: 'document' in globalThis, before, after, few, many }))
