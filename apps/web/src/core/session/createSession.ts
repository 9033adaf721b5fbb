import { channels, type Client, type SettingsWire } from '@touchline/contract'
import { nextAuthStatus, reconnectsRealtime, type AuthEvent } from '@touchline/domain/auth'
import { accountChange } from '@touchline/domain/currency'
import type { LiveEvent } from '@touchline/live'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { toSavedChoices, type SettingsStore } from '#core/settings'
import { createBalances } from './balances.ts'
import { guardClient } from './guardClient.ts'
import {
  activeAccount,
  UNKNOWN_VISITOR,
  type Player,
  type SessionState,
  type SignInReason,
} from './sessionState.ts'
import type { SignInResult } from './signInResult.ts'
import type { Tabs } from './tabs.ts'

/** What the session needs of the realtime line. */
export interface SessionLine {
  hold(channel: string): () => void
  reconnect(): void
  onEvent(listener: (event: LiveEvent, channel: string) => void): () => void
  onGap(listener: (channel: string) => void): () => void
}

export interface SessionOptions {
  readonly client: Client
  readonly live: SessionLine
  readonly tabs: Tabs
  readonly settings: SettingsStore
  /** Base of the sportsbook API: a path of this origin, or an address. */
  readonly sportsbookBase?: string
}

/** Who is here: auth status, player, accounts and balances (spec section 4, auth status, currency and sign-out). */
export interface Session extends StoreApi<SessionState> {
  /** The client every feature calls through: a 401 on any query ends the session. */
  readonly client: Client
  /** Base of the API for what the browser asks for by itself, such as a download. */
  readonly sportsbookBase: string
  /** Asks who is here; called once, after first paint. */
  start(): Promise<void>
  /** Asks again for profile, settings and accounts. */
  refresh(): Promise<void>
  signIn(email: string, password: string): Promise<SignInResult>
  /** Ends the session on the server and here. False when the server could not be reached: then nothing has ended. */
  signOut(): Promise<boolean>
  /** The server no longer knows this session: signs out here, says so and opens sign in. The slip is kept. */
  expireSession(): void
  /**
   * Makes the account in this currency the one that bets are staked from; asks the server only where that changes something
   * ([CURRENCY-1], [CURRENCY-2]). False when it is not the active one afterwards.
   */
  chooseCurrency(currency: string): Promise<boolean>
  openSignIn(reason?: SignInReason): void
  closeSignIn(): void
  /** Calls `listener` whenever a session ended. */
  onSignedOut(listener: () => void): () => void
  /** Lets go of the line and the other tabs. */
  close(): void
}

export function createSession(options: SessionOptions): Session {
  const { client: bare, live, tabs, settings, sportsbookBase = '/api/sportsbook' } = options
  const store = createStore<SessionState>(() => UNKNOWN_VISITOR)
  const client = guardClient(bare, () => expireSession())
  const endListeners = new Set<() => void>()
  let balances = createBalances()
  let releaseUser = (): void => {}
  /** Rises whenever another visitor may be here: answers to earlier questions are not about this one. */
  let era = 0
  /** Questions for the accounts: only the answer to the last one counts, an earlier one may come after it. */
  let questions = 0
  /** The last question was lost: what is on show may be old. */
  let isLost = false

  function pass(event: AuthEvent, rest: Partial<SessionState> = {}): void {
    const before = store.getState().status
    const status = nextAuthStatus(before, event)
    store.setState({ ...rest, status })
    if (reconnectsRealtime(before, status)) live.reconnect()
  }

  /** A format that the site does not offer, kept from before or from a cookie, gives way to the one the server names. */
  function keepToOffer({ odds_types: offered, odds_type: named }: SettingsWire): void {
    const [first = named] = offered
    if (offered.includes(settings.getState().oddsType)) return
    settings.chooseOddsType(offered.includes(named) ? named : first)
  }

  async function refresh(): Promise<void> {
    const asked = era
    const { saved } = settings.getState()
    pass({ type: 'settings-fetch-started' })
    const [profile, preferences, reading] = await Promise.all([
      client('getPlayer'),
      client('getSettings'),
      loadReading(),
    ])
    if (asked !== era) return
    if (!reading) return pass({ type: 'profile-failed' })
    const { toPlayer, toBettingSettings } = reading
    if (preferences.ok) {
      store.setState({ betting: toBettingSettings(preferences.value.data) })
      keepToOffer(preferences.value.data)
    }
    if (!profile.ok) return pass({ type: 'profile-failed' })
    const player = toPlayer(profile.value.data)
    if (!player) return forget({ type: 'profile-received', isLoggedIn: false })
    // A player's choices on the server win over those of the browser, unless the server has said later ones meanwhile.
    const isNews = settings.getState().saved === saved
    if (preferences.ok && isNews) settings.take(toSavedChoices(preferences.value.data))
    welcome(player)
    await loadAccounts()
  }

  function welcome(player: Player): void {
    const isNew = store.getState().player?.id !== player.id
    if (isNew) {
      balances = createBalances()
      releaseUser()
    }
    pass({ type: 'profile-received', isLoggedIn: true }, { player, ...(isNew && { accounts: [] }) })
    if (isNew) releaseUser = live.hold(channels.user(player.id))
  }

  async function loadAccounts(): Promise<void> {
    const asked = era
    const question = ++questions
    const join = balances.asking()
    isLost = false
    const [answer, reading] = await Promise.all([client('getAccounts'), loadReading()])
    if (asked !== era || question !== questions) return
    isLost = !answer.ok || !reading
    if (answer.ok && reading) store.setState({ accounts: join(answer.value.data.map(reading.toAccount)) })
  }

  /** No one is signed in (any more): user, accounts and the private channel go. */
  function forget(event: AuthEvent, rest: Partial<SessionState> = {}): void {
    const wasHere = store.getState().player !== undefined
    era += 1
    isLost = false
    releaseUser()
    releaseUser = () => {}
    pass(event, { player: undefined, accounts: [], ...rest })
    if (wasHere) for (const listener of endListeners) listener()
  }

  function expireSession(): void {
    const { status, signInReason = 'asked' } = store.getState()
    // A second 401 of the same moment must not say anything twice.
    if (status === 'NOT_LOGGED_IN') return store.setState({ signInReason })
    forget({ type: 'signed-out' }, { signInReason: status === 'LOGGED_IN' ? 'session-expired' : 'asked' })
    tabs.post('signed-out')
  }

  const stops = [
    live.onEvent(event => {
      // The line lives, so what was lost may get through now.
      if (isLost) void loadAccounts()
      if (event.kind !== 'balance') return
      store.setState(({ accounts }) => ({ accounts: balances.heard(accounts, event.message) }))
    }),
    live.onGap(channel => {
      const { player } = store.getState()
      if (player && channel === channels.user(player.id)) void loadAccounts()
    }),
    tabs.listen(news => {
      if (news === 'signed-out') forget({ type: 'signed-out' })
      else {
        if (news === 'signed-in') era += 1
        void refresh()
      }
    }),
  ]

  return Object.assign(store, {
    client,
    sportsbookBase,
    start: refresh,
    refresh,
    async signIn(email: string, password: string): Promise<SignInResult> {
      const answer = await client('signIn', { body: { email, password } })
      if (!answer.ok) {
        if (answer.error.kind !== 'refused') return { ok: false, kind: 'offline', message: undefined }
        // What refusals mean is fetched when there is one: most visitors never see any.
        const { toSignInFailure } = await import('./signInResult.ts')
        return toSignInFailure(answer.error)
      }
      era += 1
      const player = (await loadReading())?.toPlayer(answer.value.data)
      if (player) welcome(player)
      store.setState({ signInReason: undefined })
      tabs.post('signed-in')
      await refresh()
      return { ok: true }
    },
    async signOut(): Promise<boolean> {
      const answer = await client('signOut')
      const isGone = answer.ok || (answer.error.kind === 'refused' && answer.error.status === 401)
      if (!isGone) return false
      forget({ type: 'signed-out' })
      tabs.post('signed-out')
      return true
    },
    expireSession,
    async chooseCurrency(currency: string): Promise<boolean> {
      const { player, accounts } = store.getState()
      const own = accounts.map(account => ({ currency: account.currency.code }))
      if (!player || accountChange(currency, player.currency, own) === 'none') {
        return activeAccount(store.getState())?.currency.code === currency
      }
      const asked = era
      const question = questions
      const join = balances.asking()
      const [answer, reading] = await Promise.all([
        client('chooseAccount', { body: { currency } }),
        loadReading(),
      ])
      if (asked !== era || !answer.ok || !reading) return false
      store.setState({ player: { ...player, currency } })
      if (question === questions) {
        questions += 1
        store.setState({ accounts: join(answer.value.data.map(reading.toAccount)) })
      } else {
        // The accounts were asked for meanwhile: these may be older than those.
        void loadAccounts()
      }
      tabs.post('account-chosen')
      return true
    },
    openSignIn(reason: SignInReason = 'asked') {
      if (store.getState().status !== 'LOGGED_IN') store.setState({ signInReason: reason })
    },
    closeSignIn: () => store.setState({ signInReason: undefined }),
    onSignedOut(listener: () => void) {
      endListeners.add(listener)
      return () => {
        endListeners.delete(listener)
      }
    },
    close() {
      releaseUser()
      for (const stop of stops) stop()
    },
  })
}

/** What reads the answers is not on the first route; it is fetched beside the first question. Undefined where it could not be had. */
function loadReading(): Promise<typeof import('./fromWire.ts') | undefined> {
  return import('./fromWire.ts').catch(() => undefined)
}
