import type { Outright } from '@touchline/domain/match'
import type { Href } from '#core/addresses'

/** A place above an event; without `to` it has no page. */
export type TrailStep = { readonly name: string; readonly to?: string }

/**
 * Where an event without two sides belongs, from its sport down. Races have one page, which is that of no country and no course
 * ([ADDRESS-3]), and none where racing is switched off.
 */
export function trailOf(
  { sport, category, tournament, type }: Pick<Outright, 'sport' | 'category' | 'tournament' | 'type'>,
  { href, hasRacing }: { readonly href: Href; readonly hasRacing: boolean },
): readonly TrailStep[] {
  if (type === 'race')
    return [
      { name: sport.name, ...(hasRacing && { to: href.fixed('racing') }) },
      { name: category.name },
      { name: tournament.name },
    ]
  return [
    { name: sport.name, to: href.sport(sport.key) },
    { name: category.name, to: href.category({ slug: category.slug, sport }) },
    { name: tournament.name, to: href.league({ slug: tournament.slug, sport }) },
  ]
}
