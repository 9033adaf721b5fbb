import '@touchline/ui/styles.css'
import type { Query } from '@tanstack/react-query'
import { directionOf } from '@touchline/domain/locale'
import { hydrateRoot } from 'react-dom/client'
import type { Favourites } from '#core/favourites'
import { createLive, loadLiveCode } from '#core/live'
import { createSession } from '#core/session'
import { createSettingsStore } from '#core/settings'
import { createLazySlip } from '#core/slip'
import { PAGES, type PageKey } from '#pages'
import { ErrorPage } from '#pages/shared'
import { loadPage } from './router/index.ts'
import { createAlerts } from '#shared/alerts'
import { randomUuid } from '#shared/random'
import { ErrorBoundary } from '#shared/error-boundary'
import { createTexts, type Messages } from '#shared/i18n'
import { createQueryClient, restoreQueries } from '#shared/query'
import { createHref, staysInPlace } from '#core/addresses'
import { createNavigation, type Navigation, type NavigationOptions } from '#shared/navigation'
import { sessionTexts } from '#shared/storage'
import { createLazyService, loadOnce } from '#shared/lazy'
import { createBrowser } from './browser/browser.ts'
import { ClientRoot, type ViewedPage } from './browser/ClientRoot.tsx'
import { readPositions, storePositions } from './browser/visitor/storedPositions.ts'
import { lazyClient } from './browser/connection/lazyClient.ts'
import { replayEarlyControls } from './browser/replayEarlyControls.ts'
import { ROOT_ID, STATE_ID, type PageState } from './pageState.ts'

const state = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '') as PageState
const { locale, config } = state

// Created by the script before first paint. Absent in development, and where that one file could not be loaded.
const format = window.localFormat ?? (await import('./boot/localTime.ts')).createLocalFormat(locale)
const { timeZone } = format
const i18n = createTexts({
  locale,
  direction: directionOf(locale, config.isRtlEnabled),
  format,
  messages: state.messages,
  onMissing: key => reportShown(new Error(`No text for ${key}`)),
})
const settings = createSettingsStore({ ...state.preferences, oddsAcceptMode: config.acceptMode })
// The first render must have the texts of the server's HTML.
await settings.loadFormat()
const now = (): number => performance.timeOrigin + performance.now()
const live = createLive({ now, schedule: flush => requestAnimationFrame(flush) })
/**
 * The live values drop a match that has been off the page for long: when its page is shown again, the cached queries
 * are passed to the live values, once they are loaded.
 */
const returning: { take: (query: Query) => void } = { take: () => {} }
/** Sends all API calls; replaceable, so that error reporting can watch it later. */
const wire = { fetch: (...call: Parameters<typeof fetch>) => fetch(...call) }
const session = createSession({
  client: lazyClient(async () => {
    const { createClient } = await import('./browser/connection/apiClient.ts')
    const { sportsbookBase, platformBase } = config
    return createClient({ sportsbookBase, platformBase, locale, fetch: (url, init) => wire.fetch(url, init) })
  }),
  live,
  settings,
  sportsbookBase: config.sportsbookBase,
})
const slip = createLazySlip()
const favourites = createLazyService<Favourites>()
const alerts = createAlerts()
const queryClient = createQueryClient({ client: session.client, now, timeZone }, false)
restoreQueries(queryClient, state.queries)
const href = createHref(locale, config)
/**
 * Everything that starts after first paint. React owns only the nodes below its root, so an attribute of the body can
 * mark that this code is missing.
 */
const services = loadLiveCode(
  () => import('./browser/startUp.ts'),
  () => document.body,
)

const loadRestOfTexts = loadOnce(async () => {
  const answer = await fetch(state.messagesUrl, { priority: 'low' })
  i18n.add((await answer.json()) as Messages)
})
/** Texts beyond those of the first page; pages wait for them, but render without them where they cannot be loaded. */
const loadTexts = (): Promise<void> => loadRestOfTexts().catch(() => {})

/** Opens other pages. Until its code is loaded, the browser follows links itself. */
const loadOpener = loadOnce(async () => {
  const { createOpener } = await import('./browser/createOpener.ts')
  return createOpener({
    locale,
    config,
    queryClient,
    href,
    i18n,
    alerts,
    returning,
    loadTexts,
    report: reportShown,
  })
})

/** Reports an error that the visitor sees already, or need not see. */
function reportShown(error: unknown): void {
  reportError(Object.assign(error as object, { isShown: true }))
}

/** The page that the server has rendered; all its data came with the HTML. */
async function firstPage(): Promise<ViewedPage> {
  const { page } = state
  if (!(page.key in PAGES)) return { ...page, Page: ErrorPage } as ViewedPage
  try {
    return { ...page, Page: (await loadPage(page.key as PageKey)).Page } as ViewedPage
  } catch (error) {
    // Offline, or a release has replaced the file: the frame works, and the page says what to do.
    reportShown(error)
    return { ...page, key: '500', Page: ErrorPage, params: { kind: '500' } } as ViewedPage
  }
}

/** Without its code the browser loads the page. */
const openOther: NavigationOptions<ViewedPage>['load'] = (...target) =>
  loadOpener().then(
    ({ load }) => load(...target),
    () => ({ kind: 'leave' }),
  )

async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID)
  if (!root) return
  history.scrollRestoration = 'manual'
  const shareCode =
    location.search === ''
      ? undefined
      : (await import('./browser/visitor/cleanAddress.ts')).cleanAddress(window)
  const navigation = createNavigation<ViewedPage>(
    { browser: createBrowser(window), load: openOther, newEntry: randomUuid, staysInPlace },
    await firstPage(),
    readPositions(sessionTexts),
  )
  addEventListener('popstate', () => void navigation.moved())
  addEventListener('pagehide', () => storePositions(sessionTexts, navigation.positions()))

  hydrateRoot(
    root,
    <ClientRoot
      services={{ queryClient, i18n, settings, live, session, slip, favourites, alerts }}
      navigation={navigation}
      href={href}
      config={config}
    />,
    {
      // React has recovered by rendering again.
      onRecoverableError: reportShown,
      onCaughtError: (error, { errorBoundary }) =>
        errorBoundary instanceof ErrorBoundary && errorBoundary.props.fallback
          ? reportShown(error)
          : reportError(error),
    },
  )
  afterPaint(() => startAfterPaint(root, navigation, shareCode))
}

/** After first paint: links, the session, the texts of dialogs that may open, and the services of the page. */
function startAfterPaint(
  root: HTMLElement,
  navigation: Navigation<ViewedPage>,
  shareCode: string | undefined,
): void {
  replayEarlyControls(window.earlyTaps)
  void loadOpener().then(({ followLinks }) => followLinks(document, navigation), reportShown)
  void loadTexts()
  const knownVisitor = session.start()
  services.whenReady(({ startUp }) => {
    void startUp({
      document,
      root,
      locale,
      config,
      now,
      session,
      settings,
      live,
      slip,
      favourites,
      queryClient,
      wire,
      returning,
      alerts,
      t: i18n.t,
      knownVisitor,
      shareCode,
    })
  })
}

/** The second frame comes after the first paint. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

void start()
