import { sql, type SqlBool } from 'kysely'
import { createRounds, type Rounds } from '#api/rounds'
import { decideBets, type DecidingOptions } from './decideBets.ts'

/** Maximum number of bets decided in one transaction, so that locks are held briefly. */
const AT_ONCE = 50

/**
 * Decides submitted bets when they are due. A bet that fails, or has to wait for the feed ([DELAY-5]), stays submitted
 * and is tried again in the next rounds, until it is too late and it is refused unpriced ([DELAY-4]).
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
      // Deciding them together costs far less. If that fails, decide them one by one, so that one bet does not hold up
      // the others.
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
