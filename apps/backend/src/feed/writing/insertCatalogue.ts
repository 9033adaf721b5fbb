import { SPORT_TYPES } from '@touchline/domain'
import type { DatabaseTransaction } from '#store'
import type { Catalogue } from '../catalogue/buildCatalogue.ts'

const HOME_DRAW_AWAY = new Set(['soccer', 'ice_hockey'])
const [REGULAR, CYBER] = SPORT_TYPES

/** Writes the sports, regions, leagues and sides. */
export async function insertCatalogue(
  trx: DatabaseTransaction,
  { sports, categories, leagues }: Catalogue,
): Promise<void> {
  await trx
    .insertInto('sports')
    .values(
      sports.map(({ id, urn, key, names, priority, provider }) => ({
        id,
        urn_id: urn,
        key,
        names: JSON.stringify(names),
        priority,
        type: provider === 'oddin' ? CYBER : REGULAR,
        provider,
      })),
    )
    .execute()
  await trx
    .insertInto('categories')
    .values(
      categories.map(({ id, sportId, slug, names, priority }) => ({
        id,
        sport_id: sportId,
        slug,
        names: JSON.stringify(names),
        priority,
        country_code: null,
      })),
    )
    .execute()
  await trx
    .insertInto('tournaments')
    .values(
      leagues.map(league => ({
        id: league.id,
        urn_id: `${league.provider === 'oddin' ? 'od' : 'sr'}:tournament:${league.id}`,
        sport_id: league.sportId,
        category_id: league.categoryId,
        slug: league.slug,
        names: JSON.stringify(league.names),
        priority: league.priority,
        kind: league.sportKey === 'tennis' ? ('simple_tournament' as const) : ('season' as const),
        provider: league.provider,
        main_outcomes: HOME_DRAW_AWAY.has(league.sportKey) ? 3 : 2,
        secondary_outcomes: 2,
      })),
    )
    .execute()
  await trx
    .insertInto('competitors')
    .values(
      leagues.flatMap(league =>
        league.sides.map(({ id, sportId, names, crest }) => ({
          id,
          sport_id: sportId,
          names: JSON.stringify(names),
          crest,
        })),
      ),
    )
    .execute()
}
