import type { BalanceChangedWire } from '@touchline/contract'
import type { Account } from './sessionState.ts'

/**
 * Balances by version: events carry one that rises, and an account list asked for before an event must not undo it. One per
 * signed-in player.
 */
export interface Balances {
  /** The accounts after an event; the same list when the event is old news or of no account here. */
  heard(accounts: readonly Account[], event: BalanceChangedWire['message']): readonly Account[]
  /** Call when a list is asked for; the returned function joins the answer with what was heard meanwhile. */
  asking(): (answer: readonly Account[]) => readonly Account[]
}

export function createBalances(): Balances {
  /** The newest event by currency, remembered also where no account is here yet: the list that brings it may be older. */
  const newest = new Map<string, { readonly v: number; readonly value: number }>()
  const worth = (account: Account, value: number): Account => ({
    ...account,
    balance: { ...account.balance, value },
  })
  return {
    heard(accounts, { currency, value, v }) {
      if (v <= (newest.get(currency)?.v ?? -1)) return accounts
      newest.set(currency, { v, value })
      if (!accounts.some(account => account.currency.code === currency)) return accounts
      return accounts.map(account => (account.currency.code === currency ? worth(account, value) : account))
    },
    asking() {
      const before = new Map(newest)
      return answer =>
        answer.map(account => {
          const known = newest.get(account.currency.code)
          return !known || known === before.get(account.currency.code) ? account : worth(account, known.value)
        })
    },
  }
}
