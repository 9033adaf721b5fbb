import { moveLiability, toLiable } from '#api/bets'
import { postTransaction, type AccountBalance } from '#api/ledger'
import type { DatabaseTransaction } from '#store'
import { potentialWinWith } from '../offers/cashoutOfferOf.ts'
import type { LockedBetToPrice } from '../offers/readBetsToPrice.ts'

type Cashout = {
  /** The part of the open stake that is cashed out, in subunits. */
  readonly stake: number
  /** What it pays, in subunits. */
  readonly value: number
}
type Options = { readonly newId: () => string; readonly now: number }

/**
 * Pays a cash-out. Cashing out all of the open stake ends the bet, and no later result changes what it paid; cashing
 * out a part leaves a smaller bet. Returns the account afterwards; the caller notifies the player.
 */
export async function payCashout(
  trx: DatabaseTransaction,
  bet: LockedBetToPrice,
  { stake, value }: Cashout,
  { newId, now }: Options,
): Promise<AccountBalance> {
  const left = bet.open_stake - stake
  const remaining =
    left === 0 ? undefined : { ...bet, open_stake: left, potential_win: potentialWinWith(bet, left) }
  await trx
    .updateTable('bets')
    .set(eb => ({
      open_stake: left,
      cashed_value: eb('cashed_value', '+', value),
      decide_at: null,
      version: eb('version', '+', 1),
      ...(remaining
        ? { status: 'waiting_results' as const, potential_win: remaining.potential_win }
        : {
            status: 'cashed_out' as const,
            result: 'cashed_out' as const,
            win_amount: bet.cashed_value + value,
            settled_at: now,
          }),
    }))
    .where('id', '=', bet.id)
    .execute()
  if (left === 0) await trx.deleteFrom('cashout_rules').where('bet_id', '=', bet.id).execute()
  const paid = await postTransaction(trx, {
    id: newId(),
    kind: 'cashout',
    playerId: bet.player_id,
    accountId: bet.account_id,
    currency: bet.currency,
    amount: value,
    betId: bet.id,
    now,
  })
  const before = toLiable(bet, bet.legs)
  const after = remaining && toLiable(remaining, bet.legs)
  await moveLiability(trx, [{ ...(before && { before }), ...(after && { after }) }])
  return paid
}
