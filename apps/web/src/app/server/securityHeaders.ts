import { DATA_POLICY } from '../trustedData.ts'
import type { ServerSettings } from './readSettings.ts'

type HeaderSettings = Pick<
  ServerSettings,
  'sportsbookBase' | 'platformBase' | 'realtimeBase' | 'reportAddress' | 'pictureOrigins' | 'publicOrigin'
>
type Headers = Readonly<Record<string, string>>

/** Two years, with everything below the host: what OWASP ASVS 3.4.1 asks of level 2. */
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains'

/** Headers of every answer of ours. Scripts and styles come from this origin only; nothing inline runs, so no nonce is needed. */
export function securityHeaders({
  sportsbookBase,
  platformBase,
  realtimeBase,
  reportAddress,
  pictureOrigins,
  publicOrigin,
}: HeaderSettings): Headers {
  const realtime = [realtimeBase.replace(/^http/, 'ws'), realtimeBase.replace(/^ws/, 'http')]
  const others = [sportsbookBase, platformBase, ...realtime, reportAddress]
    .filter(base => URL.canParse(base))
    .map(base => new URL(base).origin)
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...pictureOrigins].join(' '),
    "font-src 'self'",
    `connect-src ${["'self'", ...new Set(others)].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${DATA_POLICY}`,
  ]
  return {
    ...headersOfAll({ publicOrigin }),
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  }
}

/** Headers of every answer of the site, forwarded ones too; answers of the back end may be stricter. */
export function headersOfAll({ publicOrigin }: Pick<ServerSettings, 'publicOrigin'>): Headers {
  return {
    // Over plain http browsers ignore it, and a demo on localhost must not bind other programs there to https.
    ...(publicOrigin?.startsWith('https:') && { 'strict-transport-security': HTTPS_ONLY }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  }
}
