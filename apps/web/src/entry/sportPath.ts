import type { Href } from '#shared/router'

/** The sport whose events are races. */
const RACING = 'horse_racing'

/** Path of a sport's page: racing has one of its own. */
export function sportPath(href: Href, sport: string): string {
  return sport === RACING ? href.fixed('racing') : href.sport(sport)
}
