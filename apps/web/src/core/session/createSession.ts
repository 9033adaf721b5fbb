import type { ApiClient, SettingsWire } from '@touchline/contract'
import { channels } from '@touchline/contract'
import type { LiveEvent } from '@touchline/live'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { toSavedChoices, type SettingsStore } from '#core/settings'
import { createAnswerOrder, type AnswerOrder } from './answerOrder.ts'
import { guardClient } from './guardClient.ts'
import { loadPlayerCode } from './loadPlayerCode.ts'
import { UNKNOWN_VISITOR, type SessionState, type SignInReason } from './sessionState.ts'
import type { SignInResult } from './signIn.ts'
import type { OtherTabs } from './otherTabs.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** The part of the realtime connection that the session uses. */
export interface SessionLine {
  hold(channel: string): () => void
  reconnect(): void
  onEvent(listener: (event: LiveEvent, channel: string) => void): () => void
  onGap(listener: (channel: string) => void): () => void
}

export interface SessionOptions {
  readonly client: ApiClient
  readonly live: SessionLine
  readonly tabs: OtherTabs
  readonly settings: SettingsStore
  /** Base of the sportsbook API: a path of this origin, or an address. */
  readonly sportsbookBase?: string
}

/** Who is here: auth status, player, accounts and balances (spec section 4, auth status, currency and sign-out). */
export interface Session extends StoreApi<SessionState> {
  /** The client every feature calls through: a 401 on any query ends the session. */
  readonly client: ApiClient
  /** Base of the API for what the browser loads directly, such as a download. */
  readonly sportsbookBase: string
  /** Loads who is here; called once, after first paint. */
  start(): Promise<void>
  /** Loads profile, settings and accounts again. */
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

/** What the steps below share. */
interface Context extends SessionOptions {
  readonly store: StoreApi<SessionState>
  readonly answers: AnswerOrder
  readonly visitor: Visitor
}

export function createSession(options: SessionOptions): Session {
  const { live, tabs, sportsbookBase = '/api/sportsbook' } = options
  const store = createStore<SessionState>(() => UNKNOWN_VISITOR)
  const client = guardClient(options.client, () => expire(context))
  const answers = createAnswerOrder()
  const visitor = createVisitor({ client, store, live, tabs, answers })
  const context: Context = { ...options, client, store, answers, visitor }
  const stops = listen(context)
  const start = (): Promise<void> => refresh(context)

  return Object.assign(store, {
    client,
    sportsbookBase,
    start,
    refresh: start,
    signIn: (email: string, password: string) =>
      import('./signIn.ts').then(
        ({ signIn }) => signIn({ ...context, refresh: start }, email, password),
        () => OFFLINE,
      ),
    async signOut(): Promise<boolean> {
      const answer = await client('signOut')
      const isGone = answer.ok || (answer.error.kind === 'refused' && answer.error.status === 401)
      if (!isGone) return false
      visitor.forget({ type: 'signed-out' })
      tabs.post('signed-out')
      return true
    },
    expireSession: () => expire(context),
    chooseCurrency: async (currency: string) => (await visitor.accounts()?.choose(currency)) ?? false,
    openSignIn(signInReason: SignInReason = 'asked') {
      if (store.getState().status !== 'LOGGED_IN') store.setState({ signInReason })
    },
    closeSignIn: () => store.setState({ signInReason: undefined }),
    onSignedOut: visitor.onSignedOut,
    close() {
      visitor.releaseChannel()
      for (const stop of stops) stop()
    },
  })
}

function listen(context: Context): readonly (() => void)[] {
  const { live, tabs, store, answers, visitor } = context
  return [
    live.onEvent(event => {
      const accounts = visitor.accounts()
      accounts?.loadIfLost()
      if (event.kind === 'balance') accounts?.takeBalance(event.message)
    }),
    live.onGap(channel => {
      const { player } = store.getState()
      if (player && channel === channels.user(player.id)) void visitor.accounts()?.load()
    }),
    tabs.listen(news => {
      if (news === 'signed-out') return visitor.forget({ type: 'signed-out' })
      if (news === 'signed-in') answers.restart()
      void refresh(context)
    }),
  ]
}

async function refresh(context: Context): Promise<void> {
  const { client, settings, store, answers, visitor } = context
  const pending = answers.beside()
  const { saved } = settings.getState()
  visitor.pass({ type: 'settings-fetch-started' })
  const [profile, preferences, code] = await Promise.all([
    client('getPlayer'),
    client('getSettings'),
    loadPlayerCode(),
  ])
  if (!pending.isCurrent()) return
  if (!code) return visitor.pass({ type: 'profile-failed' })
  if (preferences.ok) {
    store.setState({ betting: code.toBettingSettings(preferences.value.data) })
    takeOfferedFormat(settings, preferences.value.data)
  }
  if (!profile.ok) return visitor.pass({ type: 'profile-failed' })
  const player = code.toPlayer(profile.value.data)
  if (!player) return visitor.forget({ type: 'profile-received', isLoggedIn: false })
  // A player's choices on the server replace those of the browser, unless the server has reported later ones
  // meanwhile.
  const isNewest = settings.getState().saved === saved
  if (preferences.ok && isNewest) settings.take(toSavedChoices(preferences.value.data))
  visitor.welcome(player, code)
  await visitor.accounts()?.load()
}

/**
 * An odds format that the site does not offer, from an earlier visit or a cookie, is replaced by the one the server
 * names.
 */
function takeOfferedFormat(
  settings: SettingsStore,
  { odds_types: offered, odds_type: named }: SettingsWire,
): void {
  const [first = named] = offered
  if (offered.includes(settings.getState().oddsType)) return
  settings.chooseOddsType(offered.includes(named) ? named : first)
}

function expire({ store, tabs, visitor }: Context): void {
  const { status, signInReason = 'asked' } = store.getState()
  // A second 401 of the same moment must not be reported twice.
  if (status === 'NOT_LOGGED_IN') return store.setState({ signInReason })
  visitor.forget(
    { type: 'signed-out' },
    { signInReason: status === 'LOGGED_IN' ? 'session-expired' : 'asked' },
  )
  tabs.post('signed-out')
}
