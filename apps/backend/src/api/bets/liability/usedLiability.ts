import { sql } from 'kysely'
import { movesOf, type LiabilityChange, type LiabilityMove, type UsedOf } from '@touchline/domain/liability'
import { liabilityKey, sendTogether, type Database, type DatabaseTransaction, type Statement } from '#store'

/** A limit had less left than it seemed when the bet was judged: others have taken it meanwhile. */
class LimitTaken extends Error {
  /** The limits that the bets need. */
  readonly keys: readonly string[]

  constructor(keys: readonly string[]) {
    super('A limit of liability was taken meanwhile')
    this.keys = keys
  }
}

/** What runs again holds its limits; only where a price moved meanwhile may it need others. */
const ATTEMPTS_MAX = 4

/**
 * Runs a transaction that judges bets by what is used of their limits. At first that is only looked at: a limit that everybody bets
 * against is then locked for the end of a transaction and not for all of it. Where others took it meanwhile the transaction is undone and
 * runs again, holding the limits it needs from before it judges.
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

/** What open bets use of these limits, as it was a moment ago. */
export function selectUsed(db: Database | DatabaseTransaction, keys: readonly string[]) {
  return db
    .selectFrom('liabilities')
    .select(['key', 'parts'])
    .where(sql<boolean>`key = any(${stored(keys)}::text[])`)
}

/** What they use of these limits, held still until the transaction ends. After all other locks, in the order of the keys. */
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
 * Changes what is used of limits: the last lock of its transaction, taken in the order of the keys, so that requests never deadlock. Of a
 * limit that has not enough left nothing is taken; {@link checkMoved} reads that from the answer.
 */
export function moveUsed(
  trx: DatabaseTransaction,
  moves: readonly LiabilityMove[],
  { isForced = false }: { readonly isForced?: boolean } = {},
): Statement<{ readonly key: string }> {
  const keys = stored(moves.map(({ key }) => key))
  const parts = moves.map(move => move.parts)
  const most = moves.map(({ limit }) => limit)
  // Below 0 nothing is used: a settlement must not fail for a count that was wrong before it.
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

/** Throws where a limit had not enough left: the transaction is undone, and runs again by {@link withinLiability}. */
export function checkMoved(moves: readonly LiabilityMove[], moved: readonly unknown[]): void {
  if (moved.length < moves.length) throw new LimitTaken(moves.map(({ key }) => key))
}

/** Forgets limits of which nothing is used. They are held already. */
export function dropUnused(trx: DatabaseTransaction, keys: readonly string[]) {
  return trx
    .deleteFrom('liabilities')
    .where(sql<boolean>`key = any(${stored(keys)}::text[])`)
    .where('parts', '=', 0)
}

/**
 * Counts what became of bets that were taken before: what they free is free for others. A result that was taken back opens a bet again,
 * and a limit does not stop that ([LIABILITY-9]).
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
