import { readVariables, type Environment } from '@touchline/settings'
import type { TransportName } from '../../pageState.ts'
import { WEB_VARIABLES } from './variables.ts'

/** The web server's settings from the environment. */
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
  /** Realtime transports, in the order they are tried. */
  readonly transports: readonly TransportName[]
  /** Origin visitors see, for canonical addresses; undefined means that of the request. */
  readonly publicOrigin: string | undefined
  /** How many trusted proxies are in front; addresses that visitors send themselves are dropped. */
  readonly trustedHops: number
  /** Whether visitors may zoom. Off by default (spec section 2.5); turning it on meets WCAG 1.4.4. */
  readonly isZoomAllowed: boolean
  /** Whether search engines may show the site; a page may still exclude itself (spec section 2.5). */
  readonly isIndexed: boolean
  /** Where the operator's own pictures are: a folder, or an https address; undefined means that ours are shown. */
  readonly assetsBase: string | undefined
  /** Other hosts whose pictures pages may show, each an origin: logos that the operator's own back end names. */
  readonly pictureOrigins: readonly string[]
  /** Where browsers report errors to; empty means nowhere. */
  readonly reportAddress: string
  /** Traced visits in per cent; without a report address none is traced. */
  readonly tracedPercent: number
}

/** Reads the environment. Throws an error that lists every fault, each with the variable and its valid values. */
export function readSettings(environment: Environment): ServerSettings {
  const read = readVariables(WEB_VARIABLES, environment)
  return {
    port: read.PORT,
    host: read.HOST,
    isDevForwarded: read.TOUCHLINE_DEV && read.TOUCHLINE_MODE !== 'production',
    backendOrigin: read.BACKEND_ORIGIN,
    sportsbookBase: read.SPORTSBOOK_API_BASE,
    platformBase: read.PLATFORM_API_BASE,
    realtimeBase: read.REALTIME_BASE,
    transports: read.REALTIME_TRANSPORTS,
    publicOrigin: read.PUBLIC_ORIGIN || undefined,
    trustedHops: read.TRUST_PROXY,
    isZoomAllowed: read.ALLOW_ZOOM,
    isIndexed: read.SITE_INDEXED,
    assetsBase: read.ASSETS_BASE || undefined,
    pictureOrigins: read.PICTURE_ORIGINS.map(one => new URL(one).origin),
    reportAddress: read.REPORT_DSN,
    tracedPercent: read.REPORT_DSN === '' ? 0 : read.REPORT_TRACED_PERCENT,
  }
}
