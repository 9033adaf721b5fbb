import { cashoutPart, type CashoutOffer } from '@touchline/domain/cashout'
import { liveDelayOf, type LiveDelays } from '@touchline/domain/live-delay'
import { announceBets } from '#api/bets'
import type { DatabaseTransaction } from '#store'
import { openLegsOf } from '../offers/cashoutOfferOf.ts'
import { payCashout } from './payCashout.ts'
import type { BetToPrice, LockedBetToPrice } from '../offers/readBetsToPrice.ts'

/** What happens to a cash-out that the offer covers: paid at once, or waiting for its decision. */
export type Taken = {
  readonly status: 'paid' | 'pending'
  readonly decideAt: number | null
}
type Options = { readonly liveDelays: LiveDelays; readonly newId: () => string; readonly now: number }

/** Pays a cash-out, or delays it as long as a bet on its live legs would be. Notifies the player. */
export async function takeCashout(
  trx: DatabaseTransaction,
  bet: LockedBetToPrice,
  cashout: { readonly stake: number; readonly value: number },
  { liveDelays, newId, now }: Options,
): Promise<Taken> {
  const wait = liveDelayOf(openLegsOf(bet, now), liveDelays)
  if (wait === 0) {
    const paid = await payCashout(trx, bet, cashout, { newId, now })
    await announceBets(trx, [bet], [paid], now)
    return { status: 'paid', decideAt: null }
  }
  const decideAt = now + wait
  await trx
    .updateTable('bets')
    .set(eb => ({ status: 'cashout_in_progress', decide_at: decideAt, version: eb('version', '+', 1) }))
    .where('id', '=', bet.id)
    .execute()
  await announceBets(trx, [bet], [], now)
  return { status: 'pending', decideAt }
}

/** The offer for a part of the open stake; for all of it, the offer itself. */
export function offerFor(offer: CashoutOffer, bet: BetToPrice, stake: number): CashoutOffer {
  if (!offer.offered || stake === bet.open_stake) return offer
  return { offered: true, value: cashoutPart(offer.value, bet.open_stake, stake) }
}
