import type { Subject } from '#routes/open'

/** Size of preview pictures in pixels: what social networks show large. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** Where preview pictures lie: `/images/social/<locale>/<sport>/<slug>.png`. */
export const SOCIAL_BASE = '/images/social'

/** Path of a page's preview picture: that of its event, league, category or sport, or else the site's. */
export function socialImage(subject: Subject | undefined, locale: string): string {
  if (!subject) return path(locale, 'site')
  const { sport, category, league } = subject
  const event = subject.match ?? subject.outright
  if (event) return eventImage({ locale, sport: sport.key, slug: event.slug, startTime: event.startTime })
  // A sport's own picture stands beside those of its leagues.
  return path(locale, sport.key, (league ?? category)?.slug ?? 'sport')
}

/** Networks keep a picture by its address, so an event's also names its start, which may move. @param startTime epoch milliseconds */
export function eventImage(event: {
  readonly locale: string
  readonly sport: string
  readonly slug: string
  readonly startTime: number
}): string {
  return path(event.locale, event.sport, `${event.slug}.${event.startTime.toString(36)}`)
}

const path = (...segments: readonly string[]): string =>
  `${SOCIAL_BASE}/${segments.map(encodeURIComponent).join('/')}.png`
