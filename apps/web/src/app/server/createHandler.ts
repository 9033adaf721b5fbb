import type { IncomingMessage, ServerResponse } from 'node:http'
import { readTestProviders, TEST_PROVIDERS_COOKIE, writeTestProviders } from '@touchline/domain/catalogue'
import { parseCookie } from 'cookie'
import { drawCrest } from '#pieces/crest'
import { decodePreferences, encodePreferences, PREFERENCES_COOKIE } from '#core/settings'
import { messagesOf } from '../messages/messagesOf.ts'
import type { BuiltFile } from './builtFiles.ts'
import type { Forwarder } from './forward.ts'
import { encodingOf, type Encoding } from './encodings.ts'
import type { FileSource } from './fileAnswer.ts'
import { createHtmlCache } from './htmlCache.ts'
import { FAVICON } from './fixedFiles.ts'
import { listSearch } from './listSearch.ts'
import { properSearch } from './properSearch.ts'
import { firstAddress, LOCALE_COOKIE } from './firstAddress.ts'
import { addressOf, countryOf } from './headersFor.ts'
import type { PageAnswer, PageRequest } from './renderPage.tsx'
import { securityHeaders } from './securityHeaders.ts'
import type { ServerSettings } from './readSettings.ts'
import type { Site } from './site.ts'
import type { BackendWatch } from './watchBackend.ts'

export interface HandlerOptions {
  readonly settings: ServerSettings
  readonly site: Site
  readonly forwarder: Forwarder
  readonly backend: BackendWatch
  readonly files: ReadonlyMap<string, BuiltFile>
  /** Files that are made when they are asked for: robots.txt, sitemaps, pictures. */
  readonly madeFiles: FileSource
  readonly renderPage: (request: PageRequest) => Promise<PageAnswer>
  readonly version: string
  readonly now: () => number
  readonly report: (error: unknown) => void
  /** The development server allows inline scripts and styles, and shares no HTML. */
  readonly isDevelopment?: boolean
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const TEXT = 'text/plain; charset=utf-8'
const SVG = 'image/svg+xml; charset=utf-8'
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'
/** When to ask again for what waits for the back end. A browser that shows the answer asks again by itself. */
const WAIT_S = 2
const WAITING = { 'retry-after': String(WAIT_S), 'cache-control': 'no-store' }

/** Answers every request: health, files, what the back end owns, pages. */
export function createHandler(options: HandlerOptions): Handler {
  const {
    settings,
    site,
    forwarder,
    backend,
    files,
    madeFiles,
    renderPage,
    version,
    now,
    report,
    isDevelopment = false,
  } = options
  const headers = isDevelopment ? {} : securityHeaders(settings)
  const cache = createHtmlCache(isDevelopment ? () => Infinity : now)

  function send(
    response: ServerResponse,
    status: number,
    type: string,
    body: string | Buffer,
    more: object = {},
  ): void {
    const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length
    response.writeHead(status, { ...headers, 'content-type': type, 'content-length': length, ...more })
    response.end(response.req.method === 'HEAD' ? undefined : body)
  }
  const sendJson = (response: ServerResponse, status: number, value: object): void =>
    send(response, status, 'application/json', JSON.stringify(value), { 'cache-control': 'no-store' })

  async function sendHealth(path: string, response: ServerResponse): Promise<boolean> {
    if (path === '/livez') sendJson(response, 200, { status: 'ok' })
    else if (path === '/version') sendJson(response, 200, { name: 'touchline', version })
    else if (path === '/readyz') {
      const isReady = await backend.isUp()
      sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ok' : 'waiting for the back end' })
    } else return false
    return true
  }

  function sendFile(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    if (path === '/favicon.svg' || path === '/favicon.ico') {
      send(response, 200, SVG, FAVICON, { 'cache-control': FOR_A_DAY })
      return true
    }
    if (!path.startsWith('/assets/')) return false
    const [, crest] = /^\/assets\/crests\/([\w-]+)\.svg$/.exec(path) ?? []
    const drawn = crest && drawCrest(crest)
    const [, locale] = /^\/assets\/messages\/([\w-]+)\.\w+\.json$/.exec(path) ?? []
    const texts = locale === undefined ? undefined : messagesOf(locale)
    const file = files.get(path)
    if (drawn) send(response, 200, SVG, drawn, { 'cache-control': FOR_EVER })
    else if (texts?.url === path)
      send(response, 200, 'application/json', texts.json, { 'cache-control': FOR_EVER })
    else if (file) {
      const encoding = best(encodingOf(request.headers['accept-encoding']), file)
      send(response, 200, file.type, file.bodies.get(encoding) ?? '', {
        'cache-control': FOR_EVER,
        vary: 'accept-encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      })
    } else send(response, 404, TEXT, 'Not found')
    return true
  }

  async function sendMade(url: URL, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const encoding = encodingOf(request.headers['accept-encoding'])
    const made = await madeFiles({
      url,
      origin: settings.publicOrigin ?? url.origin,
      encoding,
      knownTag: request.headers['if-none-match'],
    })
    if (made) send(response, made.status, made.type, made.body, made.headers)
    return made !== undefined
  }

  /** Before the back end was ready once: the page that says so, made without it. */
  async function sendWaiting(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cookies = parseCookie(request.headers.cookie ?? '')
    const answer = await renderPage({
      pathname: url.pathname,
      search: '',
      preferences: decodePreferences(cookies[PREFERENCES_COOKIE]),
      blockedIn: undefined,
      testProviders: '',
      origin: settings.publicOrigin ?? url.origin,
      isWaiting: true,
    })
    const html = answer.kind === 'html' ? answer.html : ''
    send(response, 503, 'text/html; charset=utf-8', html, { ...WAITING, refresh: String(WAIT_S) })
  }

  /** Makes a page. A failure is logged, unless it only means that the back end cannot be reached. */
  async function makePage(page: PageRequest): Promise<PageAnswer> {
    const answer = await renderPage(page)
    if (answer.kind === 'redirect' || answer.failures.length === 0) return answer
    if (await backend.isUp()) answer.failures.forEach(report)
    else if (answer.status === 500) return { ...answer, status: 503 }
    return answer
  }

  async function sendPage(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cookies = parseCookie(request.headers.cookie ?? '')
    if (url.pathname === '/') {
      const wished = { kept: cookies[LOCALE_COOKIE], header: request.headers['accept-language'] }
      return send(response, 302, TEXT, '', {
        location: (await firstAddress(site, wished)) + url.search,
        'cache-control': 'no-store',
        vary: 'accept-language, cookie',
      })
    }
    const preferences = decodePreferences(cookies[PREFERENCES_COOKIE])
    const blockedIn = await site.blockedCountry(countryOf(request, settings.trustedHops))
    const tested = readTestProviders(cookies[TEST_PROVIDERS_COOKIE])
    const testProviders = tested ? writeTestProviders(tested) : ''
    const search = listSearch(url.pathname, url.search, await site.addresses())
    // Where the site says its own origin, no host that a request names makes another page.
    const origin = settings.publicOrigin ?? url.origin
    const shared = await cache.get(
      {
        text: `${origin} ${url.pathname}${search} ${encodePreferences(preferences)} ${blockedIn} ${testProviders}`,
        isChosen: search !== '' || testProviders !== '',
      },
      () => makePage({ pathname: url.pathname, search, preferences, blockedIn, testProviders, origin }),
    )
    const { answer } = shared
    const query = properSearch(url.search)
    if (answer.kind === 'redirect' || query !== url.search) {
      // The visitor's own query goes along, tracking keys included: the page strips them after it has read them.
      const [path = '/'] = answer.kind === 'redirect' ? answer.to.split('?') : [url.pathname]
      return send(response, 301, TEXT, '', { location: path + query, 'cache-control': 'no-cache' })
    }
    const encoding = encodingOf(request.headers['accept-encoding'])
    send(response, answer.status, 'text/html; charset=utf-8', await shared.body(encoding), {
      'cache-control': 'no-cache',
      ...(answer.status === 503 && WAITING),
      'content-language': answer.locale,
      vary: 'accept-encoding, cookie',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })
  }

  return async (request, response) => {
    try {
      const url = addressOf(request, settings.trustedHops)
      if (!url) return send(response, 400, TEXT, 'Bad request')
      if (forwarder.takes(url.pathname)) return forwarder.request(request, response)
      // Production knows no /dev, whatever the method: it does not even say which one would be right.
      if (url.pathname.startsWith('/dev/')) return send(response, 404, TEXT, 'Not found')
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return send(response, 405, TEXT, 'Method not allowed', { allow: 'GET, HEAD' })
      if (await sendHealth(url.pathname, response)) return
      if (sendFile(url.pathname, request, response)) return
      if (!(await backend.hasStarted())) return await sendWaiting(url, request, response)
      if (await sendMade(url, request, response)) return
      await sendPage(url, request, response)
    } catch (error) {
      const isWaiting = !response.headersSent && !(await backend.isUp())
      if (isWaiting) return send(response, 503, 'text/plain; charset=utf-8', 'Not ready yet', WAITING)
      report(error)
      if (response.headersSent) response.destroy()
      else send(response, 500, TEXT, 'Something went wrong')
    }
  }
}

const best = (wanted: Encoding, file: BuiltFile): Encoding => (file.bodies.has(wanted) ? wanted : 'identity')
