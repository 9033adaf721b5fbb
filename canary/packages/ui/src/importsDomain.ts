// The design system knows no betting word.
import type { Odds } from '@touchline/domain/odds'

export type Price = Odds
