import type { Query } from '@tanstack/react-query'
import { createLine } from '#core/live'
import { isSomeoneHere } from '#core/session'
import { saveChoices } from '#core/settings'
import { nextTask } from '#shared/browser'
import { hydration } from '#shared/hydration'
import { attachGridKeys } from '#shared/grid-keys'
import { localTexts, sessionTexts } from '#shared/storage'
import { afterGap } from './connection/afterGap.ts'
import { checkGroup } from './connection/checkGroup.ts'
import { createConnect, oldestPosition, refetchOnGaps } from './connection/connect.ts'
import { rememberChoices } from './visitor/rememberChoices.ts'
import { applyTestProviders } from './visitor/applyTestProviders.ts'
import { lockWhileOffline } from './connection/lockWhileOffline.ts'
import { markMissingPictures } from './markMissingPictures.ts'
import { rememberVisitor } from './visitor/rememberVisitor.ts'
import { storeChosenPreferences } from './visitor/storePreferences.ts'
import { startFavourites, type FavouritesStart } from './startFavourites.ts'
import { startReporting, type ReportingOptions } from './reporting/startReporting.ts'
import { startSlip, type SlipStart } from './slip/startSlip.ts'
import { takeSnapshot, watchSnapshots } from './connection/watchSnapshots.ts'
import { watchWaking } from './connection/watchWaking.ts'

/** A stale mark must be visible within 250 ms, its frame included (design, section 4). */
const FRESHNESS_CHECK_MS = 100
/** A match is removed after one to two of these without a listener; queries treat only younger data as fresh. */
const SWEEP_MS = 20_000

/** Wait before the second retry of loading the session's code; doubles with each. */
const SESSION_RETRY_MS = 2_000

/** Longer than any phone takes; a part that never hydrates must not keep the page without live prices. */
const HYDRATION_MS_MAX = 5_000

export type StartUpOptions = SlipStart &
  FavouritesStart &
  ReportingOptions & {
    readonly locale: string
    /** Takes the cached queries of an earlier page that is shown again. */
    readonly returning: { take: (query: Query) => void }
  }

/**
 * Starts what a page does after its first paint, one after the other, so that no task is long: reports, slip,
 * favourites, stored choices, realtime. Failures are reported like any uncaught error.
 */
export async function startUp(options: StartUpOptions): Promise<void> {
  const { document, config, session, settings, live, queryClient, locale } = options
  const errorAlerts = startReporting(options)
  startSlip({ ...options, knownVisitor: knowVisitor(options) })
  await nextTask()
  startFavourites(options)
  checkGroup({ session, check: config.userGroupCheck, leave: href => window.location.replace(href) })
  const isLoggedIn = (): boolean => session.getState().status === 'LOGGED_IN'
  rememberVisitor({ session, local: localTexts, root: document.documentElement })
  attachGridKeys(document)
  markMissingPictures(document)
  applyTestProviders({
    local: localTexts,
    setCookie: cookie => {
      document.cookie = window.location.protocol === 'https:' ? `${cookie}; Secure` : cookie
    },
  })
  storeChosenPreferences(document, settings)
  rememberChoices({
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
    onRefused: errorAlerts.showFailure,
  })
  // Values that change before a part is hydrated would differ from its HTML.
  await Promise.race([hydration.done(), pause(HYDRATION_MS_MAX)])
  await nextTask()
  const connect = createConnect({
    client: session.client,
    realtimeBase: config.realtimeBase,
    transports: config.transports,
    isLoggedIn,
    // The session decides which token the connection opens with: opening it earlier could mean opening it twice.
    // Accounts and balances need not be known: no bet can be placed before the first heartbeat.
    isReady: isSomeoneHere(session),
  })
  const line = live.start(
    createLine({
      connect,
      locale,
      since: oldestPosition(queryClient),
      visitorNow: Date.now,
    }),
  )
  await nextTask()
  lockWhileOffline(document, line)
  refetchOnGaps(live, queryClient, afterGap)
  watchSnapshots(queryClient, live, locale)
  options.returning.take = query => takeSnapshot(query, live, locale)
  watchWaking(line, { document, window, visitorNow: Date.now })
  setInterval(line.check, FRESHNESS_CHECK_MS)
  setInterval(line.sweep, SWEEP_MS)
  showConnection(document, live)
}

/**
 * Where the session's code could not be loaded it is requested again, because without it a player is a guest: at once,
 * since this code arrived, and then less and less often. Resolves after the first of these.
 */
function knowVisitor({ knownVisitor, session }: StartUpOptions): Promise<void> {
  const retry = (waitMs: number): Promise<void> =>
    session.refresh().catch(() => void setTimeout(() => void retry(waitMs * 2), waitMs))
  return knownVisitor.catch(() => retry(SESSION_RETRY_MS))
}

/** For style sheets, tests and support: whether this page is connected to the server. */
function showConnection(document: Document, { connection }: StartUpOptions['live']): void {
  connection.subscribe(() => {
    document.documentElement.dataset.line = connection.read()
  })
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
