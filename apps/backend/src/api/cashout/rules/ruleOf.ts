import type { DatabaseTransaction } from '#store'

/** The threshold of a bet's rule, in subunits; undefined where it has none. */
export async function ruleOf(trx: DatabaseTransaction, betId: string): Promise<number | undefined> {
  const rule = await trx
    .selectFrom('cashout_rules')
    .select('at_least')
    .where('bet_id', '=', betId)
    .executeTakeFirst()
  return rule?.at_least
}
