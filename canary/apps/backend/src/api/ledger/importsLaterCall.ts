// Calls stand in an order: the ledger does not know bets.
import { placeBets } from '#api/bets'

export const place = placeBets
