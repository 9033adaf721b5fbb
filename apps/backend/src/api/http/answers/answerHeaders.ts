/** Two years, including subdomains: what OWASP ASVS 3.4.1 requires for level 2. */
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains'

/**
 * Headers of every answer of the API, including refusals and realtime. An answer is data: opened as a page it may load,
 * run and send nothing, and no other site may show it. The few pages that the back end serves itself set a policy of
 * their own.
 */
export function answerHeaders(publicOrigin: string | undefined): Readonly<Record<string, string>> {
  return {
    ...(publicOrigin?.startsWith('https:') && { 'strict-transport-security': HTTPS_ONLY }),
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}
