import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * The headers of a request for the back end, which trusts what they say of the visitor: address, scheme, host and
 * country. Each is one value that a trusted proxy added; what a visitor sends under these names is dropped.
 */
export function headersFor(request: IncomingMessage, trustedHops: number): IncomingHttpHeaders {
  const { headers, socket } = request
  const own = Object.entries(headers).filter(([name, value]) => value !== undefined && !isAboutVisitor(name))
  const trusted = (name: string) => trustedValue(headers[name], trustedHops)
  const visitor = {
    'x-forwarded-for': addressIn(trusted('x-forwarded-for')) ?? socket.remoteAddress,
    'x-forwarded-host': trusted('x-forwarded-host') ?? headers.host,
    'x-forwarded-proto': trusted('x-forwarded-proto')?.toLowerCase() === 'https' ? 'https' : 'http',
    'x-country': proxiedCountryOf(request, trustedHops),
  }
  return Object.fromEntries([...own, ...Object.entries(visitor).filter(([, value]) => value !== undefined)])
}

/** Whether a header describes the sender of a request. */
function isAboutVisitor(name: string): boolean {
  return name === 'x-country' || name === 'forwarded' || name.startsWith('x-forwarded-')
}

/**
 * The value that the outermost of our proxies gave a header. Each proxy appends one, so it is at a fixed place from
 * the end; a visitor may have sent those before it. A header with fewer values passed fewer of our proxies, and its
 * first value is from one of them.
 */
function trustedValue(
  header: string | readonly string[] | undefined,
  trustedHops: number,
): string | undefined {
  if (trustedHops === 0 || header === undefined) return undefined
  const values = String(header)
    .split(',')
    .map(value => value.trim())
  return values.at(-trustedHops) ?? values[0]
}

/** An address, without the port that some proxies write after it. */
function addressIn(value: string | undefined): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(value ?? '') ?? []
  const [, dotted] = /^([\d.]+):\d+$/.exec(value ?? '') ?? []
  const address = bracketed ?? dotted ?? value
  return address !== undefined && isIP(address) !== 0 ? address : undefined
}

/** The visitor's country, as a trusted proxy reports it. */
export function proxiedCountryOf({ headers }: IncomingMessage, trustedHops: number): string | undefined {
  const country = trustedValue(headers['x-country'], trustedHops)
  return country !== undefined && /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : undefined
}

/** The address of a request as its visitor sees it; undefined where there is none. */
export function addressOf(
  request: IncomingMessage,
  trustedHops: number,
  path = request.url ?? '/',
): URL | undefined {
  const headers = headersFor(request, trustedHops)
  const host = String(headers['x-forwarded-host'] ?? 'localhost')
  const address = `${String(headers['x-forwarded-proto'])}://${host}${withoutHost(path)}`
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  // `/.//host` and `/\host` have their second slash only after parsing.
  url.pathname = withoutHost(url.pathname)
  return url
}

/** A path that begins with two slashes would be read as a host, here and in a redirect. */
function withoutHost(path: string): string {
  return path.replace(/^\/+/, '/')
}
