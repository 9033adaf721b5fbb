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
  asking(): (answer: readonly Account[], held: readonly Account[]) => readonly Account[]
}

export function createBalances(): Balances {
  const versions = new Map<string, number>()
  return {
    heard(accounts, { currency, value, v }) {
      const isOld = v <= (versions.get(currency) ?? -1)
      if (isOld || !accounts.some(account => account.currency.code === currency)) return accounts
      versions.set(currency, v)
      return accounts.map(account =>
        account.currency.code === currency ? { ...account, balance: { ...account.balance, value } } : account,
      )
    },
    asking() {
      const before = new Map(versions)
      return (answer, held) =>
        answer.map(account => {
          const { code } = account.currency
          if (versions.get(code) === before.get(code)) return account
          const newer = held.find(known => known.currency.code === code)
          return newer ? { ...account, balance: newer.balance } : account
        })
    },
  }
}
