import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

/** What the security log tells of. Those of players who proved who they are are never left out. */
const EVENTS = {
  'sign-in': 'always',
  'sign-out': 'always',
  'sign-in-failed': 'bounded',
  'sign-in-locked': 'bounded',
  'access-refused': 'bounded',
  'origin-refused': 'bounded',
  'limit-reached': 'bounded',
} as const

export type SecurityEvent = {
  readonly event: keyof typeof EVENTS
  /** Whose account it is about, where that is known. */
  readonly playerId?: string | undefined
  /** What the request was answered. */
  readonly status?: number
  readonly code?: number
}

/** Where a request came from and what it asked for, as the log may say it. */
export type SecuritySource = {
  readonly address: string | undefined
  readonly method: string | undefined
  /** The pattern of the address, never the address itself: that may hold a token. */
  readonly route: string | undefined
  readonly origin: string | undefined
}

type Field = keyof SecurityEvent | keyof SecuritySource | 'leftOut'

const isCount = (value: unknown): boolean => Number.isInteger(value)
const isText = (shape: RegExp) => (value: unknown) => typeof value === 'string' && shape.test(value)

/** All that a line may hold, each in its shape. A field that is not here, or has another shape, is left out. */
const FIELDS: Readonly<Record<Field, (value: unknown) => boolean>> = {
  event: value => typeof value === 'string' && Object.hasOwn(EVENTS, value),
  playerId: isText(/^[\w-]{1,36}$/),
  status: isCount,
  code: isCount,
  address: value => typeof value === 'string' && isIP(value) > 0,
  method: isText(/^[A-Z]{1,10}$/),
  route: isText(/^\/[\w/:.*-]{0,120}$/),
  origin: isText(/^(null|https?:\/\/[\w.:[\]-]{1,120})$/),
  leftOut: isCount,
}

/** The fields of a line: what is on the list of {@link FIELDS} and nothing else, whatever it is given. */
export function lineOf(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, isAllowed]) => {
      const value = given[name]
      return isAllowed(value) ? [[name, value]] : []
    }),
  )
}

const WINDOW_MS = 60_000
/** Lines of one event from one address in a window; further ones are counted. */
const LINES_MAX = 20
/** Lines of all addresses in a window: many addresses together cannot fill the disk either. */
const ALL_LINES_MAX = 1_000
const ADDRESSES_MAX = 10_000

export type SecurityLog = (source: SecuritySource, event: SecurityEvent) => void

/** Writes events to `log`, one line each. `now` is any clock in milliseconds. */
export function createSecurityLog(log: FastifyBaseLogger, now: () => number): SecurityLog {
  // The log of requests keeps warnings only; this one has the ordinary events too.
  const lines = log.child({}, { level: 'info' })
  const counts = new LRUCache<string, { since: number; lines: number; leftOut: number }>({
    max: ADDRESSES_MAX,
  })
  let all = { since: now(), lines: 0 }

  /** How many lines like this one were left out since the last; undefined where this one is left out too. */
  function leftOutBefore(key: string): number | undefined {
    const known = counts.get(key)
    const isOver = !known || now() - known.since >= WINDOW_MS
    const count = isOver ? { since: now(), lines: 0, leftOut: known?.leftOut ?? 0 } : known
    if (now() - all.since >= WINDOW_MS) all = { since: now(), lines: 0 }
    counts.set(key, count)
    if (count.lines >= LINES_MAX || all.lines >= ALL_LINES_MAX) {
      count.leftOut += 1
      return undefined
    }
    const { leftOut } = count
    Object.assign(count, { lines: count.lines + 1, leftOut: 0 })
    all.lines += 1
    return leftOut
  }

  return (source, event) => {
    const isBounded = EVENTS[event.event] === 'bounded'
    const leftOut = isBounded ? leftOutBefore(`${event.event} ${source.address}`) : 0
    if (leftOut === undefined) return
    const line = { security: lineOf({ ...source, ...event, ...(leftOut > 0 && { leftOut }) }) }
    if (isBounded) lines.warn(line, 'security')
    else lines.info(line, 'security')
  }
}

const logs = new WeakMap<object, SecurityLog>()

/** Gives a server its security log. */
export function openSecurityLog(server: object, log: SecurityLog): void {
  logs.set(server, log)
}

/** Tells the security log of a request's server what happened. No password, token, e-mail or cookie gets into it: see {@link lineOf}. */
export function logSecurity(request: FastifyRequest, event: SecurityEvent): void {
  const { method, ip, headers, routeOptions } = request
  const source = { address: ip, method, route: routeOptions.url, origin: headers.origin }
  logs.get(request.server.server)?.(source, event)
}

/** The same for a page of another site that asks for realtime, which no route of the API answers. */
export function logRefusedOrigin(server: object, { headers, method, url, socket }: IncomingMessage): void {
  // The web process in front of us writes the last address.
  const address = String(headers['x-forwarded-for'] ?? socket.remoteAddress)
    .split(',')
    .at(-1)
    ?.trim()
  const source = { address, method, route: url?.split('?')[0], origin: headers.origin }
  logs.get(server)?.(source, { event: 'origin-refused', status: 403 })
}
