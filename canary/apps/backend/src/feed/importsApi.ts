// The feed meets the api through committed events only.
import { placeBets } from '#api/bets'

export const place = placeBets
