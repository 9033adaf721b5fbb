import { choice, flag, list, textMatching, parsed, wholeNumber } from '@touchline/settings'
import { z } from 'zod'
import type { TransportName } from '../../pageState.ts'

const SHIPPED = ['websocket', 'http_stream', 'sse'] as const satisfies readonly TransportName[]

const withoutSlash = (text: string): string => text.replace(/\/$/, '')
const base = (fallback: string) =>
  textMatching(/^/, { expects: 'a path such as /api/sportsbook, or an address', fallback }, withoutSlash)

const ALL = z.object({
  PORT: wholeNumber(0, 65_535, { what: 'a port number', fallback: 3000 }),
  HOST: textMatching(/^/, { expects: 'an address to listen on, such as 127.0.0.1', fallback: '0.0.0.0' }),
  TOUCHLINE_MODE: choice(['demo', 'test', 'production'], 'demo'),
  TOUCHLINE_DEV: flag('0'),
  BACKEND_ORIGIN: parsed(text => originOf('BACKEND_ORIGIN', text), 'http://127.0.0.1:3001'),
  SPORTSBOOK_API_BASE: base('/api/sportsbook'),
  PLATFORM_API_BASE: base('/api/platform'),
  REALTIME_BASE: base(''),
  REALTIME_TRANSPORTS: parsed(shippedOf, SHIPPED.join()),
  PUBLIC_ORIGIN: parsed(text => (text === '' ? '' : originOf('PUBLIC_ORIGIN', text))),
  TRUST_PROXY: wholeNumber(0, 5, { what: 'the number of proxies of yours in front,', fallback: 0 }),
  ALLOW_ZOOM: flag('0'),
  SITE_INDEXED: flag('1'),
  ASSETS_BASE: textMatching(
    /^/,
    { expects: 'the path of a folder, or an https address', fallback: '' },
    withoutSlash,
  ),
  PICTURE_ORIGINS: list(/^https?:\/\/[^/,\s]+\/?$/, {
    expects: 'origins with commas, such as https://cdn.example,https://logos.example',
    fallback: '',
  }),
  REPORT_DSN: textMatching(/^(https?:\/\/\S+)?$/, {
    expects: 'an address such as https://key@reports.example/1',
    fallback: '',
  }),
  REPORT_TRACED_PERCENT: wholeNumber(0, 100, { what: 'a whole number', fallback: 0 }),
})

/** Every variable that the web server reads. */
export const WEB_VARIABLES = ALL.superRefine(({ TOUCHLINE_MODE, PUBLIC_ORIGIN }, context) => {
  // Otherwise canonical addresses, previews and sitemaps would contain any host that a request names.
  if (TOUCHLINE_MODE === 'production' && PUBLIC_ORIGIN === '')
    context.addIssue({
      code: 'custom',
      message:
        'PUBLIC_ORIGIN must be set in production: the origin visitors see, such as https://bets.example.',
    })
})

/**
 * The named transports that are shipped; the other two names of spec section 7.4 are valid, but not offered (decision
 * 0027).
 */
function shippedOf(names: string): readonly TransportName[] {
  const found = names.split(',').flatMap(name => SHIPPED.filter(shipped => shipped === name))
  if (found.length > 0) return found
  throw new Error(`REALTIME_TRANSPORTS must be one or more of ${SHIPPED.join(', ')}; got "${names}".`)
}

function originOf(name: string, text: string): string {
  if (URL.canParse(text)) return new URL(text).origin
  throw new Error(`${name} must be an address such as http://127.0.0.1:3001; got "${text}".`)
}
