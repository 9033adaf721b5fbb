import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiClient, CallName } from '@touchline/contract'
import { currencyOf } from '@touchline/domain/money'
import { TestPage } from '#core/addresses/testing'
import { LiveProvider, type Live } from '#core/live'
import { createDrivenLive } from '#core/live/testing'
import { createSession, noTabs, SessionProvider } from '#core/session'
import { createSettingsStore, SettingsProvider } from '#core/settings'
import { createLazySlip, createSlip, SlipProvider } from '#core/slip'
import { AlertsProvider, createAlerts } from '#shared/alerts'

// By default answers are drawn by a timer, which no test waits for.
notifyManager.setScheduler(queueMicrotask)

/** What the server answers to a call, each time or by what it is given. */
type Answer = object | ((input: unknown) => object | Promise<object>)

interface PageFixtureOptions {
  /** Id of the player who is signed in. */
  readonly player?: string
  /** Values of answers by call; every other call is lost, as offline. */
  readonly answers?: Partial<Record<CallName, Answer>>
}

/**
 * Everything that a component can find on a page, with the real stores: the test answers the calls, drives the
 * realtime connection and moves the clock. Components show the keys of their texts.
 */
export function createPageFixture({ player, answers = {} }: PageFixtureOptions = {}) {
  const { client, sent } = createAnsweringServer(answers)
  const clock = createHandClock()
  const driven = createDrivenLive(clock.now)
  const { live } = driven
  const { settings, session } = createVisitor(client, live, player)
  const slip = createSlip({
    client,
    live,
    session,
    settings,
    currency: currencyOf('EUR')!,
    storage: { read: () => undefined, write: () => true },
    afterGap: () => () => {},
    clock,
    randomUuid: () => 'key-0001',
    deviceId: () => 'device-0001',
  })
  const lazySlip = createLazySlip()
  lazySlip.provide(slip)
  const alerts = createAlerts()
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, meta: { client, now: clock.now, timeZone: 'UTC' } },
    },
  })
  const frame = (children: ReactNode) => (
    <QueryClientProvider client={queries}>
      <TestPage>
        <SettingsProvider store={settings}>
          <LiveProvider live={live}>
            <SessionProvider session={session}>
              <SlipProvider slip={lazySlip}>
                <AlertsProvider alerts={alerts}>{children}</AlertsProvider>
              </SlipProvider>
            </SessionProvider>
          </LiveProvider>
        </SettingsProvider>
      </TestPage>
    </QueryClientProvider>
  )
  return {
    ...driven,
    /** Names of the calls so far. */
    sent,
    settings,
    session,
    slip,
    alerts,
    queries,
    frame,
    now: clock.now,
    /** Moves the clock; timers run as they fall due. */
    pass: clock.pass,
    timers: clock.timers,
  }
}

function createVisitor(client: ApiClient, live: Live, player: string | undefined) {
  const settings = createSettingsStore({ oddsType: 'european' })
  const session = createSession({ client, live, tabs: noTabs, settings })
  session.setState({
    status: player === undefined ? 'NOT_LOGGED_IN' : 'LOGGED_IN',
    ...(player !== undefined && {
      player: { id: player as never, displayName: 'Ada', email: undefined, currency: 'EUR', groups: [] },
    }),
  })
  return { settings, session }
}

function createAnsweringServer(answers: NonNullable<PageFixtureOptions['answers']>) {
  const sent: CallName[] = []
  const client = (async (name: CallName, input: unknown) => {
    sent.push(name)
    const answer = answers[name]
    const value = await (typeof answer === 'function' ? answer(input) : answer)
    return value === undefined ? { ok: false, error: { kind: 'offline' } } : { ok: true, value }
  }) as ApiClient
  return { client, sent }
}

function createHandClock() {
  let time = 1_000_000
  const timers = new Map<() => void, number>()
  return {
    now: () => time,
    later(run: () => void, delayMs: number): () => void {
      timers.set(run, time + delayMs)
      return () => timers.delete(run)
    },
    pass(ms: number): void {
      time += ms
      for (const [run, at] of [...timers].filter(([, due]) => due <= time).toSorted((a, b) => a[1] - b[1])) {
        if (timers.get(run) === at && timers.delete(run)) run()
      }
    },
    timers: () => timers.size,
  }
}
