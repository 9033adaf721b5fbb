// The domain imports nothing at all.
import { CHANNELS } from '@touchline/contract'

export const channels = CHANNELS
