import type { Currency, CurrencyCode } from '@touchline/domain/money'
import type { SystemWire } from '../wire/player/settings.ts'

/** A currency of the site, in domain terms. */
export function toCurrency(wire: SystemWire['currencies'][number]): Currency {
  return {
    code: wire.code as CurrencyCode,
    subunits: wire.subunits,
    fiat: wire.fiat,
    symbol: wire.symbol,
    ...(wire.subcurrencies && { subcurrencies: wire.subcurrencies }),
  }
}
