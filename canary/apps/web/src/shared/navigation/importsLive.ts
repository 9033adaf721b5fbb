// Shared knows no live prices.
import type { LiveStore } from '@touchline/live'

export type Store = LiveStore
