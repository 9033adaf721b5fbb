import type { CallReply, CategoryWire, SportWire, TournamentWire } from '@touchline/contract'
import { callQuery } from './callQuery.ts'

/** A sport with its name in the page's language. */
export type Sport = Pick<SportWire, 'id' | 'key' | 'name' | 'type'>
/** A country, region or tour of a sport. */
export type Category = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly sport: Sport
}
export type League = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly sport: Sport
  readonly category: Omit<Category, 'sport'>
}

const toSport = ({ id, key, name, type }: SportWire): Sport => ({ id, key, name, type })
const toCategory = ({ id, slug, name, sport }: CategoryWire): Category => ({
  id,
  slug,
  name,
  sport: toSport(sport),
})
const toLeague = ({ id, slug, name, sport, category }: TournamentWire): League => ({
  id,
  slug,
  name,
  sport: toSport(sport),
  category: { id: category.id, slug: category.slug, name: category.name },
})

export const sportsQuery = () => callQuery('getSports', {}, ({ data }) => data.map(toSport))

/** Whether a list is filtered by one of these sports, or not filtered by sport. */
export const isOfOneOf = (sports: readonly Sport[], { sport }: { readonly sport?: string }): boolean =>
  sport === undefined || sports.some(({ key }) => key === sport)

export const categoriesQuery = (sportKey: string) =>
  callQuery('getCategories', { query: { sport_key: sportKey } }, ({ data }) => data.map(toCategory))

export const categoryQuery = (sportKey: string, slug: string) =>
  callQuery('getCategory', { params: { id: slug }, query: { sport_key: sportKey } }, ({ data }) =>
    toCategory(data),
  )

export const leaguesQuery = (filter: { sport_key?: string; category_id?: string; top?: 'true' }) =>
  callQuery('getTournaments', { query: filter }, ({ data }) => data.map(toLeague))

export const topLeaguesQuery = () => leaguesQuery({ top: 'true' })

export const leagueQuery = (sportKey: string, slug: string) =>
  callQuery('getTournament', { params: { id: slug }, query: { sport_key: sportKey } }, ({ data }) =>
    toLeague(data),
  )

/** What an address below a sport names. */
export type FoundAddress = {
  readonly kind: CallReply<'getAddress'>['data']['kind']
  /** Its current slug. The address may have an earlier slug, or the id. */
  readonly slug: string
  /** It existed and was removed. */
  readonly isGone: boolean
  /** League of an event. */
  readonly league: { readonly slug: string; readonly name: string } | undefined
}

/** @param slug the current slug, an earlier one, or an id */
export const addressQuery = (sport: string, slug: string) =>
  callQuery(
    'getAddress',
    { params: { sport, slug } },
    ({ data: { kind, slug: own, is_gone: isGone, league } }): FoundAddress => ({
      kind,
      slug: own,
      isGone,
      league: league ?? undefined,
    }),
  )
