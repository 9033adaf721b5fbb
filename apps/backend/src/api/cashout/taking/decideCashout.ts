import { answerCashout, meetsCashoutRule, type CashoutOffer } from '@touchline/domain/cashout'
import { isTooLate, type LiveDelays } from '@touchline/domain/live-delay'
import { announceBets, isPriceCertain } from '#api/bets'
import { doesFeedWait, type Database, type DatabaseTransaction } from '#store'
import type { Chances } from '../offers/createChances.ts'
import { offerInProgress, openLegsOf } from '../offers/cashoutOfferOf.ts'
import { payCashout } from './payCashout.ts'
import { holdPrices, lockBetToPrice, type BetToPrice } from '../offers/readBetsToPrice.ts'
import { ruleOf } from '../rules/ruleOf.ts'
import { offerFor } from './takeCashout.ts'

export type CashoutDecidingOptions = {
  readonly db: Database
  readonly newId: () => string
  readonly now: () => number
  readonly chances: Chances
  readonly liveDelays: LiveDelays
}

/**
 * Decides a waiting cash-out: it is paid if the current offer still matches what the bettor saw, or the rule, and it is
 * not too late ([DELAY-4]); otherwise the bet continues. It waits longer while the prices may not reflect the latest
 * events ([DELAY-5]). A bet that settlement has ended meanwhile is left unchanged, so nothing is paid twice.
 */
export async function decideCashout(options: CashoutDecidingOptions, betId: string): Promise<void> {
  await options.db.transaction().execute(async trx => {
    const bet = await lockBetToPrice(trx, betId)
    const cashout = await trx
      .selectFrom('cashouts')
      .select(['id', 'trigger', 'stake', 'value', 'decide_at'])
      .where('bet_id', '=', betId)
      .where('status', '=', 'pending')
      .executeTakeFirst()
    if (!bet || !cashout) return
    const isRunning = bet.status === 'cashout_in_progress' && cashout.stake <= bet.open_stake
    const held = isRunning ? await holdPrices(trx, bet) : bet
    const now = options.now()
    const isDue = isRunning && !isTooLate(cashout.decide_at!, now)
    if (isDue && !isPriceCertain(openLegsOf(held, now), options.liveDelays, await doesFeedWait(trx))) return
    const offer = offerFor(offerInProgress(held, options.chances, now), held, cashout.stake)
    const value = isDue ? await sumToPay(trx, bet.id, cashout, offer) : undefined
    await trx
      .updateTable('cashouts')
      .set({ status: value === undefined ? 'refused' : 'paid', decided_at: now, ...(value && { value }) })
      .where('id', '=', cashout.id)
      .execute()
    if (!isRunning) return
    const accounts =
      value === undefined
        ? []
        : [await payCashout(trx, held, { stake: cashout.stake, value }, { newId: options.newId, now })]
    if (value === undefined) await resumeBet(trx, bet)
    await announceBets(trx, [bet], accounts, now)
  })
}

/**
 * What a waiting cash-out pays under the current offer: exactly what the bettor saw, or, by a rule, the offer itself
 * while it reaches the threshold. Undefined: nothing, also where the rule was removed meanwhile.
 */
async function sumToPay(
  trx: DatabaseTransaction,
  betId: string,
  { trigger, value }: { readonly trigger: string; readonly value: number },
  offer: CashoutOffer,
): Promise<number | undefined> {
  if (trigger !== 'rule') return answerCashout(offer, value) === 'pay' ? value : undefined
  const atLeast = await ruleOf(trx, betId)
  if (atLeast === undefined || !offer.offered || !meetsCashoutRule(atLeast, offer)) return undefined
  return offer.value
}

/** The bet continues as if no cash-out had been requested. */
async function resumeBet(trx: DatabaseTransaction, bet: BetToPrice): Promise<void> {
  await trx
    .updateTable('bets')
    .set(eb => ({ status: 'waiting_results', decide_at: null, version: eb('version', '+', 1) }))
    .where('id', '=', bet.id)
    .execute()
}
