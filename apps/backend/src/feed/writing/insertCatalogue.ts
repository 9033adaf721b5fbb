import { SPORT_TYPES } from '@touchline/domain/match'
import type { DatabaseTransaction } from '#store'
import type { FeedCatalogue } from '../catalogue/buildCatalogue.ts'
import { RACING_KEY, type Racing } from '../catalogue/buildRacing.ts'

const HOME_DRAW_AWAY = new Set(['soccer', 'ice_hockey'])
const [REGULAR, CYBER] = SPORT_TYPES

/** Inserts missing sports, categories, leagues and sides, because a newer feed may have more than the database. */
export async function insertCatalogue(
  trx: DatabaseTransaction,
  { sports, categories, leagues, racing }: FeedCatalogue,
  hasRacing: boolean,
): Promise<void> {
  await insertSports(trx, sports)
  await insertCategories(trx, categories)
  await insertLeagues(trx, leagues)
  await insertSides(trx, leagues)
  if (hasRacing) await insertRacing(trx, racing)
}

async function insertSports(trx: DatabaseTransaction, sports: FeedCatalogue['sports']): Promise<void> {
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
    .onConflict(oc => oc.doNothing())
    .execute()
}

async function insertCategories(
  trx: DatabaseTransaction,
  categories: FeedCatalogue['categories'],
): Promise<void> {
  await trx
    .insertInto('categories')
    .values(
      categories.map(({ id, sportId, slug, names, priority, countryCode }) => ({
        id,
        sport_id: sportId,
        slug,
        names: JSON.stringify(names),
        priority,
        country_code: countryCode,
      })),
    )
    .onConflict(oc => oc.doNothing())
    .execute()
}

async function insertLeagues(trx: DatabaseTransaction, leagues: FeedCatalogue['leagues']): Promise<void> {
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
    .onConflict(oc => oc.doNothing())
    .execute()
}

async function insertSides(trx: DatabaseTransaction, leagues: FeedCatalogue['leagues']): Promise<void> {
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
    .onConflict(oc => oc.doNothing())
    .execute()
}

async function insertRacing(
  trx: DatabaseTransaction,
  { sport, countries, courses, horses }: Racing,
): Promise<void> {
  await trx
    .insertInto('sports')
    .values({
      id: sport.id,
      urn_id: 'sr:sport:105',
      key: RACING_KEY,
      names: JSON.stringify(sport.names),
      priority: sport.priority,
      type: REGULAR,
      provider: 'betradar',
    })
    .onConflict(oc => oc.doNothing())
    .execute()
  await trx
    .insertInto('categories')
    .values(
      countries.map(({ id, slug, names, countryCode }, i) => ({
        id,
        sport_id: sport.id,
        slug,
        names: JSON.stringify(names),
        priority: i + 1,
        country_code: countryCode,
      })),
    )
    .onConflict(oc => oc.doNothing())
    .execute()
  await insertCourses(trx, sport.id, courses)
  await insertHorses(trx, sport.id, horses)
}

async function insertCourses(
  trx: DatabaseTransaction,
  sportId: string,
  courses: Racing['courses'],
): Promise<void> {
  await trx
    .insertInto('tournaments')
    .values(
      courses.map(({ id, categoryId, slug, names, priority }) => ({
        id,
        urn_id: `sr:tournament:${id}`,
        sport_id: sportId,
        category_id: categoryId,
        slug,
        names: JSON.stringify(names),
        priority,
        kind: 'stage' as const,
        provider: 'betradar' as const,
        main_outcomes: 0,
        secondary_outcomes: 0,
      })),
    )
    .onConflict(oc => oc.doNothing())
    .execute()
}

async function insertHorses(
  trx: DatabaseTransaction,
  sportId: string,
  horses: Racing['horses'],
): Promise<void> {
  await trx
    .insertInto('competitors')
    .values(
      horses.map(({ id, names, crest, form }) => ({
        id,
        sport_id: sportId,
        names: JSON.stringify(names),
        crest,
        form: [...form],
      })),
    )
    // Horses inserted before racecards existed have no form; a horse that has run keeps its own.
    .onConflict(oc =>
      oc
        .column('id')
        .doUpdateSet(eb => ({ form: eb.ref('excluded.form') }))
        .where('competitors.form', 'is', null),
    )
    .execute()
}
