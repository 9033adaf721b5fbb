import type { Outright } from '@touchline/domain/match'
import type { Href } from '#core/addresses'

/** A breadcrumb above an event; without `to` it has no page. */
export type TrailStep = { readonly name: string; readonly to?: string }

/**
 * The breadcrumbs of an event without two sides, from its sport down. All races have one page, none for a country or a
 * course ([ADDRESS-3]), and none where racing is switched off.
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
