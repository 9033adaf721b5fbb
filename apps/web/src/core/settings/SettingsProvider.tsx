import { createContext, use, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { SettingsState, SettingsStore } from './settingsStore.ts'

const SettingsContext = createContext<SettingsStore | undefined>(undefined)

/** Hands one settings store to everything below: one per page load in the browser, one per request on the server. */
export function SettingsProvider({ store, children }: SettingsProviderProps) {
  return <SettingsContext value={store}>{children}</SettingsContext>
}
export interface SettingsProviderProps {
  store: SettingsStore
  children: ReactNode
}

/** The store itself, for bindings that listen without rendering. */
export function useSettingsStore(): SettingsStore {
  const store = use(SettingsContext)
  if (!store) throw new Error('useSettingsStore needs a SettingsProvider above it.')
  return store
}

/** One setting, rendering again when it changes. */
export function useSetting<Name extends keyof SettingsState>(name: Name): SettingsState[Name] {
  return useStore(useSettingsStore(), state => state[name])
}
