// Importing a type is importing.
import type { BetWire } from '@touchline/contract'

export type Bet = BetWire
