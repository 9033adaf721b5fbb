import { cashoutHindranceOf } from '@touchline/domain'
import { betChanged, findBetsById } from '#api/bets'
import { appendOutbox, type Database } from '#store'

type RuleChange = { readonly betId: string; readonly playerId: string; readonly now: number }

/**
 * Sets a bet's rule, "cash out at this much or more", or with null takes it away. What became of it: a bet that is over, or being cashed
 * out, takes no rule.
 */
export async function changeRule(
  db: Database,
  { betId, playerId, now }: RuleChange,
  atLeast: number | null,
): Promise<'changed' | 'decided' | 'unknown'> {
  return await db.transaction().execute(async trx => {
    const bet = await trx
      .selectFrom('bets')
      .select('status')
      .where('id', '=', betId)
      .where('player_id', '=', playerId)
      .forUpdate()
      .executeTakeFirst()
    if (!bet) return 'unknown'
    const because = cashoutHindranceOf({ status: bet.status })
    if (atLeast !== null && (because === 'decided' || because === 'in_progress')) return 'decided'
    if (atLeast === null) await trx.deleteFrom('cashout_rules').where('bet_id', '=', betId).execute()
    else {
      await trx
        .insertInto('cashout_rules')
        .values({ bet_id: betId, at_least: atLeast, created_at: now })
        .onConflict(conflict => conflict.column('bet_id').doUpdateSet({ at_least: atLeast, created_at: now }))
        .execute()
    }
    await trx
      .updateTable('bets')
      .set(eb => ({ version: eb('version', '+', 1) }))
      .where('id', '=', betId)
      .execute()
    await appendOutbox(trx, (await findBetsById(trx, [betId])).map(betChanged), now)
    return 'changed'
  })
}
