import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Whether a handshake may come from where it says it does. No `Origin` means that no browser page is behind it; a page
 * of our own host always may; any other must be listed, as `https://host[:port]`, or the list must hold `*`.
 */
export function isAllowedOrigin({ headers }: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined || allowedOrigins.includes('*')) return true
  return allowedOrigins.includes(origin.toLowerCase()) || hostOf(origin) === host?.toLowerCase()
}

/** Lets an allowed page of another origin read the answer. */
export function allowReading({ headers }: IncomingMessage, res: ServerResponse): void {
  if (headers.origin === undefined) return
  res.setHeader('Access-Control-Allow-Origin', headers.origin)
  res.setHeader('Access-Control-Allow-Credentials', 'true')
  res.setHeader('Vary', 'Origin')
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
