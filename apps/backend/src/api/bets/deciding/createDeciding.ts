import { sql, type SqlBool } from 'kysely'
import { createRounds, type Rounds } from '#api/rounds'
import { decideBets, type DecidingOptions } from './decideBets.ts'

/** Bets decided in one transaction at most: none holds its locks for long. */
const AT_ONCE = 50

/**
 * Decides submitted bets when their time has come. What fails, or has to wait for the feed ([DELAY-5]), stays submitted and is tried again in
 * the next rounds, until it is too late for it and it is refused unpriced ([DELAY-4]).
 */
export function createDeciding(
  options: DecidingOptions & { readonly onError: (error: unknown) => void },
): Rounds {
  return createRounds(async isStopped => {
    const tried: string[] = []
    while (!isStopped()) {
      const due = await findDue(options, tried)
      if (due.length === 0) return
      tried.push(...due)
      // Together, as that is far less work; one after the other where it fails, so that one bet does not hold up the others.
      const isDone = await decideBets(options, due).then(
        () => true,
        () => false,
      )
      if (isDone) continue
      for (const id of due) {
        await decideBets(options, [id]).catch(options.onError)
      }
    }
  }, options.onError)
}

async function findDue({ db, now }: DecidingOptions, except: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('bets')
    .select('id')
    .where('status', '=', 'submitted')
    .where('decide_at', '<=', now())
    .where(sql<SqlBool>`id <> all(${[...except]}::text[])`)
    .orderBy('decide_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}
