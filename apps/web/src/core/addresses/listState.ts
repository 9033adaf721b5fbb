/**
 * The filters in the query of a list's address (spec section 2.4). Values that are not valid are left out.
 * The keys of the query are those of this type.
 */
export type ListState = {
  /** How soon it starts: `1h`, `3h`, `12h`, `24h`, `48h`. */
  readonly time?: string
  /** `<field>:asc` or `<field>:desc` (spec section 9, sort fields). */
  readonly sortBy?: string
  /** A day, `2026-11-22`. */
  readonly date?: string
  /** Key of a sport. */
  readonly sport?: string
  /** From 2; the first page has no parameter. */
  readonly page?: number
  readonly isBettable?: true
  readonly sportType?: 'regular' | 'cyber'
}

const FORMS: Readonly<Record<Exclude<keyof ListState, 'page' | 'isBettable'>, RegExp>> = {
  time: /^(?:1|3|12|24|48)h$/,
  sortBy: /^[a-z_]+:(?:asc|desc)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  sport: /^[a-z0-9_-]+$/,
  sportType: /^(?:regular|cyber)$/,
}

/** @param search with its `?`, or empty */
export function readListState(search: string): ListState {
  const query = new URLSearchParams(search)
  const texts = Object.entries(FORMS).flatMap(([key, form]) => {
    const value = query.get(key)
    return value !== null && form.test(value) ? [[key, value] as const] : []
  })
  const page = Number(query.get('page'))
  return {
    ...(Object.fromEntries(texts) as ListState),
    ...(Number.isSafeInteger(page) && page >= 2 && { page }),
    ...(query.get('isBettable') === 'true' && { isBettable: true }),
  }
}

/** The query of a list: `?` and its filters in a fixed order, or empty. */
export function writeListState(state: ListState): string {
  const pairs = Object.entries(state)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
}

/** What an address selects from the list of a page that is about one sport already. */
export const withoutSport = ({ sport: _sport, sportType: _type, ...list }: ListState): ListState => list
