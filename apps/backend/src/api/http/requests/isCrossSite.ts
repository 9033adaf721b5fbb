import type { FastifyRequest } from 'fastify'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
/** Addresses of this machine. */
export const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/**
 * Whether an unsafe request comes from another site (threat model: CSRF with the cookie). Browsers always send
 * Sec-Fetch-Site or Origin; a request with neither is not from a browser and is accepted if it carries no cookie or
 * comes over loopback.
 */
export function isCrossSite(request: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  if (SAFE_METHODS.includes(request.method)) return false
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  if (origin !== undefined && allowedOrigins.includes(origin)) return false
  if (site !== undefined) return site !== 'same-origin'
  if (origin !== undefined) return origin !== `${request.protocol}://${request.host}`
  return request.headers.cookie !== undefined && !LOOPBACK.includes(request.socket.remoteAddress ?? '')
}
