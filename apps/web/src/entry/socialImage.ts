import type { Subject } from '#routes/open'

/** Size of preview pictures in pixels: what social networks show large. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** Where preview pictures lie: `/images/social/<locale>/<sport>/<slug>.png`. */
const SOCIAL_BASE = '/images/social'

/**
 * Path of a page's preview picture: that of its match, league, category or sport, or else the site's. Networks keep a picture by its
 * address, so a match's also names its kick-off, which may move.
 */
export function socialImage(subject: Subject | undefined, locale: string): string {
  const path = (...segments: readonly string[]): string =>
    `${[SOCIAL_BASE, locale, ...segments].map((segment, n) => (n ? encodeURIComponent(segment) : segment)).join('/')}.png`
  if (!subject) return path('site')
  const { sport, category, league, match } = subject
  if (match) return path(sport.key, `${match.slug}.${match.startTime.toString(36)}`)
  const slug = (league ?? category)?.slug
  return slug === undefined ? path(sport.key) : path(sport.key, slug)
}
