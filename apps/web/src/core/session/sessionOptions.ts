import type { ApiClient } from '@touchline/contract'
import type { LiveEvent } from '@touchline/live'
import type { SettingsStore } from '#core/settings'
import type { OtherTabs } from './otherTabs.ts'

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
  /** By default the tabs of this browser. */
  readonly tabs?: OtherTabs
  readonly settings: SettingsStore
  /** Base of the sportsbook API: a path of this origin, or an address. */
  readonly sportsbookBase?: string
}
