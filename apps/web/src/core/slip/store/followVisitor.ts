import type { Provider, ProviderStatus } from '@touchline/domain/match'
import type { Slip, SlipEvent } from '@touchline/domain/slip'
import type { StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'
import { activeAccount, type Session } from '#core/session'
import type { SettingsStore } from '#core/settings'

export interface FollowVisitorOptions {
  readonly store: Pick<StoreApi<Slip>, 'getState'>
  readonly dispatch: (event: SlipEvent) => void
  readonly live: Pick<Live, 'onEvent'>
  readonly session: Session
  readonly settings: SettingsStore
  /** The session ended: the placement under way waits for its player. */
  readonly leavePlacement: () => void
}

/** Keeps the slip in line with the visitor and their choices: currency, accept mode, providers, sign-out. */
export function followVisitor(options: FollowVisitorOptions): () => void {
  const { store, dispatch, live, session, settings, leavePlacement } = options

  function takeSession(): void {
    const state = session.getState()
    const account = activeAccount(state)
    // Signed out, the slip keeps its currency for the player who signs in again.
    if (account) dispatch({ type: 'currency-changed', currency: account.currency })
    const { multiSingle, customBetAllowsSingle } = state.betting
    const known = store.getState()
    if (multiSingle !== known.multiSingle || customBetAllowsSingle !== known.customBetAllowsSingle) {
      dispatch({ type: 'settings-received', multiSingle, customBetAllowsSingle })
    }
  }

  function takeProvider(provider: Provider, status: ProviderStatus): void {
    if ((store.getState().providerStatuses[provider] ?? 'active') === status) return
    dispatch({ type: 'provider-status-changed', provider, status })
  }

  takeSession()
  const stops = [
    session.subscribe(takeSession),
    session.onSignedOut(() => {
      leavePlacement()
      dispatch({ type: 'signed-out' })
    }),
    settings.subscribe(({ oddsAcceptMode: mode }) => {
      if (mode !== store.getState().acceptMode) dispatch({ type: 'accept-mode-chosen', mode })
    }),
    live.onEvent(event => {
      if (event.kind === 'providers') event.changes.forEach(one => takeProvider(one.provider, one.status))
      if (event.kind === 'heartbeat') {
        event.beat.providers.forEach(one => takeProvider(one.provider, one.status))
      }
    }),
  ]
  return () => stops.forEach(stop => stop())
}
