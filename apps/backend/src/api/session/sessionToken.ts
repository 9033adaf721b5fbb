import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const TOKEN_BYTES = 32
/** A frame without cookies asks for its token in the answer, and sends it back in this header. */
const TRANSPORT_HEADER = 'x-session-transport'
const TOKEN_HEADER = 'x-session-token'
const LOCAL_HOSTS = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])$/

/** An unguessable token: 256 bits. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is kept of a token: whoever reads the table cannot sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The token a request carries: of the header in a frame, else of the cookie. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return headerTokenOf(request) ?? cookieTokenOf(request)
}

export function headerTokenOf({ headers }: FastifyRequest): string | undefined {
  const header = headers[TOKEN_HEADER]
  return typeof header === 'string' && header !== '' ? header : undefined
}

export function cookieTokenOf({ cookies }: FastifyRequest): string | undefined {
  return cookies['__Host-sid'] ?? cookies.sid
}

export function wantsHeaderToken(request: FastifyRequest): boolean {
  return request.headers[TRANSPORT_HEADER] === 'header'
}

/**
 * Sets the session cookie. `__Host-` needs https; browsers count localhost as safe too. On another plain-http address (a phone
 * in the same network, in demo and test mode only) it is a plain cookie of the same scope.
 */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAge: number,
): void {
  const isSecure = isSecureOrigin(request)
  reply.setCookie(isSecure ? '__Host-sid' : 'sid', token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge,
  })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secure = isSecureOrigin(request)
  reply.clearCookie('sid', { path: '/', httpOnly: true, sameSite: 'lax' })
  if (secure) reply.clearCookie('__Host-sid', { path: '/', httpOnly: true, sameSite: 'lax', secure })
}

export function isSecureOrigin(request: FastifyRequest): boolean {
  return request.protocol === 'https' || LOCAL_HOSTS.test(request.hostname)
}
