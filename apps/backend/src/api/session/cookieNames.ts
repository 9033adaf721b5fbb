import type { FastifyRequest } from 'fastify'

const LOCAL_HOSTS = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])$/

/**
 * The name of a cookie where a request comes from. `__Host-` needs https; browsers count localhost as safe too. There
 * the plain name is never read: another host of the same site could set it. On a plain-http address (a phone in the
 * same network, in demo and test mode) the plain name is the only one there can be; production has none there.
 */
export function cookieNameOf(
  request: FastifyRequest,
  name: 'sid' | 'known-device',
  needsHttps: boolean,
): string | undefined {
  if (isSecureOrigin(request)) return `__Host-${name}`
  return needsHttps ? undefined : name
}

export function isSecureOrigin(request: FastifyRequest): boolean {
  return request.protocol === 'https' || LOCAL_HOSTS.test(request.hostname)
}
