// An import inside a type is one too.
export type Bet = import('@touchline/contract').BetWire
