import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const TOKEN_BYTES = 32
/** A frame without cookies requests its token in the response body, and sends it in this header. */
const TRANSPORT_HEADER = 'x-session-transport'
const TOKEN_HEADER = 'x-session-token'
const LOCAL_HOSTS = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])$/

/** An unguessable token: 256 bits. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The stored form of a token: read access to the table does not allow signing in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * The token of a request: from the header in a frame, else from the cookie. `needsHttps`: cookies over plain http are
 * ignored (production).
 */
export function tokenOf(request: FastifyRequest, needsHttps: boolean): string | undefined {
  return headerTokenOf(request) ?? cookieTokenOf(request, needsHttps)
}

export function headerTokenOf({ headers }: FastifyRequest): string | undefined {
  const header = headers[TOKEN_HEADER]
  return typeof header === 'string' && header !== '' ? header : undefined
}

export function cookieTokenOf(request: FastifyRequest, needsHttps: boolean): string | undefined {
  const name = cookieNameOf(request, 'sid', needsHttps)
  return name === undefined ? undefined : request.cookies[name] || undefined
}

/** Every token in a request, valid or not: the sessions a browser had before it signs in again. */
export function tokensOf(request: FastifyRequest): readonly string[] {
  const { '__Host-sid': secure, sid: plain } = request.cookies
  return [headerTokenOf(request), secure, plain].filter(
    (token): token is string => token !== undefined && token !== '',
  )
}

export function wantsHeaderToken(request: FastifyRequest): boolean {
  return request.headers[TRANSPORT_HEADER] === 'header'
}

/** Sets the session cookie, under the name that is read for this kind of connection. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAge: number,
): void {
  const secure = isSecureOrigin(request)
  reply.setCookie(secure ? '__Host-sid' : 'sid', token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge,
  })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secure = isSecureOrigin(request)
  reply.clearCookie('sid', { path: '/', httpOnly: true, sameSite: 'lax' })
  if (secure) reply.clearCookie('__Host-sid', { path: '/', httpOnly: true, sameSite: 'lax', secure })
}

/**
 * The cookie name for a request's connection. `__Host-` needs https; browsers treat localhost as secure too. There the
 * plain name is never read, because another host of the same site could set it. On a plain-http address (a phone in the
 * same network, in demo and test mode) only the plain name works; production reads none there.
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
