import { createFreshnessWatch } from '@touchline/live'
import { saveChoices } from '#core/settings'
import { localTexts, sessionTexts } from '#shared/storage'
import { createConnect, oldestPosition, refetchOnGaps } from './connect.ts'
import { keepChoices } from './keepChoices.ts'
import { lockWhileOffline } from './lockWhileOffline.ts'
import { startReporting, type ReportingPorts } from './startReporting.ts'
import { startSlip, type SlipStart } from './startSlip.ts'

/** A mark is to stand within 250 ms, its frame included (design, section 4). */
const FRESHNESS_CHECK_MS = 100
/** After a gap every client would ask at once, so each waits a random part of this. */
const GAP_JITTER_MS = 3_000

export type WakingPorts = SlipStart & ReportingPorts

/** What a page does once it is painted: the slip, earlier choices, the line, and what happens without one. */
export function wakeUp(ports: WakingPorts): void {
  const { document, config, session, settings, live, queryClient, knownVisitor } = ports
  const told = startReporting(ports)
  startSlip(ports)
  const isLoggedIn = (): boolean => session.getState().status === 'LOGGED_IN'
  lockWhileOffline(document)
  keepChoices({
    settings,
    local: localTexts,
    tab: sessionTexts,
    cookies: document.cookie,
    isPlayer: isLoggedIn,
  })
  saveChoices({
    settings,
    client: session.client,
    player: () => session.getState().player?.id,
    tellRefused: told.tellFailed,
  })
  const connect = createConnect({
    client: session.client,
    realtimeBase: config.realtimeBase,
    isLoggedIn,
    // Who is here decides with which token the line opens: opening it before would mean opening it twice.
    isReady: knownVisitor,
  })
  const since = oldestPosition(queryClient)
  live.start(connect, {
    ...(since && { since }),
    watch: ports => createFreshnessWatch({ ...ports, wallNow: Date.now }),
  })
  refetchOnGaps(live, queryClient, run => setTimeout(run, Math.random() * GAP_JITTER_MS))
  setInterval(() => live.checkFreshness(), FRESHNESS_CHECK_MS)
  // For style sheets, tests and support: whether this page hears the server.
  live.connection.subscribe(() => {
    document.documentElement.dataset.line = live.connection.read()
  })
}
