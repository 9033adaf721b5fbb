import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { createRequiredContext } from '#shared/context'
import type { SettingsState, SettingsStore } from './settingsStore.ts'

const [SettingsContext, useSettingsStore] = createRequiredContext<SettingsStore>('SettingsProvider')
export { useSettingsStore }

/** Provides one settings store to the tree below: one per page load in the browser, one per request on the server. */
export function SettingsProvider({ store, children }: SettingsProviderProps) {
  return <SettingsContext value={store}>{children}</SettingsContext>
}
export interface SettingsProviderProps {
  store: SettingsStore
  children: ReactNode
}

/** One setting, rendering again when it changes. */
export function useSetting<Name extends keyof SettingsState>(name: Name): SettingsState[Name] {
  return useStore(useSettingsStore(), state => state[name])
}
