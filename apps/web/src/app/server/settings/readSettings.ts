import type { Transport } from '../../pageState.ts'

const SHIPPED = ['websocket', 'http_stream', 'sse'] as const satisfies readonly Transport[]

/** What the web server is told by its environment. */
export type ServerSettings = {
  readonly port: number
  readonly host: string
  /** Whether `/dev` reaches the back end: test mode and `npm run dev`, never production. */
  readonly isDevForwarded: boolean
  /** Where calls, realtime and documents are forwarded to. */
  readonly backendOrigin: string
  readonly sportsbookBase: string
  readonly platformBase: string
  /** Origin of realtime; empty means this origin. */
  readonly realtimeBase: string
  /** Ways to realtime, in the order they are tried. */
  readonly transports: readonly Transport[]
  /** Origin visitors see, for canonical addresses; undefined means that of the request. */
  readonly publicOrigin: string | undefined
  /** How many proxies in front say where visitors come from; what visitors say of it themselves is dropped. */
  readonly trustedHops: number
  /** Whether visitors may zoom. Off by default (spec section 2.5); turning it on meets WCAG 1.4.4. */
  readonly isZoomAllowed: boolean
  /** Whether search engines may show the site; a page may still keep itself out (spec section 2.5). */
  readonly isIndexed: boolean
  /** Where the operator's own pictures lie: a folder, or an https address; undefined means that ours are shown. */
  readonly assetsBase: string | undefined
  /** Other hosts whose pictures pages may show, each an origin: logos that the operator's own back end names. */
  readonly pictureOrigins: readonly string[]
  /** Where browsers report errors to; empty means nowhere. */
  readonly reportAddress: string
  /** Visits that are traced, in per cent; without an address none is. */
  readonly tracedPercent: number
}

/** Reads the environment. Throws an error that names the first malformed value. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ServerSettings {
  const text = (name: string, fallback: string): string => env[name] || fallback
  const port = Number(text('PORT', '3000'))
  if (!Number.isInteger(port) || port < 0 || port > 65_535) refuse('PORT', 'a port number')
  const mode = text('TOUCHLINE_MODE', 'demo')
  if (mode !== 'demo' && mode !== 'test' && mode !== 'production')
    refuse('TOUCHLINE_MODE', 'demo, test or production')
  // Else canonical addresses, previews and sitemaps would say whatever host a request names.
  if (mode === 'production' && !env.PUBLIC_ORIGIN)
    refuse('PUBLIC_ORIGIN', 'set in production: the origin visitors see, such as https://bets.example')
  const reportAddress = text('REPORT_DSN', '')
  if (reportAddress !== '' && !URL.canParse(reportAddress))
    refuse('REPORT_DSN', 'an address such as https://key@reports.example/1')
  return {
    port,
    host: text('HOST', '0.0.0.0'),
    isDevForwarded: env.TOUCHLINE_DEV === '1' && mode !== 'production',
    backendOrigin: origin('BACKEND_ORIGIN', text('BACKEND_ORIGIN', 'http://127.0.0.1:3001')),
    sportsbookBase: text('SPORTSBOOK_API_BASE', '/api/sportsbook').replace(/\/$/, ''),
    platformBase: text('PLATFORM_API_BASE', '/api/platform').replace(/\/$/, ''),
    realtimeBase: text('REALTIME_BASE', '').replace(/\/$/, ''),
    transports: shippedOf(text('REALTIME_TRANSPORTS', SHIPPED.join())),
    publicOrigin: env.PUBLIC_ORIGIN ? origin('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN) : undefined,
    trustedHops: hops('TRUST_PROXY', text('TRUST_PROXY', '0')),
    isZoomAllowed: env.ALLOW_ZOOM === '1',
    isIndexed: env.SITE_INDEXED !== '0',
    assetsBase: env.ASSETS_BASE ? env.ASSETS_BASE.replace(/\/$/, '') : undefined,
    pictureOrigins: text('PICTURE_ORIGINS', '')
      .split(',')
      .filter(Boolean)
      .map(one => origin('PICTURE_ORIGINS', one)),
    reportAddress,
    tracedPercent: reportAddress === '' ? 0 : Number(text('REPORT_TRACED_PERCENT', '0')),
  }
}

/** Those of the named transports that are shipped; the other two names of spec section 7.4 are known, and not offered (record 0027). */
function shippedOf(names: string): readonly Transport[] {
  const found = names.split(',').flatMap(name => SHIPPED.filter(shipped => shipped === name))
  if (found.length === 0) refuse('REALTIME_TRANSPORTS', `one or more of ${SHIPPED.join(', ')}`)
  return found
}

function hops(name: string, value: string): number {
  if (!/^[0-5]$/.test(value)) refuse(name, 'the number of proxies of yours in front, from 0 to 5')
  return Number(value)
}

function origin(name: string, value: string): string {
  if (!URL.canParse(value)) refuse(name, 'an address such as http://127.0.0.1:3001')
  return new URL(value).origin
}

function refuse(name: string, wanted: string): never {
  throw new Error(`${name} must be ${wanted}.`)
}
