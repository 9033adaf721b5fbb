import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@touchline/contract'
import type { Connect, Live } from '#core/live'
import { marketsQuery, type MatchPage } from '#core/catalogue'
import type { SnapshotPosition } from '@touchline/live'
import type { SiteConfig, TransportName } from '../../pageState.ts'

export interface ConnectOptions {
  readonly client: ApiClient
  /** Origin of realtime, with http or ws; empty means this origin. */
  readonly realtimeBase: string
  /** Tried in this order while none has ever opened. */
  readonly transports: SiteConfig['transports']
  readonly isLoggedIn: () => boolean
  /** The connection opens after this, while its code is already loading. */
  readonly isReady: Promise<unknown>
}

/** Loads the realtime client and connects: called after first paint, so that it does not delay the page. */
export function createConnect({
  client,
  realtimeBase,
  transports,
  isLoggedIn,
  isReady,
}: ConnectOptions): Connect {
  return async handlers => {
    const [{ connectRealtime, UnauthorizedTokenError }] = await Promise.all([
      import('@touchline/live/connection'),
      isReady,
    ])
    const origin = (realtimeBase || location.origin).replace(/^ws/, 'http')
    return connectRealtime({
      ...handlers,
      report: reportError,
      endpoints: endpointsOf(origin, transports),
      emulationEndpoint: `${origin}/emulation`,
      async connectionToken() {
        if (!isLoggedIn()) return ''
        const answer = await client('getRealtimeToken')
        if (answer.ok) return answer.value.token
        throw isUnauthorized(answer.error)
          ? new UnauthorizedTokenError('getRealtimeToken')
          : new Error('no token')
      },
      async subscriptionToken(channel) {
        const answer = await client('authorizeChannels', { body: { channels: [channel] } })
        if (answer.ok) return answer.value.channels[0]?.token ?? ''
        throw isUnauthorized(answer.error) ? new UnauthorizedTokenError(channel) : new Error('no token')
      },
      schedule: (run, delayMs) => {
        const timer = setTimeout(run, delayMs)
        return () => clearTimeout(timer)
      },
    })
  }
}

/** The addresses of each transport, below an origin with http or https. */
export function endpointsOf(
  origin: string,
  transports: readonly TransportName[],
): { transport: TransportName; endpoint: string }[] {
  return transports.map(transport => ({
    transport,
    endpoint: `${transport === 'websocket' ? origin.replace(/^http/, 'ws') : origin}/connection/${transport}`,
  }))
}

const isUnauthorized = (error: { kind: string; status?: number }): boolean => error.status === 401

/** Queries whose answers follow the channel of the lists. */
const LISTS = ['getMatches', 'allMatches', 'getOutrights']

/**
 * Position of the page's lists in the locale's stream: the oldest of them, so that no change after any of them is
 * missed.
 */
export function oldestPosition(queryClient: QueryClient): SnapshotPosition | undefined {
  const pages = LISTS.flatMap(name =>
    queryClient
      .getQueriesData<Pick<MatchPage, 'stream'>>({ queryKey: [name] })
      .flatMap(([, data]) => data ?? []),
  )
  return pages
    .map(({ stream }) => stream)
    .reduce<SnapshotPosition | undefined>(
      (oldest, stream) => (oldest && oldest.offset <= stream.offset ? oldest : stream),
      undefined,
    )
}

/** Refetches what lost messages may have changed; several losses at the same time cause one request. */
export function refetchOnGaps(live: Live, queryClient: QueryClient, later: (run: () => void) => void): void {
  const missed = new Set<string>()
  function note(name: string): void {
    if (missed.size === 0) {
      later(() => {
        for (const key of missed) void queryClient.invalidateQueries({ queryKey: [key] })
        missed.clear()
      })
    }
    missed.add(name)
  }
  live.onGap(channel => {
    if (channel.startsWith('locale:')) [...LISTS, 'getCounters'].forEach(note)
    if (!channel.startsWith('match:')) return
    ;['getMatch', 'getOutright', 'getMatchMarkets'].forEach(note)
    const markets = marketsQuery(channel.slice('match:'.length))
    if (queryClient.getQueryCache().findAll({ queryKey: markets.queryKey, type: 'active' }).length > 0) return
    // No page shows the match, but something follows it, such as a leg in My bets. Invalidating would fetch nothing,
    // and its old snapshot would keep it marked as outdated until a reload.
    note('allMatches')
    later(() => void queryClient.prefetchQuery({ ...markets, staleTime: 0 }))
  })
  // A match's own channel names many markets that no list shows: lists get theirs in the channel of the lists.
  live.onUnknownMarket(channel => {
    if (channel.startsWith('locale:')) LISTS.forEach(note)
    if (channel.startsWith('match:')) note('getMatchMarkets')
  })
}
