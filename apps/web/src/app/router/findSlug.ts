import { addressQuery, type FoundAddress, type MatchPage, type OutrightPage } from '#core/catalogue'
import { RefusedError } from '#shared/query'
import type { LoadContext } from '#pages/shared'

/**
 * Finds out by one look-up whether a slug of a sport is a category, a league or an event (spec section 2.1).
 * Undefined where it is none. A slug in a cached list needs no look-up: most links come from lists.
 */
export async function findSlug(
  context: LoadContext,
  sport: string,
  slug: string,
): Promise<Pick<FoundAddress, 'kind' | 'slug' | 'isGone' | 'league'> | undefined> {
  const seen = seenSlug(context, sport, slug)
  if (seen) return { kind: seen, slug, isGone: false, league: undefined }
  try {
    return await context.read(addressQuery(sport, slug))
  } catch (error) {
    if (error instanceof RefusedError && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
}

/** The kind of a slug by the lists in the cache. */
function seenSlug(
  { queryClient }: LoadContext,
  sport: string,
  slug: string,
): FoundAddress['kind'] | undefined {
  const isIt = (entity: Slugged): boolean => entity.slug === slug && entity.sport.key === sport
  const inAny = (names: readonly string[], read: (data: unknown) => readonly Slugged[]): boolean =>
    names.some(name =>
      queryClient.getQueriesData({ queryKey: [name] }).some(([, data]) => data && read(data).some(isIt)),
    )
  if (inAny(['getMatches', 'allMatches'], data => (data as MatchPage).matches)) return 'match'
  if (inAny(['getOutrights'], data => (data as OutrightPage).outrights)) return 'outright'
  if (inAny(['getTournaments'], data => data as readonly Slugged[])) return 'league'
  return inAny(['getCategories'], data => data as readonly Slugged[]) ? 'category' : undefined
}
type Slugged = { readonly slug: string; readonly sport: { readonly key: string } }
