import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Whether a handshake's origin is allowed. Without `Origin` the request is not from a browser page; pages of our own
 * host are always allowed; any other origin must be listed as `https://host[:port]`, or the list must include `*`.
 */
export function isAllowedOrigin(req: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin } = req.headers
  if (origin === undefined || allowedOrigins.includes('*')) return true
  return allowedOrigins.includes(origin.toLowerCase()) || hostOf(origin) === requestedHost(req)
}

/** Lets an allowed page of another origin read the response. */
export function allowReading({ headers }: IncomingMessage, res: ServerResponse): void {
  if (headers.origin === undefined) return
  res.setHeader('Access-Control-Allow-Origin', headers.origin)
  res.setHeader('Access-Control-Allow-Credentials', 'true')
  res.setHeader('Vary', 'Origin')
}

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** The host the page requested. Only a proxy on this machine, our own web process, may override it. */
function requestedHost({ headers, socket }: IncomingMessage): string | undefined {
  const forwarded = LOOPBACK.includes(socket.remoteAddress ?? '') ? headers['x-forwarded-host'] : undefined
  const host = forwarded === undefined ? headers.host : String(forwarded).split(',').at(-1)
  return host?.trim().toLowerCase()
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
