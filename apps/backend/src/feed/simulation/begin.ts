import { PROVIDERS } from '@touchline/domain/match'
import { sql } from 'kysely'
import { beatProviders } from '../providers.ts'
import { insertCatalogue } from '../writing/insertCatalogue.ts'
import { loadMatches } from '../writing/loadMatches.ts'
import { GAP_MS_MAX, playToNow } from './play.ts'
import { nextIdAfter, worldOf, type SimulationState } from './state.ts'

/** Loads what was committed, or creates the catalogue, and plays everything that is due since then. */
export async function begin(state: SimulationState): Promise<void> {
  const { db } = state
  const stored = await db.selectFrom('feed_state').selectAll().where('id', '=', 1).executeTakeFirst()
  if (stored) state.world = worldOf(stored.seed)
  await insertWorld(state, stored === undefined)
  const newest = await db
    .selectFrom('matches')
    .select(sql<number | null>`max(id::bigint)`.as('id'))
    .executeTakeFirst()
  state.next.id = nextIdAfter(newest?.id ?? 0)
  await reload(state)
  await playToNow(state, state.now() - (await lastBeat(state)) > GAP_MS_MAX)
  await beatProviders(db, PROVIDERS, state.now())
}

/** Reads all events from the database again. */
export async function reload({ db, events, now }: SimulationState): Promise<void> {
  const loaded = await loadMatches(db, now())
  events.clear()
  for (const record of loaded) events.set(record.id, record)
}

async function insertWorld({ db, world, hasRacing, now }: SimulationState, isNew: boolean): Promise<void> {
  const at = now()
  await db.transaction().execute(async trx => {
    await insertCatalogue(trx, world.catalogue, hasRacing)
    if (!isNew) return
    await trx
      .insertInto('feed_state')
      .values({ id: 1, seed: world.seed, state: JSON.stringify({}), updated_at: at })
      .execute()
  })
}

async function lastBeat({ db, now }: SimulationState): Promise<number> {
  const rows = await db.selectFrom('providers').select('alive_at').execute()
  return Math.max(...rows.map(row => row.alive_at), rows.length === 0 ? now() : 0)
}
