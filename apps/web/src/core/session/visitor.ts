import { channels, type ApiClient } from '@touchline/contract'
import { nextAuthStatus, reconnectsRealtime, type AuthEvent } from '@touchline/domain/auth'
import type { StoreApi } from 'zustand/vanilla'
import { createAccounts, type Accounts } from './accounts.ts'
import type { AnswerOrder } from './answerOrder.ts'
import type { Player, SessionState } from './sessionState.ts'
import type { OtherTabs } from './otherTabs.ts'

export interface VisitorOptions {
  readonly client: ApiClient
  readonly store: StoreApi<SessionState>
  readonly live: { hold(channel: string): () => void; reconnect(): void }
  readonly tabs: OtherTabs
  readonly answers: AnswerOrder
  /** Called whenever a session ended. */
  readonly endListeners: ReadonlySet<() => void>
}

/** The current visitor: auth status, and for a player the accounts and the private channel. */
export interface Visitor {
  /** Undefined while no player is signed in. */
  accounts(): Accounts | undefined
  pass(event: AuthEvent): void
  welcome(player: Player): void
  /** No player is signed in (any more): removes player, accounts and the private channel. */
  forget(event: AuthEvent, rest?: Partial<SessionState>): void
  releaseChannel(): void
}

export function createVisitor(options: VisitorOptions): Visitor {
  const { store, live, answers, endListeners } = options
  let accounts: Accounts | undefined
  let release = (): void => {}

  function pass(event: AuthEvent, rest: Partial<SessionState> = {}): void {
    const before = store.getState().status
    const status = nextAuthStatus(before, event)
    store.setState({ ...rest, status })
    if (reconnectsRealtime(before, status)) live.reconnect()
  }

  return {
    accounts: () => accounts,
    pass,
    welcome(player) {
      const isNew = store.getState().player?.id !== player.id
      if (isNew) {
        accounts = createAccounts(options)
        release()
      }
      pass({ type: 'profile-received', isLoggedIn: true }, { player, ...(isNew && { accounts: [] }) })
      if (isNew) release = live.hold(channels.user(player.id))
    },
    forget(event, rest) {
      const wasHere = store.getState().player !== undefined
      answers.restart()
      accounts = undefined
      release()
      release = () => {}
      pass(event, { player: undefined, accounts: [], ...rest })
      if (wasHere) for (const listener of endListeners) listener()
    },
    releaseChannel: () => release(),
  }
}
