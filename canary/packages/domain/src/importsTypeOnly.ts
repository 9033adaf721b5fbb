// A type is a bond as well.
import type { BetWire } from '@touchline/contract'

export type Bet = BetWire
