import type { QueryClient } from '@tanstack/react-query'
import type { Live } from '#core/live'
import type { Session } from '#core/session'
import type { SettingsStore } from '#core/settings'
import type { ComingSlip } from '#core/slip'
import { localTexts, sessionTexts } from '#shared/storage'
import { createConnect, oldestPosition, refetchOnGaps } from './connect.ts'
import { keepChoices } from './keepChoices.ts'
import { lockWhileOffline } from './lockWhileOffline.ts'
import { takeShared } from './takeShared.ts'

const FRESHNESS_CHECK_MS = 250
/** After a gap every client would ask at once, so each waits a random part of this. */
const GAP_JITTER_MS = 3_000

export interface WakingPorts {
  readonly document: Document
  readonly session: Session
  readonly settings: SettingsStore
  readonly live: Live
  readonly slip: ComingSlip
  readonly queryClient: QueryClient
  /** Origin of realtime, with http or ws; empty means this origin. */
  readonly realtimeBase: string
  readonly knownVisitor: Promise<void>
}

/** What a page does once it is painted and its slip is here: earlier choices, a shared slip, the line, and what happens without one. */
export function wakeUp(ports: WakingPorts): void {
  const { document, session, settings, live, slip, queryClient, realtimeBase, knownVisitor } = ports
  const isLoggedIn = (): boolean => session.getState().status === 'LOGGED_IN'
  lockWhileOffline(document)
  keepChoices({
    settings,
    local: localTexts,
    tab: sessionTexts,
    cookies: document.cookie,
    isPlayer: isLoggedIn,
  })
  takeShared(slip, sessionTexts, knownVisitor)
  const connect = createConnect({
    client: session.client,
    realtimeBase,
    isLoggedIn,
    // Who is here decides with which token the line opens: opening it before would mean opening it twice.
    isReady: knownVisitor,
  })
  live.start(connect, oldestPosition(queryClient))
  refetchOnGaps(live, queryClient, run => setTimeout(run, Math.random() * GAP_JITTER_MS))
  setInterval(() => live.checkFreshness(), FRESHNESS_CHECK_MS)
  // For style sheets, tests and support: whether this page hears the server.
  live.connection.subscribe(() => {
    document.documentElement.dataset.line = live.connection.read()
  })
}
