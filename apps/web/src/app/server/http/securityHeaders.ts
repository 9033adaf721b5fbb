import type { FastifyHelmetOptions } from '@fastify/helmet'
import { DATA_POLICY } from '../../trustedData.ts'
import type { ServerSettings } from '../settings/readSettings.ts'

type HeaderSettings = Pick<
  ServerSettings,
  'sportsbookBase' | 'platformBase' | 'realtimeBase' | 'reportAddress' | 'pictureOrigins' | 'publicOrigin'
>

/** Two years, with everything below the host: what OWASP ASVS 3.4.1 requires at level 2. */
const HTTPS_ONLY = { maxAge: 63_072_000, includeSubDomains: true }

/** Helmet does not set this one. */
export const PERMISSIONS = { 'permissions-policy': 'camera=(), geolocation=(), microphone=()' }

/** Headers of every answer of the site, forwarded ones too; answers of the back end may be stricter. */
export function headersOfAll({ publicOrigin }: Pick<ServerSettings, 'publicOrigin'>): FastifyHelmetOptions {
  return {
    // Browsers ignore it over plain http, and a demo on localhost must not force other programs there to https.
    strictTransportSecurity: publicOrigin?.startsWith('https:') ? HTTPS_ONLY : false,
    xContentTypeOptions: true,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    // A host page may show our page in a frame, and our pictures.
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
}

/**
 * Headers of every answer of this server. Scripts and styles come from this origin only; no inline script runs, so no
 * nonce is needed. A page adds the hash of its inline style sheet.
 */
export function securityHeaders(settings: HeaderSettings): FastifyHelmetOptions {
  return {
    ...headersOfAll(settings),
    contentSecurityPolicy: { useDefaults: false, directives: directivesOf(settings) },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  }
}

function directivesOf(settings: HeaderSettings): Record<string, string[]> {
  const { sportsbookBase, platformBase, realtimeBase, reportAddress, pictureOrigins } = settings
  const realtime = [realtimeBase.replace(/^http/, 'ws'), realtimeBase.replace(/^ws/, 'http')]
  const others = [sportsbookBase, platformBase, ...realtime, reportAddress]
    .filter(base => URL.canParse(base))
    .map(base => new URL(base).origin)
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...pictureOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(others)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [DATA_POLICY],
  }
}
