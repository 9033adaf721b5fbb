// Realtime delivers; it computes no price.
import { priceMatch } from '#pricing'

export const price = priceMatch
