import { meetsCashoutRule } from '@touchline/domain/cashout'
import type { CashoutDecidingOptions } from '../taking/decideCashout.ts'
import { cashoutOfferOf } from '../offers/cashoutOfferOf.ts'
import { holdPrices, lockBetToPrice } from '../offers/readBetsToPrice.ts'
import { ruleOf } from './ruleOf.ts'
import { takeCashout } from '../taking/takeCashout.ts'

/**
 * Cashes out the whole bet by its rule if the current offer still reaches the rule's threshold. It pays that offer,
 * through the same code as a bettor's request.
 */
export async function cashOutByRule(
  { db, newId, now: clock, chances, liveDelays }: CashoutDecidingOptions,
  betId: string,
): Promise<void> {
  await db.transaction().execute(async trx => {
    const found = await lockBetToPrice(trx, betId)
    const atLeast = await ruleOf(trx, betId)
    if (!found || atLeast === undefined) return
    const bet = await holdPrices(trx, found)
    const now = clock()
    const offer = cashoutOfferOf(bet, chances, now)
    if (!offer.offered || !meetsCashoutRule(atLeast, offer)) return
    const cashout = { stake: bet.open_stake, value: offer.value }
    const taken = await takeCashout(trx, bet, cashout, { liveDelays, newId, now })
    await trx
      .insertInto('cashouts')
      .values({
        id: newId(),
        bet_id: betId,
        player_id: bet.player_id,
        key: null,
        payload_hash: null,
        trigger: 'rule',
        status: taken.status,
        ...cashout,
        decide_at: taken.decideAt,
        created_at: now,
        decided_at: taken.status === 'paid' ? now : null,
      })
      .execute()
  })
}
