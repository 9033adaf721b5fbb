import { repay, takeFromBalance } from '@touchline/domain/settlement'
import { houseAccount, owedAccount, playerAccount } from './accountNames.ts'

/** Money that moves between the operator and one player account. */
export type Movement = {
  readonly id: string
  /** A `reversal` may take more than the balance has: the rest becomes a debt. */
  readonly kind: 'deposit' | 'stake' | 'payout' | 'refund' | 'cashout' | 'reversal'
  readonly playerId: string
  readonly accountId: string
  readonly currency: string
  /** Subunits, from the player's point of view: a stake is negative. Never 0. */
  readonly amount: number
  readonly betId?: string
  readonly now: number
}

/** Balance and debt of an account, in subunits. */
export type AccountState = { readonly balance: number; readonly owed: number }

/** A ledger transaction: its entries sum to zero. */
export type Posting = {
  readonly id: string
  readonly kind: Movement['kind'] | 'repayment'
  readonly entries: readonly { readonly account: string; readonly amount: number }[]
}

/**
 * A movement as ledger transactions, and the account after it. What the player gains the operator loses. A reversal
 * takes what the balance has and records the rest as debt ([SETTLE-16]); a credit repays debt by a transaction of its
 * own ([SETTLE-17]).
 */
export function bookMovement(
  { id, kind, accountId, currency, amount, betId }: Movement,
  { balance, owed }: AccountState,
): { readonly postings: readonly Posting[]; readonly after: AccountState } {
  const player = playerAccount(accountId)
  const debt = owedAccount(accountId)
  const house = { account: houseAccount(currency, betId ?? accountId), amount: -amount }
  if (kind === 'reversal') {
    const back = takeFromBalance(balance, -amount)
    const entries = [{ account: player, amount: -back.taken }, { account: debt, amount: -back.owed }, house]
    return {
      postings: [{ id, kind, entries: entries.filter(entry => entry.amount !== 0) }],
      after: { balance: balance - back.taken, owed: owed + back.owed },
    }
  }
  const { repaid } = repay(owed, Math.max(0, amount))
  const moved: Posting = { id, kind, entries: [{ account: player, amount }, house] }
  const repayment: Posting = {
    id: `${id}-repayment`,
    kind: 'repayment',
    entries: [
      { account: player, amount: -repaid },
      { account: debt, amount: repaid },
    ],
  }
  return {
    postings: repaid === 0 ? [moved] : [moved, repayment],
    after: { balance: balance + amount - repaid, owed: owed - repaid },
  }
}
