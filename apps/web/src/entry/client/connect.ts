import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@touchline/contract'
import type { Connect, Live } from '#core/live'
import type { MatchPage } from '#core/catalogue'
import type { StreamPosition } from '@touchline/live'

export interface ConnectNeeds {
  readonly client: Client
  /** Origin of realtime, with http or ws; empty means this origin. */
  readonly realtimeBase: string
  readonly isLoggedIn: () => boolean
  /** The line opens after this, while its code is already on its way. */
  readonly isReady: Promise<void>
}

/** Loads the realtime client and opens the line: called after first paint, so that nothing of it delays the page. */
export function createConnect({ client, realtimeBase, isLoggedIn, isReady }: ConnectNeeds): Connect {
  return async handlers => {
    const [{ connectRealtime, UnauthorizedTokenError }] = await Promise.all([
      import('@touchline/live/connection'),
      isReady,
    ])
    const origin = (realtimeBase || location.origin).replace(/^ws/, 'http')
    const http = `${origin}/connection`
    return connectRealtime({
      ...handlers,
      report: reportError,
      endpoints: [
        { transport: 'websocket', endpoint: `${http.replace(/^http/, 'ws')}/websocket` },
        { transport: 'http_stream', endpoint: `${http}/http_stream` },
        { transport: 'sse', endpoint: `${http}/sse` },
      ],
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

const isUnauthorized = (error: { kind: string; status?: number }): boolean => error.status === 401

/** Where the page's lists stand in the locale's stream: the oldest of them, so that nothing after any of them is missed. */
export function oldestPosition(queryClient: QueryClient): StreamPosition | undefined {
  const pages = ['getMatches', 'allMatches'].flatMap(name =>
    queryClient.getQueriesData<MatchPage>({ queryKey: [name] }).flatMap(([, data]) => data ?? []),
  )
  return pages
    .map(({ stream }) => stream)
    .reduce<StreamPosition | undefined>(
      (oldest, stream) => (oldest && oldest.offset <= stream.offset ? oldest : stream),
      undefined,
    )
}

/** Asks again for what a lost publication may have changed; several losses at once are one question. */
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
    if (channel.startsWith('locale:')) ['getMatches', 'allMatches', 'getCounters'].forEach(note)
    if (channel.startsWith('match:')) ['getMatch', 'getMatchMarkets'].forEach(note)
  })
  live.store.onUnknownMarket(() => {
    note('getMatchMarkets')
    note('getMatches')
    note('allMatches')
  })
}
