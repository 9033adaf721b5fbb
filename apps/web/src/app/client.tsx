import '@touchline/ui/styles.css'
import { hydrate, type Query } from '@tanstack/react-query'
import { directionOf } from '@touchline/domain/locale'
import { hydrateRoot } from 'react-dom/client'
import type { Favourites } from '#core/favourites'
import { createLive, loadLiveCode } from '#core/live'
import { createSession, noTabs, tabsOver } from '#core/session'
import { createSettingsStore } from '#core/settings'
import { createLazySlip } from '#core/slip'
import {
  type AddressOptions,
  type Elsewhere,
  errorPage,
  isErrorKind,
  type OpenPage,
  openPage,
  readAddress,
} from './router/index.ts'
import type { LoadContext } from '#pages/shared'
import { createAlerts } from '#shared/alerts'
import { randomUuid } from '#shared/random'
import { ErrorBoundary } from '#shared/error-boundary'
import { createTexts, type Messages } from '#shared/i18n'
import { createQueryClient } from '#shared/query'
import { createHref, staysInPlace } from '#core/addresses'
import { createNavigation, listenToLinks, type Loaded } from '#shared/navigation'
import { sessionTexts } from '#shared/storage'
import { createLazyService, loadOnce } from '#shared/lazy'
import { createBrowser } from './browser/browser.ts'
import { ClientRoot } from './browser/ClientRoot.tsx'
import { storePositions, readPositions } from './browser/visitor/storedPositions.ts'
import { storePreferences } from './browser/visitor/storePreferences.ts'
import { lazyClient } from './browser/connection/lazyClient.ts'
import { replayEarlyControls } from './browser/replayEarlyControls.ts'
import { ROOT_ID, STATE_ID, type PageState } from './pageState.ts'

const state = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '') as PageState
const { locale, config } = state
const options: AddressOptions = config

// Created by the script before first paint. Absent in development, and where that one file could not be loaded.
const format = window.localFormat ?? (await import('./boot/localTime.ts')).createLocalFormat(locale)
const { timeZone } = format
const i18n = createTexts({
  locale,
  direction: directionOf(locale, config.isRtlEnabled),
  format,
  messages: state.messages,
  onMissing: key => reportTold(new Error(`There is no text for ${key}.`)),
})
const settings = createSettingsStore(
  { ...state.preferences, oddsAcceptMode: config.acceptMode },
  preferences => storePreferences(document, preferences),
)
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
  tabs: 'BroadcastChannel' in window ? tabsOver(new BroadcastChannel('session')) : noTabs,
  sportsbookBase: config.sportsbookBase,
})
const slip = createLazySlip()
const favourites = createLazyService<Favourites>()
const alerts = createAlerts()
const queryClient = createQueryClient({ client: session.client, now, timeZone }, false)
hydrate(queryClient, state.queries)
const addresses = createHref(locale, options)
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

// `read` has a type parameter for the data of each query, which the types of Query's options do not accept.

/** Reads fresh data, and requests the rest; offline, any cached data however old. */
const readFresh: LoadContext['read'] = query =>
  navigator.onLine ? whileOnline(queryClient.fetchQuery(query as never)) : readKnown(query)
/** Reads what the HTML was made from, or the data of an earlier page, however old. */
const readKnown: LoadContext['read'] = async query => {
  const data = await whileOnline(queryClient.ensureQueryData(query as never))
  const cached = queryClient.getQueryCache().find({ queryKey: query.queryKey })
  if (cached) returning.take(cached)
  return data as never
}

/** Fails offline, where the query would wait. Cached data comes first. */
function whileOnline<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const lose = new AbortController()
    const fail = (): void => reject(new Error('There is no network.'))
    if (!navigator.onLine) setTimeout(fail)
    addEventListener('offline', fail, lose)
    void answer.then(resolve, reject).finally(() => lose.abort())
  })
}

function open(href: string, read: LoadContext['read']): Promise<OpenPage | Elsewhere> | 'leave' | Elsewhere {
  const url = new URL(href, location.origin)
  const address = readAddress(url.pathname, url.search, options)
  if (address.kind === 'redirect') return { to: address.to }
  if (config.isBlocked || address.locale !== locale) return 'leave'
  return openPage(address, {
    context: { queryClient, read },
    href: addresses,
    t: i18n.t,
    format: i18n.format,
    // Being offline is expected; any other error is shown by the current page.
    report: error => navigator.onLine && reportTold(error),
  })
}

/** Reports an error that the visitor sees already, or need not see. */
function reportTold(error: unknown): void {
  reportError(Object.assign(error as object, { isShown: true }))
}

async function load(href: string, _: AbortSignal, isReturn: boolean): Promise<Loaded<OpenPage>> {
  // An earlier page is shown from its cached data, and refetched once it is rendered: its queries know that they are
  // old.
  const opened = open(href, isReturn ? readKnown : readFresh)
  if (opened === 'leave') return { kind: 'leave' }
  if ('to' in opened) return { kind: 'redirect', to: opened.to }
  const [view] = await Promise.all([opened, loadTexts()])
  if ('to' in view) return { kind: 'redirect', to: view.to + new URL(href, location.origin).search }
  if (view.status !== 500 || navigator.onLine) return { kind: 'view', view }
  // No other page can be shown, so the current one stays and an alert says so.
  const words = { title: i18n.t('connection.offline.title'), text: i18n.t('connection.page') }
  alerts.push({ key: 'connection', tone: 'warn', icon: 'offline', ...words })
  return { kind: 'stay', view }
}

async function firstPage(): Promise<OpenPage> {
  // A page that is gone offers a link to a parent page, which depends on what its address was.
  if (isErrorKind(state.page) && state.page !== '410')
    return errorPage(state.page, { t: i18n.t, queryClient }, state.hasFrame)
  const opened = open(location.pathname + location.search, readKnown)
  const view = opened instanceof Promise ? await opened : opened
  if (typeof view === 'object' && 'Page' in view) return view
  throw new Error('The server rendered an address that the browser does not know.')
}

/**
 * Removes private and tracking keys from the address before any other code reads it. Returns the code of a shared
 * slip, if there is one.
 */
async function cleanAddress(): Promise<string | undefined> {
  const { takeTrackingKeys } = await import('./browser/visitor/takeTrackingKeys.ts')
  const { clean, shareCode } = takeTrackingKeys(location.href, sessionTexts)
  if (clean !== undefined) history.replaceState(history.state, '', clean)
  return shareCode
}

async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID)
  if (!root) return
  history.scrollRestoration = 'manual'
  const shareCode = location.search === '' ? undefined : await cleanAddress()
  const navigation = createNavigation<OpenPage>(
    { browser: createBrowser(window), load, newEntry: randomUuid, staysInPlace },
    await firstPage(),
    readPositions(sessionTexts),
  )
  listenToLinks(document, {
    isOurs,
    go: href => void navigation.go(href),
    prefetch: href => void prefetch(href),
  })
  window.addEventListener('popstate', () => void navigation.moved())
  window.addEventListener('pagehide', () => {
    storePositions(sessionTexts, navigation.positions())
  })

  hydrateRoot(
    root,
    <ClientRoot
      services={{ queryClient, i18n, settings, live, session, slip, favourites, alerts }}
      navigation={navigation}
      href={addresses}
      config={config}
    />,
    {
      // React has recovered by rendering again.
      onRecoverableError: reportTold,
      onCaughtError: (error, { errorBoundary }) =>
        errorBoundary instanceof ErrorBoundary && errorBoundary.props.fallback
          ? reportTold(error)
          : reportError(error),
    },
  )
  afterPaint(() => startAfterPaint(root, shareCode))
}

/** After first paint: the session, the texts of dialogs that may open, and the services of the page. */
function startAfterPaint(root: HTMLElement, shareCode: string | undefined): void {
  replayEarlyControls(window.earlyTaps)
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

/**
 * Pages of the platform and the documents are on this origin too: a link to an address that is not ours is followed
 * by the browser.
 */
function isOurs(url: URL): boolean {
  const address = readAddress(url.pathname, '', options)
  return address.kind === 'page' && address.locale === locale && address.page.key !== 'not_found'
}

async function prefetch(href: string): Promise<void> {
  const opened = open(href, readFresh)
  if (opened instanceof Promise) await opened
}

/** The second frame comes after the first paint. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

void start()
