// The design system knows no betting word.
import type { Odds } from '@touchline/domain'

export type Price = Odds
