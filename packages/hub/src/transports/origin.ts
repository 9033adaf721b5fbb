import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Whether a handshake may come from where it says it does. No `Origin` means that no browser page is behind it; a page
 * of our own host always may; any other must be listed, as `https://host[:port]`, or the list must hold `*`.
 */
export function isAllowedOrigin(req: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin } = req.headers
  if (origin === undefined || allowedOrigins.includes('*')) return true
  return allowedOrigins.includes(origin.toLowerCase()) || hostOf(origin) === hostAskedFor(req)
}

/** Lets an allowed page of another origin read the answer. */
export function allowReading({ headers }: IncomingMessage, res: ServerResponse): void {
  if (headers.origin === undefined) return
  res.setHeader('Access-Control-Allow-Origin', headers.origin)
  res.setHeader('Access-Control-Allow-Credentials', 'true')
  res.setHeader('Vary', 'Origin')
}

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** The host the page asked for. Only a proxy on this machine, our own web process, is believed about it. */
function hostAskedFor({ headers, socket }: IncomingMessage): string | undefined {
  const forwarded = LOOPBACK.includes(socket.remoteAddress ?? '') ? headers['x-forwarded-host'] : undefined
  const host = forwarded === undefined ? headers.host : String(forwarded).split(',').at(-1)
  return host?.trim().toLowerCase()
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
