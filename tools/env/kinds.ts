import { isAbsolute } from 'node:path'
import { z } from 'zod'

/** The values of a variable: how its text is read, and `expects`, which completes "must be …". */
export interface Kind<T> {
  readonly expects: string
  readonly schema: z.ZodType<T, string>
}

const URL_PROTOCOLS_HTTP = ['http:', 'https:']
const URL_PROTOCOLS_POSTGRES = ['postgres:', 'postgresql:']

/** A TCP port. 0 is refused: an address that changes at every start is no setting. */
export const port: Kind<number> = {
  expects: 'a port number from 1 to 65535',
  schema: within(/^\d{1,5}$/, 1, 65_535),
}

export const seed: Kind<string> = {
  expects: 'up to 64 letters, digits, - or _',
  schema: z.string().regex(/^[\w-]{1,64}$/),
}

export const speed: Kind<number> = {
  expects: 'a number from 0.1 to 600',
  schema: within(/^\d{1,3}(\.\d{1,3})?$/, 0.1, 600),
}

/** Whole days: a week at least, so that nothing is removed that the feed or a bettor still needs. */
export const days: Kind<number> = {
  expects: 'a whole number of days from 7 to 9999',
  schema: within(/^[1-9]\d{0,3}$/, 7, 9_999),
}

/** From five minutes, so that players stay signed in over a half-time, to about two months. */
export const idleMinutes: Kind<number> = {
  expects: 'a whole number of minutes from 5 to 99999',
  schema: within(/^[1-9]\d{0,4}$/, 5, 99_999),
}

/** Browsers store a cookie for little more than a year. */
export const sessionDays: Kind<number> = {
  expects: 'a whole number of days from 1 to 365',
  schema: within(/^[1-9]\d{0,2}$/, 1, 365),
}

/** A realistic number of proxies in a row. */
export const hops: Kind<number> = {
  expects: 'the number of proxies of yours in front, from 0 to 5',
  schema: within(/^\d$/, 0, 5),
}

/** Whole per cent, 0 to 100. */
export const percent: Kind<number> = {
  expects: 'a whole number from 0 to 100',
  schema: within(/^\d{1,3}$/, 0, 100),
}

/** A project's address with its public key, as the Sentry protocol writes it. */
export const reportAddress: Kind<string> = {
  expects: 'an address such as https://publickey@reports.example/1',
  schema: readBy(text => {
    const url = readUrl(text, URL_PROTOCOLS_HTTP)
    return url && url.username !== '' && url.password === '' && /^\/(?:.*\/)?\d+$/.test(url.pathname)
      ? text
      : undefined
  }),
}

/** Hundredths of a per cent, 0 to 10,000. */
export const basisPoints: Kind<number> = {
  expects: 'a whole number of basis points from 0 to 10000',
  schema: within(/^(0|[1-9]\d{0,4})$/, 0, 10_000),
}

/** Seconds by sport key, returned as the text: its reader splits it. */
export const liveDelays: Kind<string> = {
  expects: 'sports with whole seconds from 0 to 60, such as soccer:5,tennis:3, or all:1',
  schema: z.string().regex(/^[a-z_]+:([0-5]?\d|60)(,[a-z_]+:([0-5]?\d|60))*$/),
}

/** Keys of sports, returned as the text: its reader splits it. */
export const sportKeys: Kind<string> = {
  expects: 'keys of sports with commas, such as soccer,tennis',
  schema: z.string().regex(/^[a-z_]+(,[a-z_]+)*$/),
}

export const host: Kind<string> = {
  expects: 'a host name or an address without protocol or port, such as 127.0.0.1 or 0.0.0.0',
  schema: z.string().regex(/^[A-Za-z0-9.-]+$|^[0-9a-fA-F:]+$/),
}

/** Returned without a slash at its end. */
export const origin: Kind<string> = {
  expects: 'an origin, such as https://sports.example, without a path',
  schema: readBy(text => {
    const url = readUrl(text, URL_PROTOCOLS_HTTP)
    return url?.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : undefined
  }),
}

/** Https hosts, returned as the text with commas. */
export const secureOrigins: Kind<string> = {
  expects: 'https origins with commas, such as https://cdn.example,https://logos.example',
  schema: readBy(text =>
    text.split(',').every(one => readUrl(one, ['https:'])?.origin === one.replace(/\/$/, ''))
      ? text.replaceAll(/\/(?=,|$)/g, '')
      : undefined,
  ),
}

/** Returned as the text with commas, without a slash at the end of an address. */
export const addresses: Kind<string> = {
  expects: 'addresses with commas, such as http://127.0.0.1:9000/api',
  schema: readBy(text => {
    const all = text.split(',').map(one => one.trim())
    return all.every(one => readUrl(one, URL_PROTOCOLS_HTTP))
      ? all.map(one => one.replace(/\/+$/, '')).join(',')
      : undefined
  }),
}

/** Returned without a slash at its end. */
export const realtimeOrigin: Kind<string> = {
  expects: 'an origin, such as wss://realtime.example, without a path',
  schema: readBy(text =>
    readUrl(text, [...URL_PROTOCOLS_HTTP, 'ws:', 'wss:'])?.pathname === '/'
      ? text.replace(/\/$/, '')
      : undefined,
  ),
}

/** A path on our own origin or an address of another. Returned without a slash at its end. */
export const base: Kind<string> = {
  expects: 'a path that starts with one slash, such as /api/sportsbook, or an address with its protocol',
  schema: readBy(text => {
    const isPath = /^\/(?!\/)[^\s?#]+$/.test(text)
    const isAddress = readUrl(text, [...URL_PROTOCOLS_HTTP, 'ws:', 'wss:']) !== undefined
    return isPath || isAddress ? text.replace(/\/+$/, '') : undefined
  }),
}

export const postgresUrl: Kind<string> = {
  expects: 'an address such as postgres://user:password@host:5432/database',
  schema: readBy(text => {
    const url = readUrl(text, URL_PROTOCOLS_POSTGRES)
    return url && url.hostname !== '' && url.pathname.length > 1 ? text : undefined
  }),
}

/** Folder or address of an operator's own pictures. */
export const assets: Kind<string> = {
  expects: 'the full path of a folder, or an https address',
  schema: readBy(text => (isAbsolute(text) || readUrl(text, ['https:']) ? text : undefined)),
}

/** 32 bytes as base64url, without padding. */
export const signingKey: Kind<string> = {
  expects: '32 bytes as base64url: 43 letters, digits, - or _',
  schema: z.string().regex(/^[\w-]{43}$/),
}

export const secret: Kind<string> = {
  expects: 'a text of at least 32 characters without spaces',
  schema: z.string().regex(/^\S{32,}$/),
}

export const shortText: Kind<string> = {
  expects: 'a text of up to 60 characters',
  schema: z.string().max(60),
}

/** Language, script, country: `en`, `pt-BR`, `zh-Hans`. */
const LOCALE_TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/

/** Returned as the text with commas: its reader splits it. */
export const locales: Kind<string> = {
  expects: 'language codes with commas, such as en,de,ar',
  schema: z.string().refine(text => text.split(',').every(tag => LOCALE_TAG.test(tag))),
}

const TRANSPORTS = ['websocket', 'http_stream', 'sse', 'sockjs', 'webtransport']
const SHIPPED_TRANSPORTS = TRANSPORTS.slice(0, 3)

/**
 * The five names of spec section 7.4, three of which are shipped (design, section 4). Returned as the text with
 * commas.
 */
export const transports: Kind<string> = {
  expects: `one or more of ${SHIPPED_TRANSPORTS.join(', ')} with commas; sockjs and webtransport may stand beside them`,
  schema: readBy(text => {
    const names = text.split(',')
    const isKnown = names.every(name => TRANSPORTS.includes(name))
    return isKnown && names.some(name => SHIPPED_TRANSPORTS.includes(name)) ? text : undefined
  }),
}

export const countries: Kind<string> = {
  expects: 'two-letter country codes with commas, such as US,FR',
  schema: z.string().regex(/^[A-Z]{2}(,[A-Z]{2})*$/),
}

export const country: Kind<string> = {
  expects: 'a two-letter country code',
  schema: z.string().regex(/^[A-Z]{2}$/),
}

export const path: Kind<string> = {
  expects: 'the path of a file or folder',
  schema: z.string().refine(text => !text.includes('\0')),
}

export function oneOf<const T extends string>(...choices: readonly T[]): Kind<T> {
  return {
    expects: `one of ${choices.join(', ')}`,
    schema: readBy(text => choices.find(choice => choice === text)),
  }
}

function within(form: RegExp, min: number, max: number): z.ZodType<number, string> {
  return z.string().regex(form).transform(Number).pipe(z.number().min(min).max(max))
}

/** A text by what it is read as; `read` returns undefined for a malformed one. */
function readBy<T>(read: (text: string) => T | undefined): z.ZodType<T, string> {
  return z.string().transform((text, context): T => {
    const value = read(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom' })
    return z.NEVER
  })
}

function readUrl(text: string, protocols: readonly string[]): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && protocols.includes(url.protocol) ? url : undefined
}

/** Returned as the text: its reader parses it. */
export const json: Kind<string> = {
  expects: 'JSON on one line',
  schema: readBy(text => {
    try {
      JSON.parse(text)
      return text
    } catch {
      return undefined
    }
  }),
}

export const groupCheck: Kind<string> = {
  expects: 'the id of a group and an address, such as vip,https://platform.example/',
  schema: readBy(text => {
    const [, address = ''] = /^[\w-]{1,64},(\S+)$/.exec(text) ?? []
    return readUrl(address, URL_PROTOCOLS_HTTP) ? text : undefined
  }),
}
