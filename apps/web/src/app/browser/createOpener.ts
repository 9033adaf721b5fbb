import type { QueryClient } from '@tanstack/react-query'
import type { Href } from '#core/addresses'
import type { LoadContext } from '#pages/shared'
import type { Alerts } from '#shared/alerts'
import type { I18n } from '#shared/i18n'
import { listenToLinks, type Navigation, type NavigationOptions } from '#shared/navigation'
import type { SiteConfig } from '../pageState.ts'
import { openPage, readAddress, type Elsewhere, type OpenPage } from '../router/index.ts'
import type { ViewedPage } from './ClientRoot.tsx'
import type { StartUpOptions } from './startUp.ts'

export interface OpenerOptions {
  readonly locale: string
  readonly config: SiteConfig
  readonly queryClient: QueryClient
  readonly href: Href
  readonly i18n: I18n
  readonly alerts: Alerts
  readonly returning: StartUpOptions['returning']
  /** The texts beyond those of the first page. */
  readonly loadTexts: () => Promise<void>
  /** Reports an error that the visitor sees already. */
  readonly report: (error: unknown) => void
}

/** Opens pages other than the first: follows links, prefetches, and loads the pages of the history. */
export interface Opener {
  readonly load: NavigationOptions<ViewedPage>['load']
  readonly followLinks: (document: Document, navigation: Navigation<ViewedPage>) => void
}

type Opening = Promise<OpenPage | Elsewhere> | 'leave' | Elsewhere

export function createOpener(options: OpenerOptions): Opener {
  const { locale, config, queryClient, href, i18n, alerts, returning, loadTexts, report } = options

  // `read` has a type parameter for the data of each query, which the types of Query's options do not accept.
  /** Reads fresh data, and requests the rest; offline, any cached data however old. */
  const readFresh: LoadContext['read'] = query =>
    navigator.onLine ? whileOnline(queryClient.fetchQuery(query as never)) : readKnown(query)
  /** Reads the data of an earlier page, however old. */
  const readKnown: LoadContext['read'] = async query => {
    const data = await whileOnline(queryClient.ensureQueryData(query as never))
    const cached = queryClient.getQueryCache().find({ queryKey: query.queryKey })
    if (cached) returning.take(cached)
    return data as never
  }

  function open(target: string, read: LoadContext['read']): Opening {
    const url = new URL(target, location.origin)
    const address = readAddress(url.pathname, url.search, config)
    if (address.kind === 'redirect') return { to: address.to }
    if (config.isBlocked || address.locale !== locale) return 'leave'
    return openPage(address, {
      context: { queryClient, read },
      href,
      t: i18n.t,
      format: i18n.format,
      // Being offline is expected; any other error is shown by the current page.
      report: error => navigator.onLine && report(error),
    })
  }

  /**
   * Pages of the platform and the documents are on this origin too: a link to an address that is not ours is followed
   * by the browser.
   */
  function isOurs(url: URL): boolean {
    const address = readAddress(url.pathname, '', config)
    return address.kind === 'page' && address.locale === locale && address.page.key !== 'not_found'
  }

  return {
    async load(target, _, isReturn) {
      // An earlier page is shown from its cached data, and refetched once it is rendered: its queries know that they
      // are old.
      const opened = open(target, isReturn ? readKnown : readFresh)
      if (opened === 'leave') return { kind: 'leave' }
      if ('to' in opened) return { kind: 'redirect', to: opened.to }
      const [view] = await Promise.all([opened, loadTexts()])
      if ('to' in view) return { kind: 'redirect', to: view.to + new URL(target, location.origin).search }
      if (view.status !== 500 || navigator.onLine) return { kind: 'view', view }
      // No other page can be shown, so the current one stays and an alert says so.
      const words = { title: i18n.t('connection.offline.title'), text: i18n.t('connection.page') }
      alerts.push({ key: 'connection', tone: 'warn', icon: 'offline', ...words })
      return { kind: 'stay', view }
    },
    followLinks(document, navigation) {
      listenToLinks(document, {
        isOurs,
        go: target => void navigation.go(target),
        prefetch: target => void open(target, readFresh),
      })
      // For tests and support: from here on links are followed without the server.
      document.documentElement.dataset.links = 'here'
    },
  }
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
