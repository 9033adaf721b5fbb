import { parseCookie } from 'cookie'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { encodePreferences } from '#core/settings'
import type { BackendWatch } from '../health/watchBackend.ts'
import { encodingOf } from '../http/encodings.ts'
import { HTML, TEXT } from '../http/mediaTypes.ts'
import { WAITING_HEADERS } from '../http/waiting.ts'
import type { ServerSettings } from '../settings/readSettings.ts'
import type { SiteSource } from '../site/site.ts'
import { firstAddress, LOCALE_COOKIE } from './request/firstAddress.ts'
import { createHtmlCache, unshared, type HtmlCacheKey } from './htmlCache.ts'
import { pageRequestOf, waitingRequestOf } from './request/pageRequestOf.ts'
import { properSearch } from './request/properSearch.ts'
import type { PageAnswer, PageRequest } from './pageAnswer.ts'

const POLICY = 'content-security-policy'

export interface PageOptions {
  readonly settings: Pick<ServerSettings, 'trustedHops' | 'publicOrigin'>
  readonly site: SiteSource
  readonly backend: BackendWatch
  readonly renderPage: (request: PageRequest) => Promise<PageAnswer>
  readonly now: () => number
  readonly report: (error: unknown) => void
  /** The development server shares no page. */
  readonly isDevelopment: boolean
}

/** Pages: every address that nothing else handles. */
export const pageRoutes: FastifyPluginAsync<PageOptions> = async (app, options) => {
  const { site, settings, now, isDevelopment } = options
  const cache = isDevelopment ? unshared : createHtmlCache(now)

  app.get('/', async ({ headers, address }, reply) => {
    const cookies = parseCookie(headers.cookie ?? '')
    const preferred = { chosen: cookies[LOCALE_COOKIE], header: headers['accept-language'] }
    return reply
      .code(302)
      .type(TEXT)
      .headers({ 'cache-control': 'no-store', vary: 'accept-language, cookie' })
      .header('location', (await firstAddress(site, preferred)) + address.search)
      .send('')
  })

  app.get('/*', async (request, reply) => {
    const page = await pageRequestOf(request, site, settings)
    const shared = await cache.get(keyOf(page), () => makePage(page, options))
    const { answer } = shared
    const query = properSearch(request.address.search)
    if (answer.kind === 'redirect' || query !== request.address.search) {
      // The visitor's own query is kept, tracking keys included: the page removes them after it has read them.
      const [path = '/'] = answer.kind === 'redirect' ? answer.to.split('?') : [page.pathname]
      return redirect(reply, path + query)
    }
    const encoding = encodingOf(request.headers['accept-encoding'])
    if (answer.status === 503) reply.headers(WAITING_HEADERS)
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    allowStyle(reply, answer.styleSource)
    return reply
      .code(answer.status)
      .type(HTML)
      .headers({ 'content-language': answer.locale, vary: 'accept-encoding, cookie' })
      .header('cache-control', answer.status === 503 ? WAITING_HEADERS['cache-control'] : 'no-cache')
      .send(await shared.body(encoding))
  })
}

/** All parts of a request that change its page. */
function keyOf({
  origin,
  pathname,
  search,
  preferences,
  blockedIn,
  testProviders,
}: PageRequest): HtmlCacheKey {
  return {
    text: `${origin} ${pathname}${search} ${encodePreferences(preferences)} ${blockedIn} ${testProviders}`,
    isChosen: search !== '' || testProviders !== '',
  }
}

/** Renders a page. A failure is logged, unless it only means that the back end cannot be reached. */
async function makePage(
  page: PageRequest,
  { renderPage, backend, report }: Pick<PageOptions, 'renderPage' | 'backend' | 'report'>,
): Promise<PageAnswer> {
  const answer = await renderPage(page)
  if (answer.kind === 'redirect' || answer.failures.length === 0) return answer
  if (await backend.isUp()) answer.failures.forEach(report)
  else if (answer.status === 500) return { ...answer, status: 503 }
  return answer
}

/** Adds the hash of the inline style sheet to the security policy. */
function allowStyle(reply: FastifyReply, source: string | undefined): void {
  const policy = reply.getHeader(POLICY)
  if (source === undefined || typeof policy !== 'string') return
  reply.header(POLICY, policy.replace("style-src 'self'", `style-src 'self' ${source}`))
}

const redirect = (reply: FastifyReply, location: string): FastifyReply =>
  reply.code(301).type(TEXT).headers({ location, 'cache-control': 'no-cache' }).send('')

/** Before the back end was ready for the first time: the page that says so, rendered without it. */
export async function sendWaitingPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { renderPage, settings }: Pick<PageOptions, 'renderPage' | 'settings'>,
): Promise<FastifyReply> {
  const answer = await renderPage(waitingRequestOf(request, settings))
  const html = answer.kind === 'html' ? answer.html : ''
  if (answer.kind === 'html') allowStyle(reply, answer.styleSource)
  return reply
    .code(503)
    .type(HTML)
    .headers({ ...WAITING_HEADERS, refresh: WAITING_HEADERS['retry-after'] })
    .send(html)
}
