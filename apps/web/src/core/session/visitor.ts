import { channels } from '@touchline/contract'
import { nextAuthStatus, reconnectsRealtime, type AuthEvent } from '@touchline/domain/auth'
import type { StoreApi } from 'zustand/vanilla'
import type { Accounts } from './accounts.ts'
import type { AnswerOrder } from './answerOrder.ts'
import type { Player, SessionState } from './sessionState.ts'

export interface VisitorOptions {
  readonly store: StoreApi<SessionState>
  readonly live: { hold(channel: string): () => void; reconnect(): void }
  readonly answers: AnswerOrder
  readonly accounts: Pick<Accounts, 'startOver' | 'forget'>
}

/** Who is here: auth status, player, and the private channel of the player. */
export interface Visitor {
  pass(event: AuthEvent): void
  welcome(player: Player): void
  /** No one is signed in (any more): player, accounts and the private channel go. */
  forget(event: AuthEvent, rest?: Partial<SessionState>): void
  onSignedOut(listener: () => void): () => void
  releaseChannel(): void
}

export function createVisitor({ store, live, answers, accounts }: VisitorOptions): Visitor {
  const endListeners = new Set<() => void>()
  let release = (): void => {}

  function pass(event: AuthEvent, rest: Partial<SessionState> = {}): void {
    const before = store.getState().status
    const status = nextAuthStatus(before, event)
    store.setState({ ...rest, status })
    if (reconnectsRealtime(before, status)) live.reconnect()
  }

  return {
    pass,
    welcome(player) {
      const isNew = store.getState().player?.id !== player.id
      if (isNew) {
        accounts.startOver()
        release()
      }
      pass({ type: 'profile-received', isLoggedIn: true }, { player, ...(isNew && { accounts: [] }) })
      if (isNew) release = live.hold(channels.user(player.id))
    },
    forget(event, rest) {
      const wasHere = store.getState().player !== undefined
      answers.restart()
      accounts.forget()
      release()
      release = () => {}
      pass(event, { player: undefined, accounts: [], ...rest })
      if (wasHere) for (const listener of endListeners) listener()
    },
    onSignedOut(listener) {
      endListeners.add(listener)
      return () => {
        endListeners.delete(listener)
      }
    },
    releaseChannel: () => release(),
  }
}
