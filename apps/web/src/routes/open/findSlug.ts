import { categoryQuery, leagueQuery, matchQuery, type MatchPage } from '#core/catalogue'
import { RefusedError } from '#shared/query'
import type { LoadContext, ReadableQuery } from './page.ts'

export type SlugKind = 'category' | 'league' | 'match'

/** What an address of two segments turned out to be, by `sport/slug`. Slugs never change their kind, so this only fills. */
export interface KnownSlugs {
  get(key: string): SlugKind | undefined
  set(key: string, kind: SlugKind): void
}

const SLUGS_MAX = 5_000

export function createKnownSlugs(): KnownSlugs {
  const kinds = new Map<string, SlugKind>()
  return {
    get: key => kinds.get(key),
    set(key, kind) {
      if (kinds.size >= SLUGS_MAX) kinds.delete(kinds.keys().next().value ?? '')
      kinds.set(key, kind)
    },
  }
}

/** Tells a category, a league and a match of one sport apart by looking the slug up (spec section 2.1). Undefined where it is none. */
export async function findSlug(
  context: LoadContext,
  sport: string,
  slug: string,
  known: KnownSlugs,
): Promise<SlugKind | undefined> {
  const key = `${sport}/${slug}`
  const remembered = known.get(key) ?? seenSlug(context, sport, slug)
  if (remembered) return remembered
  const found = await Promise.all([
    exists(context, 'league', leagueQuery(sport, slug)),
    exists(context, 'category', categoryQuery(sport, slug)),
    exists(context, 'match', matchQuery(sport, slug)),
  ])
  const kind = found.find(answer => answer !== undefined)
  if (kind) known.set(key, kind)
  return kind
}

/** What lists in the cache say a slug is: most links lead to what a list has just shown. */
function seenSlug({ queryClient }: LoadContext, sport: string, slug: string): SlugKind | undefined {
  const isIt = (entity: Slugged): boolean => entity.slug === slug && entity.sport.key === sport
  const inAny = (names: readonly string[], read: (data: unknown) => readonly Slugged[]): boolean =>
    names.some(name =>
      queryClient.getQueriesData({ queryKey: [name] }).some(([, data]) => data && read(data).some(isIt)),
    )
  if (inAny(['getMatches', 'allMatches'], data => (data as MatchPage).matches)) return 'match'
  if (inAny(['getTournaments'], data => data as readonly Slugged[])) return 'league'
  return inAny(['getCategories'], data => data as readonly Slugged[]) ? 'category' : undefined
}
type Slugged = { readonly slug: string; readonly sport: { readonly key: string } }

async function exists(
  { read }: LoadContext,
  kind: SlugKind,
  query: ReadableQuery<unknown>,
): Promise<SlugKind | undefined> {
  try {
    await read(query)
    return kind
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return undefined
    throw error
  }
}
