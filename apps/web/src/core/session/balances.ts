import type { BalanceChangedWire } from '@touchline/contract'
import type { Account } from './sessionState.ts'

/**
 * Balances by version: events carry a rising version, and an account list that was requested before an event must not
 * undo it. One instance per signed-in player.
 */
export interface Balances {
  /**
   * The accounts after an event; the same list when the event is older than what is known, or is of none of these
   * accounts.
   */
  takeEvent(accounts: readonly Account[], event: BalanceChangedWire['message']): readonly Account[]
  /** Call when a list is requested; the returned function merges the answer with events received in the meantime. */
  startFetch(): (answer: readonly Account[]) => readonly Account[]
}

export function createBalances(): Balances {
  /** The newest event by currency, also for accounts that are not loaded yet: the list that brings one may be older. */
  const newest = new Map<string, { readonly v: number; readonly value: number }>()
  const worth = (account: Account, value: number): Account => ({
    ...account,
    balance: { ...account.balance, value },
  })
  return {
    takeEvent(accounts, { currency, value, v }) {
      if (v <= (newest.get(currency)?.v ?? -1)) return accounts
      newest.set(currency, { v, value })
      if (!accounts.some(account => account.currency.code === currency)) return accounts
      return accounts.map(account => (account.currency.code === currency ? worth(account, value) : account))
    },
    startFetch() {
      const before = new Map(newest)
      return answer =>
        answer.map(account => {
          const known = newest.get(account.currency.code)
          return !known || known === before.get(account.currency.code) ? account : worth(account, known.value)
        })
    },
  }
}
