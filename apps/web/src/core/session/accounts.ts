import type { BalanceChangedWire, ApiClient } from '@touchline/contract'
import { accountChange } from '@touchline/domain/currency'
import type { StoreApi } from 'zustand/vanilla'
import type { AnswerOrder } from './answerOrder.ts'
import { createBalances } from './balances.ts'
import { toAccount } from './fromWire.ts'
import { activeAccount, type SessionState } from './sessionState.ts'
import type { OtherTabs } from './otherTabs.ts'

export interface AccountsOptions {
  readonly client: ApiClient
  readonly store: StoreApi<SessionState>
  readonly answers: AnswerOrder
  readonly tabs: Pick<OtherTabs, 'post'>
}

/** The accounts of one player: loaded, kept up to date by events, and chosen. */
export interface Accounts {
  load(): Promise<void>
  /** The connection works again: loads the accounts if the last request failed. */
  loadIfLost(): void
  takeBalance(event: BalanceChangedWire['message']): void
  /**
   * Makes the account in this currency the active one ([CURRENCY-1], [CURRENCY-2]). False if it is not active
   * afterwards.
   */
  choose(currency: string): Promise<boolean>
}

export function createAccounts({ client, store, answers, tabs }: AccountsOptions): Accounts {
  const balances = createBalances()
  /** The last request failed: the accounts on show may be old. */
  let isLost = false

  async function load(): Promise<void> {
    const pending = answers.begin()
    const join = balances.startFetch()
    isLost = false
    const answer = await client('getAccounts')
    if (!pending.isNewest()) return
    isLost = !answer.ok
    if (answer.ok) store.setState({ accounts: join(answer.value.data.map(toAccount)) })
  }

  return {
    load,
    loadIfLost: () => void (isLost && load()),
    takeBalance: event =>
      store.setState(({ accounts }) => ({ accounts: balances.takeEvent(accounts, event) })),
    async choose(currency) {
      const state = store.getState()
      const { player } = state
      const own = state.accounts.map(account => ({ currency: account.currency.code }))
      if (!player || accountChange(currency, player.currency, own) === 'none')
        return activeAccount(state)?.currency.code === currency
      const pending = answers.beside()
      const join = balances.startFetch()
      const answer = await client('chooseAccount', { body: { currency } })
      if (!pending.isCurrent() || !answer.ok) return false
      store.setState({ player: { ...player, currency } })
      if (pending.isNewest()) {
        answers.begin()
        store.setState({ accounts: join(answer.value.data.map(toAccount)) })
      } else {
        // The accounts were requested in the meantime, and the answer may be older than the choice.
        void load()
      }
      tabs.post('account-chosen')
      return true
    },
  }
}
