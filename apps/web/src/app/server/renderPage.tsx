import { dehydrate } from '@tanstack/react-query'
import { DEFAULT_ACCEPT_MODE } from '@touchline/domain/odds'
import { directionOf, FALLBACK_LOCALE, LANGUAGES } from '@touchline/domain/locale'
import { renderToString } from 'react-dom/server'
import { systemQuery } from '#core/catalogue'
import type { Favourites } from '#core/favourites'
import { createLive } from '#core/live'
import { createSettingsStore, type Preferences } from '#core/settings'
import { createSession, noTabs } from '#core/session'
import { createLazySlip } from '#core/slip'
import { loadSortFields } from '#features/event-list'
import { SERVER_DRAWN_PARTS } from '#features/navigation'
import { App } from '#pages/app'
import { errorPage, openPage, type OpenPage } from '#pages/open'
import { createAlerts } from '#shared/alerts'
import { FragmentCacheContext } from '#shared/fragment-cache'
import { createLazyService, LazyChildrenContext, loadLazyChildren } from '#shared/lazy'
import { createI18n, type Messages } from '#shared/i18n'
import { createQueryClient } from '#shared/query'
import { createHref, readAddress, standingAt } from '#shared/router'
import { messagesOf } from '../messages/messagesOf.ts'
import type { PageState } from '../pageState.ts'
import { Root, type Services } from '../Root.tsx'
import { createAnswers } from './answers.ts'
import { createKeeper } from './createKeeper.ts'
import { createUsedTexts } from './createUsedTexts.ts'
import { momentOf } from './momentOf.ts'
import { writeDocument, type DocumentAssets } from './writeDocument.ts'
import type { ServerSettings } from './readSettings.ts'
import { UNKNOWN_SITE, currencyOf, type Site } from './site.ts'

const DAY_MS = 86_400_000

/** How addresses are read before the site has said how: any language may be asked for. */
const ANY_ADDRESSES = { locales: LANGUAGES, alwaysPrefix: false, customPages: [] }
/** Texts of error pages that a browser may need by itself (spec section 8). */
const ERROR_TEXTS = ['home', '404.title', '404.text', '500.title', '500.text'].map(key => `error-page.${key}`)

export type PageRequest = {
  readonly pathname: string
  /** With its `?`, or empty. */
  readonly search: string
  readonly preferences: Preferences
  /** Country of the visitor, where nobody there gets a page. */
  readonly blockedIn: string | undefined
  /** Whose matches a tester sees ([CAT-3]); empty for everybody else. */
  readonly testProviders: string
  /** Scheme and host visitors see. */
  readonly origin: string
  /** Nothing is asked of the back end: the page says that something went wrong. */
  readonly isWaiting?: boolean
}

export type PageAnswer =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'html'
      readonly status: OpenPage['status'] | 503
      readonly html: Buffer
      readonly locale: string
      /** Key of the page, which says how long its HTML may be shared. */
      readonly page: OpenPage['key']
      /** Surprises on the way; refusals that become pages are none. */
      readonly failures: readonly unknown[]
    }

export interface RenderOptions {
  readonly settings: ServerSettings
  readonly site: Site
  readonly assets: (page: OpenPage['key']) => DocumentAssets
  readonly now: () => number
}

/** Renders any page of any visitor who is not known: the HTML is the same for all with the same preferences. */
export function createRenderPage(needs: RenderOptions): (request: PageRequest) => Promise<PageAnswer> {
  const { settings, site, now } = needs
  const answers = createAnswers(now)
  const keeper = createKeeper()
  const lateParts = loadLazyChildren([...SERVER_DRAWN_PARTS, loadSortFields])

  /** Nobody in particular: what stands behind a page that is the same for all. */
  function aVisitor(locale: string, preferences: Preferences): Omit<Services, 'queryClient' | 'i18n'> {
    const live = createLive({ now, schedule: () => {} })
    const settingsStore = createSettingsStore(preferences)
    const client = site.client(locale)
    const session = createSession({
      client,
      live,
      tabs: noTabs,
      settings: settingsStore,
      sportsbookBase: settings.sportsbookBase,
    })
    return {
      live,
      session,
      slip: createLazySlip(),
      favourites: createLazyService<Favourites>(),
      settings: settingsStore,
      alerts: createAlerts(),
    }
  }

  return async request => {
    const { isWaiting = false } = request
    const failures: unknown[] = []
    const systemIn: Site['system'] = async (...asked) => (isWaiting ? undefined : await site.system(...asked))
    const known = (await systemIn('en')) ?? UNKNOWN_SITE
    const { rtl_view: isRtlEnabled } = known
    const options = isWaiting ? ANY_ADDRESSES : await site.addresses()
    const { locales, alwaysPrefix, customPages } = options
    const address = readAddress(request.pathname, request.search, options)
    if (address.kind === 'redirect' && !isWaiting) return { kind: 'redirect', to: address.to }

    const locale = address.kind === 'page' ? address.locale : FALLBACK_LOCALE
    const system = await systemIn(locale, request.blockedIn)
    const { messages, url: messagesUrl } = messagesOf(locale)
    const used = createUsedTexts()
    // What says that something went wrong is here even where nothing else can be loaded any more.
    for (const key of ERROR_TEXTS) used.add(key)
    const i18n = createI18n({
      locale,
      direction: directionOf(locale, isRtlEnabled),
      timeZone: 'UTC',
      messages,
      now,
      onUse: used.add,
    })
    const { testProviders } = request
    const client = site.client(locale, '', testProviders)
    const queryClient = createQueryClient({ client, now, timeZone: 'UTC' }, true)
    if (system) queryClient.setQueryData(systemQuery().queryKey, system)
    const read = ((query: Parameters<typeof answers.read>[2]) =>
      answers.read(locale + testProviders, queryClient, query)) as never
    const href = createHref(locale, options)
    const told = isWaiting ? '500' : request.blockedIn ? 'blocked' : undefined
    const page =
      told !== undefined || address.kind === 'redirect'
        ? errorPage(told ?? '500', { queryClient, t: i18n.t }, false)
        : await openPage(address, {
            context: { queryClient, read },
            href,
            t: i18n.t,
            format: i18n.format,
            report: error => failures.push(error),
          })
    if ('to' in page) return { kind: 'redirect', to: page.to }

    const config: PageState['config'] = {
      siteName: system?.site_name ?? UNKNOWN_SITE.site_name,
      locales,
      alwaysPrefix,
      customPages,
      isBlocked: request.blockedIn !== undefined,
      userGroupCheck: system?.user_group_check ?? undefined,
      isRtlEnabled,
      isIndexed: settings.isIndexed,
      sportsbookBase: settings.sportsbookBase,
      platformBase: settings.platformBase,
      realtimeBase: settings.realtimeBase,
      transports: settings.transports,
      currency: currencyOf(system),
      acceptMode: system?.default_accept_mode ?? DEFAULT_ACCEPT_MODE,
      // Until the installation has said so, nothing is shared and nothing hidden.
      sharesBets: system?.share_bets ?? false,
      isMyBetsVisible: system?.is_my_bets_visible ?? true,
      honoursKeys: system?.idempotent_placing ?? true,
      reportAddress: settings.reportAddress,
      tracedPercent: settings.tracedPercent,
    }
    const standing = {
      services: { queryClient, i18n, ...aVisitor(locale, request.preferences) },
      routing: { href, locales, shown: standingAt(request.pathname) },
    }
    const late = await lateParts
    const { keep, fill } = keeper.of({
      // Kick-offs are written with their day: today's rows are not tomorrow's.
      variant: `${locale} ${request.preferences.oddsType} ${Math.floor(now() / DAY_MS)}`,
      momentOf: shown => momentOf(shown, standing.services.live),
      draw: drawn =>
        used.of(() =>
          renderToString(
            <LazyChildrenContext value={late}>
              <Root {...standing}>{drawn}</Root>
            </LazyChildrenContext>,
          ),
        ),
      onUse: used.add,
    })
    const body = renderToString(
      <FragmentCacheContext value={keep}>
        <LazyChildrenContext value={late}>
          <Root {...standing}>
            <App page={page} site={config} isPending={false} />
          </Root>
        </LazyChildrenContext>
      </FragmentCacheContext>,
    )
    const state: PageState = {
      locale,
      config,
      preferences: request.preferences,
      page: page.key,
      status: page.status,
      hasFrame: page.hasFrame,
      messages: pick(messages, used.all()),
      messagesUrl,
      queries: dehydrate(queryClient),
    }
    const html = writeDocument({
      state,
      body: fill(body),
      page,
      direction: i18n.direction,
      pathname: request.pathname,
      origin: request.origin,
      isZoomAllowed: settings.isZoomAllowed,
      assets: needs.assets(page.key),
    })
    return { kind: 'html', status: page.status, html, locale, page: page.key, failures }
  }
}

function pick(messages: Messages, keys: ReadonlySet<string>): Messages {
  return Object.fromEntries([...keys].flatMap(key => (key in messages ? [[key, messages[key]!]] : [])))
}
