import { MARKET_STATUS, type MarketStatus } from '@touchline/domain/market'
import type { Price } from '@touchline/live'

/** A live price's availability in the slip's own terms. */
export function factsOfCell({ availability }: Pick<Price, 'availability'>): {
  marketStatus: MarketStatus | 'missing'
  active: boolean
} {
  if (availability === 'unavailable') return { marketStatus: 'missing', active: false }
  const isOpen = availability === 'open'
  return { marketStatus: isOpen ? MARKET_STATUS.allowed : MARKET_STATUS.suspended, active: true }
}
