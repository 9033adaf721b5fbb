import { dehydrate } from '@tanstack/react-query'
import { directionOf } from '@touchline/domain/locale'
import { renderToString } from 'react-dom/server'
import { systemQuery } from '#core/catalogue'
import { createComingFavourites } from '#core/favourites'
import { createLive } from '#core/live'
import { createSettingsStore, type Preferences } from '#core/settings'
import { createSession, noTabs } from '#core/session'
import { createComingSlip } from '#core/slip'
import { LATE_PARTS } from '#features/navigation'
import { App } from '#routes/app'
import { errorPage, openPage, type OpenPage } from '#routes/open'
import { createAlerts } from '#shared/alerts'
import { KeepContext, LateContext, loadLateParts } from '#shared/hydration'
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
}

export type PageAnswer =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'html'
      readonly status: OpenPage['status']
      readonly html: Buffer
      readonly locale: string
      /** Key of the page, which says how long its HTML may be shared. */
      readonly page: OpenPage['key']
    }

export interface RenderNeeds {
  readonly settings: ServerSettings
  readonly site: Site
  readonly assets: (page: OpenPage['key']) => DocumentAssets
  readonly now: () => number
  readonly report: (error: unknown) => void
}

/** Renders any page of any visitor who is not known: the HTML is the same for all with the same preferences. */
export function createRenderPage(needs: RenderNeeds): (request: PageRequest) => Promise<PageAnswer> {
  const { settings, site, now, report } = needs
  const answers = createAnswers(now)
  const keeper = createKeeper()
  const lateParts = loadLateParts(LATE_PARTS)

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
      slip: createComingSlip(),
      favourites: createComingFavourites(),
      settings: settingsStore,
      alerts: createAlerts(),
    }
  }

  return async request => {
    const known = (await site.system('en')) ?? UNKNOWN_SITE
    const { rtl_view: isRtlEnabled } = known
    const options = await site.addresses()
    const { locales, alwaysPrefix, customPages } = options
    const address = readAddress(request.pathname, request.search, options)
    if (address.kind === 'redirect') return { kind: 'redirect', to: address.to }

    const { locale } = address
    const system = await site.system(locale, request.blockedIn)
    const { messages, url: messagesUrl } = messagesOf(locale)
    const used = createUsedTexts()
    // What says that something went wrong is here even where nothing else can be loaded any more.
    for (const key of ERROR_TEXTS) used.add(key)
    const i18n = createI18n({
      locale,
      direction: directionOf(locale, isRtlEnabled),
      timeZone: 'UTC',
      messages,
      onUse: used.add,
    })
    const { testProviders } = request
    const client = site.client(locale, '', testProviders)
    const queryClient = createQueryClient({ client, now, timeZone: 'UTC' }, true)
    if (system) queryClient.setQueryData(systemQuery().queryKey, system)
    const read = ((query: Parameters<typeof answers.read>[2]) =>
      answers.read(locale + testProviders, queryClient, query)) as never
    const href = createHref(locale, options)
    const page = request.blockedIn
      ? errorPage('blocked', { queryClient, t: i18n.t }, false)
      : await openPage(address, {
          context: { queryClient, read },
          href,
          t: i18n.t,
          format: i18n.format,
          report,
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
      variant: `${locale} ${request.preferences.oddsType}`,
      momentOf: shown => momentOf(shown, standing.services.live),
      draw: drawn =>
        used.of(() =>
          renderToString(
            <LateContext value={late}>
              <Root {...standing}>{drawn}</Root>
            </LateContext>,
          ),
        ),
      onUse: used.add,
    })
    const body = renderToString(
      <KeepContext value={keep}>
        <LateContext value={late}>
          <Root {...standing}>
            <App page={page} site={config} isPending={false} />
          </Root>
        </LateContext>
      </KeepContext>,
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
    return { kind: 'html', status: page.status, html, locale, page: page.key }
  }
}

function pick(messages: Messages, keys: ReadonlySet<string>): Messages {
  return Object.fromEntries([...keys].flatMap(key => (key in messages ? [[key, messages[key]!]] : [])))
}
