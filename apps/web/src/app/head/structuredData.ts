import type { Match, Outright } from '@touchline/domain/match'
import type { BreadcrumbList, Organization, Place, SportsEvent, WithContext } from 'schema-dts'
import type { Head, Subject } from '#pages/shared'
import { createHref, RACING } from '#core/addresses'
import type { SiteConfig } from '../pageState.ts'

export type DataOptions = {
  readonly head: Head
  readonly config: Pick<SiteConfig, 'siteName' | 'locales'>
  readonly locale: string
  readonly origin: string
  /** Address of the page's preview picture. */
  readonly image: string
}

/**
 * The page in schema.org terms: the organisation on every page, the breadcrumbs, and the match or outright it is
 * about. Prices are left out: a bet is no offer of a ticket, and what search engines read may be hours old (record
 * 0072).
 */
export function structuredData(options: DataOptions): readonly object[] {
  const { subject } = options.head
  return [
    organisation(options),
    ...(subject ? [trail(subject, options)] : []),
    ...(subject?.match ? [matchEvent(subject, subject.match, options)] : []),
    ...(subject?.outright ? [outrightEvent(subject, subject.outright, options)] : []),
  ]
}

const CONTEXT = { '@context': 'https://schema.org' } as const

function organisation({ config, origin }: DataOptions): WithContext<Organization> {
  return {
    ...CONTEXT,
    '@type': 'Organization',
    '@id': `${origin}/#organisation`,
    name: config.siteName,
    url: origin,
    logo: `${origin}/favicon.svg`,
  }
}

/** Breadcrumbs of the page: home, sport, category, league, match; those that it has. */
function trail(subject: Subject, options: DataOptions): WithContext<BreadcrumbList> {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: stepsOf(subject, options).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@type': 'WebPage', '@id': options.origin + path, url: options.origin + path },
    })),
  }
}

function stepsOf(
  { sport, category, league, match, outright }: Subject,
  { config, locale }: DataOptions,
): readonly { readonly name: string; readonly path: string }[] {
  const href = createHref(locale, config)
  return [
    { name: config.siteName, path: href.home() },
    { name: sport.name, path: href.sport(sport.key) },
    ...(category && hasPlaces(sport)
      ? [{ name: category.name, path: href.category({ ...category, sport }) }]
      : []),
    ...(league && hasPlaces(sport) ? [{ name: league.name, path: href.league({ ...league, sport }) }] : []),
    ...(match ? [{ name: titleOf(match), path: href.match(match) }] : []),
    ...(outright ? [{ name: outright.name, path: href.match(outright) }] : []),
  ]
}

/** Countries and courses of races have no pages: their addresses lead to the racing page ([ADDRESS-3]). */
const hasPlaces = ({ key }: Subject['sport']): boolean => key !== RACING

function matchEvent(subject: Subject, match: Match, options: DataOptions): WithContext<SportsEvent> {
  return {
    ...anyEvent(subject, match, options),
    name: titleOf(match),
    eventAttendanceMode:
      match.sport.type === 'cyber'
        ? 'https://schema.org/OnlineEventAttendanceMode'
        : 'https://schema.org/OfflineEventAttendanceMode',
    ...placeOf(match),
    homeTeam: team(match.home, options.origin),
    awayTeam: team(match.away, options.origin),
  }
}

/** Runners may be teams or people: only that they compete is known. */
function outrightEvent(subject: Subject, outright: Outright, options: DataOptions): WithContext<SportsEvent> {
  return {
    ...anyEvent(subject, outright, options),
    name: outright.name,
    ...(outright.endTime !== undefined && { endDate: new Date(outright.endTime).toISOString() }),
  }
}

function anyEvent(
  { sport, league }: Subject,
  event: Match | Outright,
  { head, config, locale, origin, image }: DataOptions,
) {
  const href = createHref(locale, config)
  const url = origin + href.match(event)
  return {
    ...CONTEXT,
    '@type': 'SportsEvent',
    '@id': `${url}#event`,
    description: head.description,
    url,
    image,
    sport: sport.name,
    startDate: new Date(event.startTime).toISOString(),
    // Schema.org has no status for an event in play or finished: it took place as scheduled.
    eventStatus: 'https://schema.org/EventScheduled',
    ...(league && {
      superEvent: {
        '@type': 'EventSeries' as const,
        name: league.name,
        ...(hasPlaces(sport) && { url: origin + href.league({ ...league, sport }) }),
      },
    }),
  } as const
}

const titleOf = ({ home, away }: Match): string => `${home.name} – ${away.name}`

const team = ({ name, logo }: Match['home'], origin: string) =>
  ({ '@type': 'SportsTeam', name, logo: new URL(logo, origin).href }) as const

/** Where it is played, if known: stadium, city, country. */
function placeOf({ stadium, city, category }: Match): { readonly location?: Place } {
  const { countryCode } = category
  if (!stadium && !city && !countryCode) return {}
  return {
    location: {
      '@type': 'Place',
      name: stadium ?? city ?? category.name,
      ...((city ?? countryCode) && {
        address: {
          '@type': 'PostalAddress',
          ...(city && { addressLocality: city }),
          ...(countryCode && { addressCountry: countryCode }),
        },
      }),
    },
  }
}
