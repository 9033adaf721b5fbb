import { MATCH_STATUS } from '@touchline/domain/match'
import { playOf } from '#pricing'
import type { Database } from '#store'
import { marketKey, resultKey, type MarketRecord, type EventRecord } from '../match/matchRecord.ts'
import { genesisHash } from '../match/priceLog.ts'
import { createRng, seedOf } from '../random/rng.ts'
import type { RunnersSim } from '../runners/runnersSim.ts'
import type { Sim } from '../sims/index.ts'

/** The first turns of upcoming matches are spread over this span. */
const SPREAD_MS = 120_000

/** Every event that is not over, as committed; its markets are loaded at its next turn. */
export async function loadMatches(db: Database, now: number): Promise<EventRecord[]> {
  const open = [MATCH_STATUS.prematch, MATCH_STATUS.live, MATCH_STATUS.stopped]
  const rows = await db
    .selectFrom('matches')
    .select([
      'id',
      'type',
      'tournament_id',
      'provider',
      'home_id',
      'away_id',
      'start_time',
      'status',
      'version',
      'state',
      'sim',
    ])
    .select(eb =>
      eb
        .selectFrom('price_log')
        .select('hash')
        .whereRef('price_log.match_id', '=', 'matches.id')
        .orderBy('price_log.version', 'desc')
        .limit(1)
        .as('last_hash'),
    )
    .where('status', 'in', open)
    .orderBy('start_time')
    .orderBy('id')
    .execute()
  return rows.map(row => {
    const head = {
      id: row.id,
      provider: row.provider,
      startTime: row.start_time,
      status: row.status,
      version: row.version,
      state: row.state,
      settled: new Set<string>(),
      lastHash: row.last_hash ?? genesisHash(row.id),
      nextAt: Math.min(row.start_time, now + createRng(seedOf(row.id)).whole(0, SPREAD_MS)),
    }
    if (row.type !== 'match') {
      const sim = row.sim as RunnersSim
      return { ...head, type: row.type, sportKey: sim.sport, leagueId: row.tournament_id, sim }
    }
    const sim = simOf(row.id, row.sim)
    return { ...head, type: row.type, sportKey: sim.sportKey, sideIds: [row.home_id!, row.away_id!], sim }
  })
}

function simOf(matchId: string, sim: object): Sim {
  if (playOf(sim) === undefined)
    throw new Error(`The match ${matchId} belongs to a sport that this feed does not simulate.`)
  return sim as Sim
}

/** Adds the markets and the written results to a record. */
export async function withMarkets<Record extends EventRecord>(db: Database, record: Record): Promise<Record> {
  if (record.markets) return record
  const [markets, results] = await Promise.all([
    db.selectFrom('markets').selectAll().where('match_id', '=', record.id).execute(),
    db
      .selectFrom('outcome_results')
      .select(['market_id', 'specifier', 'outcome_id'])
      .where('match_id', '=', record.id)
      .execute(),
  ])
  return {
    ...record,
    markets: new Map(
      markets.map(row => {
        const market: MarketRecord = {
          marketId: row.market_id,
          specifier: row.specifier,
          status: row.status,
          reason: row.reason,
          priority: row.priority,
          mostBalanced: row.most_balanced,
          place: row.place,
          outcomes: row.outcomes,
        }
        return [marketKey(row.market_id, row.specifier), market]
      }),
    ),
    settled: new Set(results.map(row => resultKey(row.market_id, row.specifier, row.outcome_id))),
  }
}
