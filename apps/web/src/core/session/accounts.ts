import type { BalanceChangedWire, Client } from '@touchline/contract'
import { accountChange } from '@touchline/domain/currency'
import type { StoreApi } from 'zustand/vanilla'
import type { AnswerOrder } from './answerOrder.ts'
import { createBalances } from './balances.ts'
import { loadWireReaders } from './loadWireReaders.ts'
import { activeAccount, type SessionState } from './sessionState.ts'

export interface AccountsOptions {
  readonly client: Client
  readonly store: StoreApi<SessionState>
  readonly answers: AnswerOrder
}

/** The player's accounts: loaded, kept up to date by events, and chosen. */
export interface Accounts {
  load(): Promise<void>
  /** The connection works again: loads what the last request did not bring. */
  loadIfLost(): void
  takeBalance(event: BalanceChangedWire['message']): void
  /** False when the account in this currency is not the active one afterwards. `onChosen`: the server was asked, and chose it. */
  choose(currency: string, onChosen: () => void): Promise<boolean>
  /** Another player signed in. */
  startOver(): void
  /** No one is signed in: nothing is missing. */
  forget(): void
}

export function createAccounts({ client, store, answers }: AccountsOptions): Accounts {
  let balances = createBalances()
  /** The last request failed: the accounts on show may be old. */
  let isLost = false

  async function load(): Promise<void> {
    const pending = answers.begin()
    const join = balances.asking()
    isLost = false
    const [answer, readers] = await Promise.all([client('getAccounts'), loadWireReaders()])
    if (!pending.isNewest()) return
    isLost = !answer.ok || !readers
    if (answer.ok && readers) store.setState({ accounts: join(answer.value.data.map(readers.toAccount)) })
  }

  async function choose(currency: string, onChosen: () => void): Promise<boolean> {
    const { player, accounts } = store.getState()
    const own = accounts.map(account => ({ currency: account.currency.code }))
    if (!player || accountChange(currency, player.currency, own) === 'none')
      return activeAccount(store.getState())?.currency.code === currency
    const pending = answers.beside()
    const join = balances.asking()
    const [answer, readers] = await Promise.all([
      client('chooseAccount', { body: { currency } }),
      loadWireReaders(),
    ])
    if (!pending.isCurrent() || !answer.ok || !readers) return false
    store.setState({ player: { ...player, currency } })
    if (pending.isNewest()) {
      answers.begin()
      store.setState({ accounts: join(answer.value.data.map(readers.toAccount)) })
    } else {
      // The accounts were requested meanwhile, perhaps before the choice counted.
      void load()
    }
    onChosen()
    return true
  }

  return {
    load,
    loadIfLost: () => void (isLost && load()),
    takeBalance: event => store.setState(({ accounts }) => ({ accounts: balances.heard(accounts, event) })),
    choose,
    startOver: () => void (balances = createBalances()),
    forget: () => void (isLost = false),
  }
}
