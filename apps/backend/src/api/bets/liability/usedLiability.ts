import { sql } from 'kysely'
import { movesOf, type LiabilityChange, type LiabilityMove, type UsedOf } from '@touchline/domain/liability'
import { liabilityKey, sendTogether, type Database, type DatabaseTransaction, type Statement } from '#store'

/** A limit had less left than when the bet was judged: other bets have used it in the meantime. */
class LimitTaken extends Error {
  /** The limits that the bets need. */
  readonly keys: readonly string[]

  constructor(keys: readonly string[]) {
    super('A limit of liability was taken meanwhile')
    this.keys = keys
  }
}

/** A retry locks its limits first, so it needs another attempt only if a price moved and other limits apply. */
const ATTEMPTS_MAX = 4

/**
 * Runs a transaction that judges bets against the used amounts of their limits. The first attempt reads them without a
 * lock, so that a popular limit is locked only at the end of a transaction and not for all of it. If other bets used it
 * meanwhile, the transaction is rolled back and runs again, with its limits locked before it judges.
 */
export async function withinLiability<T>(
  db: Database,
  run: (trx: DatabaseTransaction, held: readonly string[]) => Promise<T>,
): Promise<T> {
  const held = new Set<string>()
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async trx => {
        const done = await run(trx, [...held])
        if (held.size > 0) await dropUnused(trx, [...held]).execute()
        return done
      })
    } catch (error) {
      if (!(error instanceof LimitTaken) || attempt === ATTEMPTS_MAX) throw error
      for (const key of error.keys) held.add(key)
    }
  }
}

type Used = { readonly key: string; readonly parts: number }

/** How much of these limits open bets use, read without a lock. */
export function selectUsed(db: Database | DatabaseTransaction, keys: readonly string[]) {
  return db
    .selectFrom('liabilities')
    .select(['key', 'parts'])
    .where(sql<boolean>`key = any(${stored(keys)}::text[])`)
}

/**
 * How much of these limits open bets use, locked until the transaction ends. Taken after all other locks, in key order.
 */
export async function holdUsed(trx: DatabaseTransaction, keys: readonly string[]): Promise<readonly Used[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<Used>`
    insert into liabilities (key, parts, moved, most) select key, 0, 0, 0 from unnest(${stored(keys)}::text[]) as held (key) order by key
    on conflict (key) do update set moved = 0
    returning key, parts`.execute(trx)
  return rows
}

export function toUsedOf(...rows: readonly (readonly Used[])[]): UsedOf {
  const used = new Map(rows.flat().map(({ key, parts }) => [key, parts]))
  return key => used.get(liabilityKey(key)) ?? 0
}

/**
 * Changes the used amounts of limits: the last lock of its transaction, taken in key order, so that requests never
 * deadlock. A limit that has too little left stays unchanged; {@link checkMoved} detects that from the result.
 */
export function moveUsed(
  trx: DatabaseTransaction,
  moves: readonly LiabilityMove[],
  { isForced = false }: { readonly isForced?: boolean } = {},
): Statement<{ readonly key: string }> {
  const keys = stored(moves.map(({ key }) => key))
  const parts = moves.map(move => move.parts)
  const most = moves.map(({ limit }) => limit)
  // Clamped at 0: a settlement must not fail because an earlier count was wrong.
  const query = sql<{ key: string }>`
    insert into liabilities (key, parts, moved, most)
    select key, greatest(parts, 0), parts, most
    from unnest(${keys}::text[], ${parts}::bigint[], ${most}::bigint[]) as moves (key, parts, most) order by key
    on conflict (key) do update set
      parts = greatest(liabilities.parts + excluded.moved, 0), moved = excluded.moved, most = excluded.most
    where ${isForced} or excluded.moved <= 0 or liabilities.parts + excluded.moved <= excluded.most
    returning key`
  return { compile: () => query.compile(trx) }
}

/** Throws if a limit had too little left: {@link withinLiability} then rolls the transaction back and retries. */
export function checkMoved(moves: readonly LiabilityMove[], moved: readonly unknown[]): void {
  if (moved.length < moves.length) throw new LimitTaken(moves.map(({ key }) => key))
}

/** Deletes limits of which nothing is used. Their rows are already locked. */
export function dropUnused(trx: DatabaseTransaction, keys: readonly string[]) {
  return trx
    .deleteFrom('liabilities')
    .where(sql<boolean>`key = any(${stored(keys)}::text[])`)
    .where('parts', '=', 0)
}

/**
 * Counts what became of bets that were accepted before; what they free becomes available to others. A result that is
 * withdrawn reopens a bet, and a limit does not prevent that ([LIABILITY-9]).
 */
export async function moveLiability(
  trx: DatabaseTransaction,
  changes: readonly LiabilityChange[],
): Promise<void> {
  const moves = movesOf(changes)
  if (moves.length === 0) return
  await sendTogether(trx, [
    moveUsed(trx, moves, { isForced: true }),
    dropUnused(
      trx,
      moves.map(({ key }) => key),
    ),
  ])
}

const stored = (keys: readonly string[]): string[] => keys.map(liabilityKey)
