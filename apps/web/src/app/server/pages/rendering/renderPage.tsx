import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { directionOf } from '@touchline/domain/locale'
import { systemQuery } from '#core/catalogue'
import { errorPage, openPage, type OpenPage } from '../../../router/index.ts'
import { createI18n, type I18n, type Messages } from '#shared/i18n'
import { createQueryClient } from '#shared/query'
import { createHref } from '#core/addresses'
import { messagesOf } from '../../../messages/messagesOf.ts'
import type { PageState } from '../../../pageState.ts'
import type { ServerSettings } from '../../settings/readSettings.ts'
import type { SiteSource } from '../../site/site.ts'
import { createAnswers, type Answers } from './answers.ts'
import { createDrawPage } from './drawPage.tsx'
import { createUsedTexts, type UsedTexts } from './createUsedTexts.ts'
import type { PageAnswer, PageRequest } from '../pageAnswer.ts'
import { pageConfig } from './pageConfig.ts'
import { resolveRequest, type ResolvedRequest } from '../request/resolveRequest.ts'
import { writeDocument, type DocumentAssets } from '../document/writeDocument.ts'

/** Texts of error pages that a browser may need without a network (spec section 8). */
const ERROR_TEXTS = ['home', '404.title', '404.text', '500.title', '500.text'].map(key => `error-page.${key}`)

export interface RenderOptions {
  readonly settings: ServerSettings
  readonly site: SiteSource
  readonly assets: (page: OpenPage['key']) => DocumentAssets
  readonly now: () => number
}

/**
 * Renders any page for a visitor who is not signed in: the HTML is the same for all visitors with the same
 * preferences.
 */
export function createRenderPage(options: RenderOptions): (request: PageRequest) => Promise<PageAnswer> {
  const { settings, site, assets, now } = options
  const answers = createAnswers(now)
  const drawPage = createDrawPage(options)

  return async request => {
    const resolved = await resolveRequest(request, site)
    const { address, locale } = resolved
    if (address.kind === 'redirect' && !request.isWaiting) return { kind: 'redirect', to: address.to }

    const failures: unknown[] = []
    const used = createUsedTexts()
    const { i18n, messages, messagesUrl } = textsOf(resolved, used, now)
    const queryClient = createQueryClient(
      { client: site.client(locale, '', request.testProviders), now, timeZone: 'UTC' },
      true,
    )
    const page = await open(request, resolved, {
      answers,
      queryClient,
      i18n,
      report: error => failures.push(error),
    })
    if ('to' in page) return { kind: 'redirect', to: page.to }

    const config = pageConfig(resolved, settings, request.blockedIn !== undefined)
    const body = await drawPage({ page, request, config, resolved, used, services: { queryClient, i18n } })
    const state: PageState = {
      locale,
      config,
      preferences: request.preferences,
      page: savedPage(page),
      messages: pick(messages, used.all()),
      messagesUrl,
      queries: dehydrate(queryClient).queries,
    }
    const built = assets(page.key)
    const html = writeDocument({
      state,
      body,
      page,
      direction: i18n.direction,
      pathname: request.pathname,
      origin: request.origin,
      isZoomAllowed: settings.isZoomAllowed,
      assets: built,
    })
    const styleSource = built.inlineStyle?.source
    return { kind: 'html', status: page.status, html, styleSource, locale, page: page.key, failures }
  }
}

/** What the browser must know to draw the same page; its component is in the code of the page. */
function savedPage({ key, params, list, openSport, hasFrame }: OpenPage): PageState['page'] {
  return { key, params, list, openSport, hasFrame }
}

/** The texts of a page; records the keys that it uses. */
function textsOf({ locale, isRtlEnabled }: ResolvedRequest, used: UsedTexts, now: () => number) {
  const { messages, url: messagesUrl } = messagesOf(locale)
  // The error texts are in every page: they are shown when nothing else can be loaded.
  for (const key of ERROR_TEXTS) used.add(key)
  const direction = directionOf(locale, isRtlEnabled)
  const i18n = createI18n({ locale, direction, timeZone: 'UTC', messages, now, onUse: used.add })
  return { i18n, messages, messagesUrl }
}

interface OpenOptions {
  readonly answers: Answers
  readonly queryClient: QueryClient
  readonly i18n: I18n
  readonly report: (error: unknown) => void
}

/** Loads the page of a request; without a back end or in a blocked country, the error page for that. */
async function open(
  { isWaiting, blockedIn, testProviders }: PageRequest,
  { address, addresses, locale, system }: ResolvedRequest,
  { answers, queryClient, i18n, report }: OpenOptions,
) {
  const { t, format } = i18n
  if (system) queryClient.setQueryData(systemQuery().queryKey, system)
  const forced = isWaiting ? '500' : blockedIn ? 'blocked' : undefined
  if (forced !== undefined || address.kind === 'redirect')
    return errorPage(forced ?? '500', { queryClient, t }, false)
  // A context's `read` has a type parameter for each query, which no function of one query type has.
  const read = ((query: Parameters<Answers['read']>[2]) =>
    answers.read(locale + testProviders, queryClient, query)) as never
  const href = createHref(locale, addresses)
  return openPage(address, { context: { queryClient, read }, href, t, format, report })
}

function pick(messages: Messages, keys: ReadonlySet<string>): Messages {
  return Object.fromEntries([...keys].flatMap(key => (key in messages ? [[key, messages[key]!]] : [])))
}
