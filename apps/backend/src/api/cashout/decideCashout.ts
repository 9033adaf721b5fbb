import { answerCashout, isTooLate } from '@touchline/domain'
import { announceBets } from '#api/bets'
import type { Database, DatabaseTransaction } from '#store'
import type { Chances } from './createChances.ts'
import { offerInProgress } from './offerOf.ts'
import { payCashout } from './payCashout.ts'
import { lockBetToPrice, type BetToPrice } from './readBetsToPrice.ts'
import { offerFor } from './takeCashout.ts'

export type DecidingDeps = {
  readonly db: Database
  readonly newId: () => string
  readonly now: () => number
  readonly chances: Chances
}

/**
 * Decides a cash-out that has waited: paid if the offer of now still covers what the bettor saw and it is not too late ([DELAY-4]), else the
 * bet goes on. A bet that
 * settlement has ended meanwhile stays as it is: nothing is paid twice.
 */
export async function decideCashout(deps: DecidingDeps, betId: string): Promise<void> {
  await deps.db.transaction().execute(async trx => {
    const bet = await lockBetToPrice(trx, betId)
    const cashout = await trx
      .selectFrom('cashouts')
      .select(['id', 'stake', 'value', 'decide_at'])
      .where('bet_id', '=', betId)
      .where('status', '=', 'pending')
      .executeTakeFirst()
    if (!bet || !cashout) return
    const now = deps.now()
    const isRunning = bet.status === 'cashout_in_progress' && cashout.stake <= bet.open_stake
    const offer = offerFor(offerInProgress(bet, deps.chances, now), bet, cashout.stake)
    const isInTime = !isTooLate(cashout.decide_at!, now)
    const isPaid = isRunning && isInTime && answerCashout(offer, cashout.value) === 'pay'
    await trx
      .updateTable('cashouts')
      .set({ status: isPaid ? 'paid' : 'refused', decided_at: now })
      .where('id', '=', cashout.id)
      .execute()
    if (!isRunning) return
    if (!isPaid) await goOn(trx, bet)
    const accounts = isPaid ? [await payCashout(trx, bet, cashout, { newId: deps.newId, now })] : []
    await announceBets(trx, [bet], accounts, now)
  })
}

/** The bet runs on as if nobody had asked. */
async function goOn(trx: DatabaseTransaction, bet: BetToPrice): Promise<void> {
  await trx
    .updateTable('bets')
    .set(eb => ({ status: 'waiting_results', decide_at: null, version: eb('version', '+', 1) }))
    .where('id', '=', bet.id)
    .execute()
}
