import { cashoutHindranceOf } from '@touchline/domain'
import { announceBets, lockBets } from '#api/bets'
import type { Database } from '#store'

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
    const [bet] = await lockBets(trx, eb => eb.and({ id: betId, player_id: playerId }))
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
    await announceBets(trx, [bet], [], now)
    return 'changed'
  })
}
