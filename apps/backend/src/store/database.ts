import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { asAppRole } from './appRole.ts'
import { mainJob } from './migrations/0001-main-job.ts'
import { wakeUp } from './migrations/0002-wake-up.ts'
import { shareCodes } from './migrations/0003-share-codes.ts'
import { pruning } from './migrations/0004-pruning.ts'
import { moneyOnce } from './migrations/0005-money-once.ts'
import { appendOnly } from './migrations/0006-append-only.ts'
import { runningBets } from './migrations/0007-running-bets.ts'
import { pricedVersion } from './migrations/0008-priced-version.ts'
import { roleOfEachDatabase } from './migrations/0009-role-of-each-database.ts'
import { tradersWord } from './migrations/0010-traders-word.ts'
import { ledgerProblems } from './migrations/0011-ledger-problems.ts'
import { outrights } from './migrations/0013-outrights.ts'
import { slugs } from './migrations/0012-slugs.ts'
import { favourites } from './migrations/0014-favourites.ts'
import { playerGroups } from './migrations/0015-player-groups.ts'
import { matchIncidents } from './migrations/0017-match-incidents.ts'
import { search } from './migrations/0019-search.ts'
import { lotteries } from './migrations/0020-lotteries.ts'
import { betStops } from './migrations/0021-bet-stops.ts'
import { liabilities } from './migrations/0023-liabilities.ts'
import { sharedKeys } from './migrations/0024-shared-keys.ts'
import { refusedPlacements } from './migrations/0025-refused-placements.ts'
import { sessionEnds } from './migrations/0026-session-ends.ts'
import { ledgerSumsToZero } from './migrations/0028-ledger-sums-to-zero.ts'
import { sharedPlaces } from './migrations/0029-shared-places.ts'
import { largeCatalogues } from './migrations/0030-large-catalogues.ts'
import { nameHashes } from './migrations/0031-name-hashes.ts'
import { racecards } from './migrations/0032-racecards.ts'
import { gatherWrites } from './gatherWrites.ts'
import { prepareStatements } from './prepareStatements.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>
export type DatabaseTransaction = Transaction<Schema>

const MIGRATIONS = {
  '0001-main-job': mainJob,
  '0002-wake-up': wakeUp,
  '0003-share-codes': shareCodes,
  '0004-pruning': pruning,
  '0005-money-once': moneyOnce,
  '0006-append-only': appendOnly,
  '0007-running-bets': runningBets,
  '0008-priced-version': pricedVersion,
  '0009-role-of-each-database': roleOfEachDatabase,
  '0010-traders-word': tradersWord,
  '0011-ledger-problems': ledgerProblems,
  '0013-outrights': outrights,
  '0012-slugs': slugs,
  '0014-favourites': favourites,
  '0015-player-groups': playerGroups,
  '0017-match-incidents': matchIncidents,
  '0019-search': search,
  '0020-lotteries': lotteries,
  '0021-bet-stops': betStops,
  '0023-liabilities': liabilities,
  '0024-shared-keys': sharedKeys,
  '0025-refused-placements': refusedPlacements,
  '0026-session-ends': sessionEnds,
  '0028-ledger-sums-to-zero': ledgerSumsToZero,
  '0029-shared-places': sharedPlaces,
  '0030-large-catalogues': largeCatalogues,
  '0031-name-hashes': nameHashes,
  '0032-racecards': racecards,
}

/** In execution order. */
export const MIGRATION_NAMES = Object.keys(MIGRATIONS)

const INT8_OID = 20
/** Maximum wait for a locked row: the request then fails and may be sent again. */
const LOCK_MS_MAX = 10_000
/** A transaction whose client is idle for longer is aborted, which releases its locks. */
const IDLE_MS_MAX = 30_000

/**
 * bigint columns hold instants and subunits, all within 2^53; a larger value throws, so that no amount is silently
 * rounded.
 */
function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a safe integer`)
  return value
}

/** How columns are read, for every connection to the database. */
export function columnTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8_OID, readInt8)
  return types
}

type PoolOptions = {
  readonly maxConnections?: number
  /** The connection's name in the database's own views. */
  readonly name?: string
}

/**
 * Opens a pool on `url` (a `postgres://` address of a migrated database), as the role that cannot change the ledger or
 * its proofs. Close it with `destroy()`.
 */
export function openDatabase(url: string, options: PoolOptions = {}): Database {
  return databaseOver(openPool(asAppRole(url), options))
}

/** The same as the login of `url` itself, which owns the tables: to migrate, reset or repair. */
export function openOwnerDatabase(url: string, options: PoolOptions = {}): Database {
  return databaseOver(openPool(url, options))
}

function openPool(url: string, { maxConnections = 10, name = 'touchline' }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: maxConnections,
    types: columnTypes(),
    pipeline: true,
    lock_timeout: LOCK_MS_MAX,
    idle_in_transaction_session_timeout: IDLE_MS_MAX,
  })
  // An idle connection that dies (a restart of the server) must not end the process: the pool opens another.
  pool.on('error', () => {})
  // Nor must one that dies between two statements of a transaction: the next statement fails and reports it.
  pool.on('connect', client => client.on('error', () => {}))
  gatherWrites(pool)
  prepareStatements(pool)
  return pool
}

/** A source of connections; `pg`'s own pool is one. */
export interface Connections {
  connect(): Promise<{
    query(text: string, values: readonly unknown[]): Promise<object>
    release(): void
  }>
  end(): Promise<void>
  readonly options: object
}

/** A database over given connections. It cannot stream rows, because cursors are not supported. */
export function databaseOver(pool: Connections): Database {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as PostgresPool }) })
}

/** Reads in several statements from one snapshot: they all see the same commits. */
export async function readTogether<T>(db: Database, read: (trx: Database) => Promise<T>): Promise<T> {
  return await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}

/**
 * Migrates the schema to the newest version, as its owner, under the migrator's lock. Throws the migration's own error.
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
