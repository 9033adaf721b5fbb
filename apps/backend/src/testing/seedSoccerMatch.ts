import { MATCH_STATUS } from '@touchline/domain/match'
import { sql } from 'kysely'
import { priceMatch, SAMPLES, type PlayOf } from '#pricing'
import { takeMatches, type Database, type DatabaseTransaction } from '#store'
import { seedMatch } from './seedWorld.ts'

const { params: PARAMS, state } = SAMPLES.soccer

/** The state of a soccer match before kick-off. */
export const SOCCER_START = state

/** A soccer match with every market of its model, as the feed commits it: play, prices and version together. */
export async function seedSoccerMatch(db: Database, id: string, play = SOCCER_START): Promise<void> {
  await seedMatch(db, { id, status: statusOf(play) })
  await playSoccer(db, id, play)
}

/** Moves such a match to another state of play, as a turn of the feed would. Removed lines take no more bets. */
export async function playSoccer(
  db: Database | DatabaseTransaction,
  id: string,
  play: PlayOf<'soccer'>,
): Promise<void> {
  if (!db.isTransaction) return await db.transaction().execute(trx => playSoccer(trx, id, play))
  await takeMatches(db as DatabaseTransaction, [id])
  const status = statusOf(play)
  const { version } = await db
    .updateTable('matches')
    .set(eb => ({
      version: eb('version', '+', 1),
      status,
      state: sql<string>`jsonb_set(state, '{status}', to_jsonb(${status}::int))`,
      sim: JSON.stringify({ sportKey: 'soccer', params: PARAMS, play }),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('markets').where('match_id', '=', id).execute()
  const priced = priceMatch('soccer', PARAMS, play)
  if (priced.length === 0) return
  await db
    .insertInto('markets')
    .values(
      priced.map(market => ({
        match_id: id,
        market_id: market.marketId,
        specifier: market.specifier,
        status: market.status,
        reason: null,
        priority: market.priority,
        most_balanced: market.mostBalanced,
        place: market.place,
        outcomes: JSON.stringify(
          market.outcomes.map(({ id: outcomeId, odds, active }) => ({ id: outcomeId, odds, active })),
        ),
        next_bet_stop: null,
        version,
      })),
    )
    .execute()
}

function statusOf({ phase }: PlayOf<'soccer'>) {
  if (phase === 'not_started') return MATCH_STATUS.prematch
  return phase === 'ended' ? MATCH_STATUS.finished : MATCH_STATUS.live
}
