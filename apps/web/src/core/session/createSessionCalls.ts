import { channels, type SettingsWire } from '@touchline/contract'
import type { StoreApi } from 'zustand/vanilla'
import { toSavedChoices, type SettingsStore } from '#core/settings'
import { createAnswerOrder, type AnswerOrder } from './answerOrder.ts'
import { tabsOfBrowser, type OtherTabs } from './otherTabs.ts'
import type { SessionOptions } from './sessionOptions.ts'
import { fetchVisitor, type FetchedVisitor } from './fetchVisitor.ts'
import { toBettingSettings, toPlayer } from './fromWire.ts'
import type { SessionState } from './sessionState.ts'
import { signIn, type SignInResult } from './signIn.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export interface SessionCallsOptions extends SessionOptions {
  readonly store: StoreApi<SessionState>
  /** Called whenever a session ended. */
  readonly endListeners: ReadonlySet<() => void>
}

/** What a session asks the server, and how it follows accounts and other tabs. */
export interface SessionCalls {
  /** @param fetched the answers, where they were requested before this code was loaded */
  refresh(fetched?: Promise<FetchedVisitor>): Promise<void>
  signIn(email: string, password: string): Promise<SignInResult>
  signOut(): Promise<boolean>
  expire(): void
  chooseCurrency(currency: string): Promise<boolean | undefined>
  close(): void
}

/** What the steps below share. */
interface Context extends SessionCallsOptions {
  readonly tabs: OtherTabs
  readonly answers: AnswerOrder
  readonly visitor: Visitor
}

export function createSessionCalls(options: SessionCallsOptions): SessionCalls {
  const { client, tabs = tabsOfBrowser() } = options
  const answers = createAnswerOrder()
  const visitor = createVisitor({ ...options, tabs, answers })
  const context: Context = { ...options, tabs, answers, visitor }
  const stops = listen(context)
  return {
    refresh: fetched => refresh(context, fetched),
    signIn: (email, password) => signIn({ ...context, refresh: () => refresh(context) }, email, password),
    async signOut() {
      const answer = await client('signOut')
      const isGone = answer.ok || (answer.error.kind === 'refused' && answer.error.status === 401)
      if (!isGone) return false
      visitor.forget({ type: 'signed-out' })
      tabs.post('signed-out')
      return true
    },
    expire: () => expire(context),
    chooseCurrency: async currency => visitor.accounts()?.choose(currency),
    close() {
      visitor.releaseChannel()
      for (const stop of stops) stop()
    },
  }
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

async function refresh(
  { client, settings, store, answers, visitor }: Context,
  fetched = fetchVisitor(client, settings),
): Promise<void> {
  const pending = answers.beside()
  visitor.pass({ type: 'settings-fetch-started' })
  const { saved, profile, preferences } = await fetched
  if (!pending.isCurrent()) return
  if (preferences.ok) {
    store.setState({ betting: toBettingSettings(preferences.value.data) })
    takeOfferedFormat(settings, preferences.value.data)
  }
  if (!profile.ok) return visitor.pass({ type: 'profile-failed' })
  const player = toPlayer(profile.value.data)
  if (!player) return visitor.forget({ type: 'profile-received', isLoggedIn: false })
  // A player's choices on the server replace those of the browser, unless the server has reported later ones
  // meanwhile.
  const isNewest = settings.getState().saved === saved
  if (preferences.ok && isNewest) settings.take(toSavedChoices(preferences.value.data))
  visitor.welcome(player)
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
