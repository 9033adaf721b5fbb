import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/**
 * The headers of a request as the back end gets them, which believes what they say of the visitor: address, scheme, host and
 * country. Without a proxy in front all of it is ours to say, and a visitor's own word on it is dropped.
 */
export function headersFor(request: IncomingMessage, isProxyTrusted: boolean): IncomingHttpHeaders {
  const { headers, socket } = request
  const ours: IncomingHttpHeaders = {
    'x-forwarded-for': socket.remoteAddress,
    'x-forwarded-host': headers.host,
    'x-forwarded-proto': 'http',
  }
  const said = Object.entries(headers).filter(([name, value]) => value !== undefined && !isSaid(name))
  const told = isProxyTrusted ? Object.entries(headers).filter(([name]) => isSaid(name)) : []
  const own = Object.entries(ours).filter(([, value]) => value !== undefined)
  return Object.fromEntries([...said, ...own, ...told])
}

/** Headers that say who asks, and from where. */
function isSaid(name: string): boolean {
  return name === 'x-country' || name === 'forwarded' || name.startsWith('x-forwarded-')
}

/** The country a trusted proxy says a request comes from. */
export function countryOf(request: IncomingMessage, isProxyTrusted: boolean): string | undefined {
  const told = isProxyTrusted ? request.headers['x-country'] : undefined
  return typeof told === 'string' ? told.toUpperCase() : undefined
}

/** The address of a request as its visitor sees it; undefined where there is none. */
export function addressOf(request: IncomingMessage, isProxyTrusted: boolean): URL | undefined {
  const headers = headersFor(request, isProxyTrusted)
  const [scheme] = String(headers['x-forwarded-proto']).split(',')
  const host = String(headers['x-forwarded-host'] ?? 'localhost')
  const address = `${scheme === 'https' ? 'https' : 'http'}://${host}${withoutHost(request.url ?? '/')}`
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  // `/.//host` and `/\host` have their second slash only now that they are read.
  url.pathname = withoutHost(url.pathname)
  return url
}

/** A path of two slashes would be read as a host, by us and by whom it is sent to. */
function withoutHost(path: string): string {
  return path.replace(/^\/+/, '/')
}
