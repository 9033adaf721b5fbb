import type { OddsAcceptMode, OddsType } from '@touchline/domain'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Preferences, Theme } from './preferences.ts'

/** How prices and the page look to this visitor, and what moved prices do to their slip. */
export type SettingsState = Preferences & { readonly oddsAcceptMode: OddsAcceptMode }

export type SettingsStore = StoreApi<SettingsState> & {
  chooseOddsType(oddsType: OddsType): void
  chooseTheme(theme: Theme): void
  chooseOddsAcceptMode(mode: OddsAcceptMode): void
}

/**
 * @param initial what the server rendered with
 * @param keep called with each new state: the browser writes storage and cookie, and tells the server for players
 */
export function createSettingsStore(
  initial: Preferences,
  keep: (state: SettingsState) => void = () => {},
): SettingsStore {
  const store = createStore<SettingsState>(() => ({ ...initial, oddsAcceptMode: 'none' }))
  const choose = (chosen: Partial<SettingsState>): void => {
    store.setState(chosen)
    keep(store.getState())
  }
  return Object.assign(store, {
    chooseOddsType: (oddsType: OddsType) => choose({ oddsType }),
    chooseTheme: (theme: Theme) => choose({ theme }),
    chooseOddsAcceptMode: (oddsAcceptMode: OddsAcceptMode) => choose({ oddsAcceptMode }),
  })
}
