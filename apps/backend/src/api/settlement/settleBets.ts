import { settleBet, type BetType, type Odds, type SettlementInput, type SystemType } from '@touchline/domain'
import { betChanged, findBetsById } from '#api/bets'
import { balanceChanged, postTransaction, type AccountBalance } from '#api/ledger'
import { appendOutbox, type DatabaseTransaction } from '#store'

/** Bets whose money has not gone back yet. */
const RUNNING = ['waiting_results', 'ready_to_process'] as const

type BetToSettle = {
  readonly id: string
  readonly player_id: string
  readonly account_id: string
  readonly type: BetType
  readonly currency: string
  readonly stake: number
  /** Of the whole bet: a custom bet's joint price. */
  readonly odds: number
  readonly system: object | null
}

/**
 * Ends the bets that their legs decide, pays what they won, and tells the players. The bets are locked by the caller; those
 * that are over already only show their new leg results.
 */
export async function settleBets(
  trx: DatabaseTransaction,
  betIds: readonly string[],
  newId: () => string,
  now: number,
): Promise<void> {
  const bets = await trx
    .selectFrom('bets')
    .select(['bets.id', 'player_id', 'account_id', 'type', 'status', 'currency', 'stake', 'odds', 'system'])
    .where('bets.id', 'in', betIds)
    .orderBy('account_id')
    .orderBy('bets.id')
    .execute()
  const legsOf = await readLegs(trx, betIds)
  const balances = new Map<string, AccountBalance>()
  for (const bet of bets) {
    // A combo is over with its first lost leg; later legs still show their result, but move no money.
    if (!RUNNING.some(status => status === bet.status)) continue
    const after = await settleOne(trx, bet, legsOf(bet.id), newId, now)
    if (after) balances.set(after.id, after)
  }
  const changed = await findBetsById(trx, betIds)
  await appendOutbox(trx, [...changed.map(betChanged), ...[...balances.values()].map(balanceChanged)], now)
}

async function readLegs(
  trx: DatabaseTransaction,
  betIds: readonly string[],
): Promise<(betId: string) => SettlementInput['legs']> {
  const rows = await trx
    .selectFrom('bet_legs')
    .select(['bet_id', 'odds', 'result'])
    .where('bet_id', 'in', betIds)
    .orderBy('leg')
    .execute()
  const byBet = Map.groupBy(rows, ({ bet_id }) => bet_id)
  return betId => (byBet.get(betId) ?? []).map(({ odds, result }) => ({ odds: odds as Odds, result }))
}

/** Settles one bet as far as its legs allow. The account after the payout, where there was one. */
async function settleOne(
  trx: DatabaseTransaction,
  bet: BetToSettle,
  legs: SettlementInput['legs'],
  newId: () => string,
  now: number,
): Promise<AccountBalance | undefined> {
  const { type, stake, odds } = bet
  const system = bet.system as SystemType | null
  const settle = (of: SettlementInput['legs']) =>
    settleBet({
      type,
      stake,
      legs: of,
      ...(system && { winCount: system.winCount }),
      ...(type === 'custom_bet' && { customOdds: odds as Odds }),
    })
  const settlement = settle(legs)
  if (!settlement.settled) {
    // What it pays if every leg that is still open wins.
    const best = settle(
      legs.map(leg => (leg.result === 'no_results' ? { ...leg, result: 'win_entire' } : leg)),
    )
    await trx
      .updateTable('bets')
      .set(eb => ({ version: eb('version', '+', 1), ...(best.settled && { potential_win: best.payout }) }))
      .where('id', '=', bet.id)
      .execute()
    return undefined
  }
  await trx
    .updateTable('bets')
    .set(eb => ({
      status: 'done' as const,
      result: settlement.result,
      win_amount: settlement.payout,
      settled_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', bet.id)
    .execute()
  if (settlement.payout === 0) return undefined
  const isRefund = settlement.result === 'refund_entire' || settlement.result === 'canceled'
  return await postTransaction(trx, {
    id: newId(),
    kind: isRefund ? 'refund' : 'payout',
    playerId: bet.player_id,
    accountId: bet.account_id,
    currency: bet.currency,
    amount: settlement.payout,
    betId: bet.id,
    now,
  })
}
