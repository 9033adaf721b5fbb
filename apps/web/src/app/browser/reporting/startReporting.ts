import type { QueryClient } from '@tanstack/react-query'
import { spriteUrl } from '@touchline/ui/assets'
import type { Live } from '#core/live'
import type { Session } from '#core/session'
import { createErrorAlerts, watchQueries, type Alerts, type ErrorAlerts } from '#shared/alerts'
import type { Text } from '#shared/i18n'
import { loadReporter, watchWire, type Wire } from '#shared/telemetry'
import { takeErrors } from '../../boot/errorQueue.ts'
import type { SiteConfig } from '../../pageState.ts'
import { checkIcons } from './checkIcons.ts'
import { followLineErrors } from './followLineErrors.ts'
import { sendWhenOnline } from './sendWhenOnline.ts'

declare const __VERSION__: string

export interface ReportingOptions {
  readonly document: Document
  readonly config: Pick<SiteConfig, 'reportAddress' | 'tracedPercent'>
  readonly alerts: Alerts
  readonly t: Text
  readonly queryClient: QueryClient
  readonly session: Session
  readonly live: Live
  /** Sends the API calls. */
  readonly wire: Wire
}

/** Handles all errors: an alert for the visitor and, where a report address is set, a report for the operator. */
export function startReporting(options: ReportingOptions): ErrorAlerts {
  const { document, config, alerts, t, queryClient, session, live, wire } = options
  const { location } = document
  // Taken before breadcrumbs are recorded: reports are not among them.
  const send = sendWhenOnline(window.fetch.bind(window))
  const errorAlerts = createErrorAlerts({
    alerts,
    t,
    origin: location.origin,
    reload: () => location.reload(),
  })
  const reporter = loadReporter({
    address: config.reportAddress,
    release: __VERSION__,
    tracedPercent: config.tracedPercent,
    ownScripts: `${location.origin}/assets/`,
    known: () => wordsAbout(session.getState().player),
    fetch: send,
  })
  if (config.reportAddress !== '') {
    watchWire(wire, reporter)
    void checkIcons(spriteUrl, send, reporter)
  }
  tellOfTheLine(document, errorAlerts)
  takeErrors(window, thrown => {
    errorAlerts.show(thrown)
    // A refused call was reported when its answer arrived.
    if (!isRefusal(thrown)) reporter.report(thrown, { tags: { source: 'window' } })
  })
  watchQueries(queryClient, (error, isShown) => {
    if (!isShown) errorAlerts.show(error)
    if (!isRefusal(error)) reporter.report(error, { tags: { source: 'query' } })
  })
  followLineErrors({ live, session, alerts: errorAlerts, reporter })
  return errorAlerts
}

function tellOfTheLine(document: Document, errorAlerts: ErrorAlerts): void {
  window.addEventListener('offline', errorAlerts.showOffline)
  window.addEventListener('online', errorAlerts.hideOffline)
  if (!document.defaultView?.navigator.onLine) errorAlerts.showOffline()
}

function isRefusal(error: unknown): boolean {
  return typeof (error as { status?: unknown } | null | undefined)?.status === 'number'
}

/** Names and addresses of the player, whole and word by word. */
function wordsAbout(
  player: { displayName: string; email: string | undefined } | undefined,
): readonly string[] {
  if (!player) return []
  const { displayName, email = '' } = player
  return [displayName, email, ...displayName.split(/\s+/)].filter(word => word.length > 2)
}
