import type { ServerSettings } from './readSettings.ts'

type HeaderSettings = Pick<
  ServerSettings,
  'sportsbookBase' | 'platformBase' | 'realtimeBase' | 'reportAddress' | 'pictureOrigins'
>

/** Headers of every answer of ours. Scripts and styles come from this origin only; nothing inline runs, so no nonce is needed. */
export function securityHeaders({
  sportsbookBase,
  platformBase,
  realtimeBase,
  reportAddress,
  pictureOrigins,
}: HeaderSettings): Readonly<Record<string, string>> {
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
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  }
}
