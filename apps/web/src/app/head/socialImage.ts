import type { Subject } from '#pages/shared'

/** Size of preview pictures in pixels: social networks show this size large. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** Path of preview pictures: `/images/social/<locale>/<sport>/<slug>.png`. */
export const SOCIAL_BASE = '/images/social'

/**
 * What a preview picture shows: the site, a sport, a category or league, or an event; absent fields mean a wider
 * subject.
 */
export interface SocialImage {
  readonly locale: string
  readonly sport?: string
  readonly slug?: string
  /** When the event begins, epoch milliseconds; only for events. */
  readonly startTime?: number
}

/** Path of a page's preview picture: that of its event, league, category or sport, or else the site's. */
export function socialImage(subject: Subject | undefined, locale: string): string {
  if (!subject) return imagePath({ locale })
  const { category, league } = subject
  const sport = subject.sport.key
  const { slug, startTime } = subject.match ?? subject.outright ?? {}
  if (slug !== undefined && startTime !== undefined) return imagePath({ locale, sport, slug, startTime })
  const place = league ?? category
  return imagePath({ locale, sport, ...(place && { slug: place.slug }) })
}

/** Social networks cache a picture by its address, so an event's address also has its start, which may move. */
export function imagePath({ locale, sport, slug, startTime }: SocialImage): string {
  if (sport === undefined) return path(locale, 'site')
  // A sport's own picture is in one folder with those of its leagues.
  if (slug === undefined) return path(locale, sport, 'sport')
  return startTime === undefined
    ? path(locale, sport, slug)
    : path(locale, sport, slug, startTime.toString(36))
}

const path = (...segments: readonly string[]): string =>
  `${SOCIAL_BASE}/${segments.map(encodeURIComponent).join('/')}.png`
