import { MARKET_STATUS } from '@touchline/domain/market'
import {
  MATCH_STATUS,
  type MatchId,
  type MatchStatus,
  type Provider,
  type ProviderStatus,
} from '@touchline/domain/match'
import { toOdds } from '@touchline/domain/odds'
import { createFrame } from '../../store/cell.ts'
import { createLiveStore } from '../../store/liveStore.ts'
import { createFreshnessBoard } from '../freshnessBoard.ts'
import { createFreshnessWatch } from '../freshnessWatch.ts'

/** A live and an upcoming match of betradar, and a live one of oddin. */
export const LIVE = '1' as MatchId
export const LATER = '2' as MatchId
export const OTHER = '3' as MatchId
export const LIST = 'locale:en'
/** The channel of the live match. */
export const MATCH = `match:${LIVE}`

/** A match with one market, as in a snapshot. */
const seed = (id: MatchId, status: MatchStatus, provider: Provider, odds = 1900, version = 1) => ({
  id,
  version,
  provider,
  state: { status, stage: '', score: { home: 0, away: 0 }, periodScores: [] },
  availableMarkets: 1,
  markets: [
    {
      id: 1,
      specifier: '',
      status: MARKET_STATUS.allowed,
      provider,
      outcomes: [{ id: '1', odds: toOdds(odds), active: true }],
    },
  ],
})

/** A watch with hand-driven clocks: `mono` is monotonic, `visitor` is the visitor's, `server` the server's. */
export function createWatchFixture() {
  const clocks = { mono: 1_000, visitor: 1_700_000_000_000, server: 1_700_000_500_000 }
  const frame = createFrame(flush => flush())
  const board = createFreshnessBoard(frame)
  const store = createLiveStore(flush => flush())
  const requested: string[] = []
  const watch = createFreshnessWatch({
    board,
    store,
    now: () => clocks.mono,
    visitorNow: () => clocks.visitor,
    refetch: channel => requested.push(channel),
  })
  const list = (offset: number, epoch = 'e') =>
    watch.take({
      channel: LIST,
      position: { epoch, offset },
      matches: [
        seed(LIVE, MATCH_STATUS.live, 'betradar'),
        seed(LATER, MATCH_STATUS.prematch, 'betradar'),
        seed(OTHER, MATCH_STATUS.live, 'oddin'),
      ],
    })
  const ofMatch = (offset: number, epoch = 'm', isPart = false) =>
    watch.take({
      channel: MATCH,
      position: { epoch, offset },
      matches: [seed(LIVE, MATCH_STATUS.live, 'betradar')],
      isPart,
    })
  const open = (offset: number, isRecovered = true, epoch = 'e') =>
    watch.opened(LIST, { epoch, offset, isRecovered })
  const pass = (ms: number): void => {
    clocks.mono += ms
    clocks.visitor += ms
    clocks.server += ms
    watch.check()
  }
  /** A heartbeat; `silent` is how long a provider has been silent. `lateMs`: it was sent that long ago. */
  const beat = (silent: Partial<Record<Provider, number>> = {}, lateMs = 0, down?: Provider): void => {
    const serverTime = clocks.server - lateMs
    const providers = (['betradar', 'oddin'] as const).map(provider => ({
      provider,
      status: (provider === down ? 'down' : 'active') as ProviderStatus,
      aliveAt: serverTime - (silent[provider] ?? 0),
    }))
    watch.receive({ kind: 'heartbeat', beat: { serverTime, providers } }, LIST)
  }
  const statusOf = (id: MatchId): string =>
    `${board.freshness(id).read()}${board.placeable(id).read() ? '' : ', no bet'}`
  for (const id of [LIVE, LATER, OTHER]) board.freshness(id).subscribe(() => {})
  return { watch, board, store, clocks, requested, list, ofMatch, open, pass, beat, statusOf, seed }
}

/** A fixture whose list is joined and that has just received a heartbeat. */
export function createJoinedFixture() {
  const fixture = createWatchFixture()
  fixture.list(10)
  fixture.open(10)
  fixture.beat()
  return fixture
}
