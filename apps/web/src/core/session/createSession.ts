import type { ApiClient } from '@touchline/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { loadOnce } from '#shared/lazy'
import { guardClient } from './guardClient.ts'
import { UNKNOWN_VISITOR, type SessionState, type SignInReason } from './sessionState.ts'
import type { SignInResult } from './signIn.ts'
import type { SessionOptions } from './sessionOptions.ts'
import { fetchVisitor } from './fetchVisitor.ts'
import type { SessionCalls } from './createSessionCalls.ts'

/** Who is here: auth status, player, accounts and balances (spec section 4, auth status, currency and sign-out). */
export interface Session extends StoreApi<SessionState> {
  /** The client every feature calls through: a 401 on any query ends the session. */
  readonly client: ApiClient
  /** Base of the API for what the browser loads directly, such as a download. */
  readonly sportsbookBase: string
  /** Loads who is here; called once, after first paint. Rejects like `refresh`. */
  start(): Promise<void>
  /** Loads profile, settings and accounts again. Rejects where the code cannot be loaded: a player is a guest then. */
  refresh(): Promise<void>
  signIn(email: string, password: string): Promise<SignInResult>
  /**
   * Ends the session on the server and here. False when the server could not be reached: then the session continues.
   */
  signOut(): Promise<boolean>
  /**
   * The server no longer knows this session: signs out here, gives the reason and opens sign in. The slip stays as it
   * is.
   */
  expireSession(): void
  /**
   * Makes the account in this currency the one that bets are staked from; sends no request where that changes nothing
   * ([CURRENCY-1], [CURRENCY-2]). False if it is not active afterwards.
   */
  chooseCurrency(currency: string): Promise<boolean>
  openSignIn(reason?: SignInReason): void
  closeSignIn(): void
  /** Calls `listener` whenever a session ended. */
  onSignedOut(listener: () => void): () => void
  /** Ends the private channel and the subscriptions to connection and tabs. */
  close(): void
}

/** The code of sign-in is loaded when it is used; where loading fails, nothing was sent. */
const OFFLINE: SignInResult = { ok: false, kind: 'offline', message: undefined }

/**
 * The session of a page. Only its state is part of the first load; what asks the server and follows accounts is loaded
 * by `start`, beside the first requests.
 */
export function createSession(options: SessionOptions): Session {
  const { settings, live, sportsbookBase = '/api/sportsbook' } = options
  const store = createStore<SessionState>(() => UNKNOWN_VISITOR)
  const endListeners = new Set<() => void>()
  const isPlayer = (): boolean => store.getState().status === 'LOGGED_IN'
  const client = guardClient(options.client, isPlayer, expire)
  let calls: SessionCalls | undefined
  const loadCalls = loadOnce(async () => {
    const { createSessionCalls } = await import('./createSessionCalls.ts')
    return (calls = createSessionCalls({ ...options, client, store, endListeners }))
  })

  /** `missing` where their code cannot be loaded. */
  const withCalls = <T>(run: (loaded: SessionCalls) => T | Promise<T>, missing: T): Promise<T> =>
    loadCalls().then(run, () => missing)

  async function refresh(): Promise<void> {
    if (calls) return calls.refresh()
    // Rules AUTH-1 to AUTH-4, without the code of their table.
    if (store.getState().status === 'UNKNOWN') store.setState({ status: 'PENDING' })
    const fetched = fetchVisitor(client, settings)
    const loaded = await loadCalls().catch((failure: unknown) => {
      // Realtime was opened for a guest at the first failure.
      const isFirst = store.getState().status !== 'NOT_LOGGED_IN'
      store.setState({ status: 'NOT_LOGGED_IN' })
      if (isFirst) live.reconnect()
      throw failure
    })
    return loaded.refresh(fetched)
  }

  function expire(): void {
    if (calls) calls.expire()
    else void withCalls(loaded => loaded.expire(), undefined)
  }

  return Object.assign(store, {
    client,
    sportsbookBase,
    start: refresh,
    refresh,
    signIn: (email: string, password: string) => withCalls(loaded => loaded.signIn(email, password), OFFLINE),
    signOut: () => withCalls(loaded => loaded.signOut(), false),
    expireSession: expire,
    chooseCurrency: async (currency: string) => (await calls?.chooseCurrency(currency)) ?? false,
    openSignIn(signInReason: SignInReason = 'asked') {
      if (!isPlayer()) store.setState({ signInReason })
    },
    closeSignIn: () => store.setState({ signInReason: undefined }),
    onSignedOut(listener: () => void) {
      endListeners.add(listener)
      return () => {
        endListeners.delete(listener)
      }
    },
    close: () => calls?.close(),
  })
}
