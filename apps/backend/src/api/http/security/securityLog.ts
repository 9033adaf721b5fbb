import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

/** The events of the security log. Those of authenticated players are never left out. */
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
  /** The account concerned, if known. */
  readonly playerId?: string | undefined
  /** HTTP status of the answer. */
  readonly status?: number
  readonly code?: number
}

/** The origin and target of a request, limited to what may be logged. */
export type SecuritySource = {
  readonly address: string | undefined
  readonly method: string | undefined
  /** The route pattern, never the address itself, which may contain a token. */
  readonly route: string | undefined
  readonly origin: string | undefined
}

type Field = keyof SecurityEvent | keyof SecuritySource | 'leftOut'

const isCount = (value: unknown): boolean => Number.isInteger(value)
const isText = (shape: RegExp) => (value: unknown) => typeof value === 'string' && shape.test(value)

/** All fields that a line may contain, with their formats. Other fields and other formats are left out. */
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

/** The fields of a line: only those listed in {@link FIELDS}, whatever it is given. */
export function logLineOf(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, isAllowed]) => {
      const value = given[name]
      return isAllowed(value) ? [[name, value]] : []
    }),
  )
}

const WINDOW_MS = 60_000
/** Maximum lines of one event from one address in a window; further ones are counted. */
const LINES_MAX = 20
/** Maximum lines of all addresses in a window, so that many addresses together cannot fill the disk either. */
const ALL_LINES_MAX = 1_000
const ADDRESSES_MAX = 10_000

export type SecurityLog = (source: SecuritySource, event: SecurityEvent) => void

/** Writes events to `log`, one line each. `now` is any clock in milliseconds. */
export function createSecurityLog(log: FastifyBaseLogger, now: () => number): SecurityLog {
  // The request log only has warnings and errors; the security log also has ordinary events.
  const lines = log.child({}, { level: 'info' })
  const counts = new LRUCache<string, { since: number; lines: number; leftOut: number }>({
    max: ADDRESSES_MAX,
  })
  let all = { since: now(), lines: 0 }

  /** How many similar lines were left out since the last one; undefined where this one is left out too. */
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
    const line = { security: logLineOf({ ...source, ...event, ...(leftOut > 0 && { leftOut }) }) }
    if (isBounded) lines.warn(line, 'security')
    else lines.info(line, 'security')
  }
}

const logs = new WeakMap<object, SecurityLog>()

/** Gives a server its security log. */
export function openSecurityLog(server: object, log: SecurityLog): void {
  logs.set(server, log)
}

/**
 * Writes an event to the security log of a request's server. It contains no password, token, e-mail or cookie: see
 * {@link logLineOf}.
 */
export function logSecurity(request: FastifyRequest, event: SecurityEvent): void {
  const { method, ip, headers, routeOptions } = request
  const source = { address: ip, method, route: routeOptions.url, origin: headers.origin }
  logs.get(request.server.server)?.(source, event)
}

/** Logs a realtime connection from another site's page, which reaches no route of the API. */
export function logRefusedOrigin(server: object, { headers, method, url, socket }: IncomingMessage): void {
  // The last address is the one that the web process wrote.
  const address = String(headers['x-forwarded-for'] ?? socket.remoteAddress)
    .split(',')
    .at(-1)
    ?.trim()
  const source = { address, method, route: url?.split('?')[0], origin: headers.origin }
  logs.get(server)?.(source, { event: 'origin-refused', status: 403 })
}
