import { cashoutHindranceOf } from '@touchline/domain/cashout'
import { announceBets, lockBets } from '#api/bets'
import type { Clock } from '#api/http'
import { holdSession } from '#api/session'
import type { Database } from '#store'

type RuleChange = {
  readonly betId: string
  readonly playerId: string
  /** The session the request came with. */
  readonly tokenHash: string
  readonly clock: Clock
}

/**
 * Sets a bet's rule, "cash out at this much or more", or removes it (null). Returns the outcome: a bet that has ended,
 * or is being cashed out, takes no rule; a session that ended while the request waited changes nothing.
 */
export async function changeRule(
  db: Database,
  { betId, playerId, tokenHash, clock }: RuleChange,
  atLeast: number | null,
): Promise<'changed' | 'decided' | 'unknown' | 'signed-out'> {
  return await db.transaction().execute(async trx => {
    const [bet] = await lockBets(trx, eb => eb.and({ id: betId, player_id: playerId }))
    if (!bet) return 'unknown'
    const now = clock.now()
    if (!(await holdSession(trx, { playerId, tokenHash }, now))) return 'signed-out'
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
