import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * The headers of a request as the back end gets them, which believes what they say of the visitor: address, scheme,
 * host and country. Each is one value, checked here: what a visitor says of it does not get past us, nor what no proxy
 * of ours has added.
 */
export function headersFor(request: IncomingMessage, trustedHops: number): IncomingHttpHeaders {
  const { headers, socket } = request
  const own = Object.entries(headers).filter(([name, value]) => value !== undefined && !isSaid(name))
  const told = (name: string) => toldBy(headers[name], trustedHops)
  const visitor = {
    'x-forwarded-for': addressIn(told('x-forwarded-for')) ?? socket.remoteAddress,
    'x-forwarded-host': told('x-forwarded-host') ?? headers.host,
    'x-forwarded-proto': told('x-forwarded-proto')?.toLowerCase() === 'https' ? 'https' : 'http',
    'x-country': countryOf(request, trustedHops),
  }
  return Object.fromEntries([...own, ...Object.entries(visitor).filter(([, value]) => value !== undefined)])
}

/** Headers that say who asks, and from where. */
function isSaid(name: string): boolean {
  return name === 'x-country' || name === 'forwarded' || name.startsWith('x-forwarded-')
}

/**
 * The value that the first of our proxies gave a header. Each adds one at the end, so it is the last but so many;
 * whatever comes before a visitor may have sent. A header with fewer values came by fewer of our proxies, and its first
 * is from one of them.
 */
function toldBy(header: string | readonly string[] | undefined, trustedHops: number): string | undefined {
  if (trustedHops === 0 || header === undefined) return undefined
  const values = String(header)
    .split(',')
    .map(value => value.trim())
  return values.at(-trustedHops) ?? values[0]
}

/** An address, without the port that some proxies write after it. */
function addressIn(told: string | undefined): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(told ?? '') ?? []
  const [, dotted] = /^([\d.]+):\d+$/.exec(told ?? '') ?? []
  const address = bracketed ?? dotted ?? told
  return address !== undefined && isIP(address) !== 0 ? address : undefined
}

/** The country a trusted proxy says a request comes from. */
export function countryOf({ headers }: IncomingMessage, trustedHops: number): string | undefined {
  const told = toldBy(headers['x-country'], trustedHops)
  return told !== undefined && /^[a-z]{2}$/i.test(told) ? told.toUpperCase() : undefined
}

/** The address of a request as its visitor sees it; undefined where there is none. */
export function addressOf(request: IncomingMessage, trustedHops: number): URL | undefined {
  const headers = headersFor(request, trustedHops)
  const host = String(headers['x-forwarded-host'] ?? 'localhost')
  const address = `${String(headers['x-forwarded-proto'])}://${host}${withoutHost(request.url ?? '/')}`
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
