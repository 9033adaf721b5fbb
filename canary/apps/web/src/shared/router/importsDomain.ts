// Shared knows locales, not odds.
import type { Odds } from '@touchline/domain'

export type Price = Odds
