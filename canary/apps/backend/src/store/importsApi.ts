// The store knows tables, not rules.
import { placeBets } from '#api/bets'

export const place = placeBets
