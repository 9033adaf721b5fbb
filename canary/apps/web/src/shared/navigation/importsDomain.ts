// Shared knows locales, not odds.
import type { Odds } from '@touchline/domain/odds'

export type Price = Odds
