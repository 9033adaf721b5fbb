import { formatMoney, subcurrencyFor, type Money } from '@touchline/domain/money'
import { useOddsText, type OddsText } from '#core/settings'
import { useLocale } from '#shared/i18n'
import { amountIn } from './useSumText.ts'

/**
 * Sums and odds formatted for this visitor. Sums beside a stake are in the stake's unit, so that they compare; others
 * in the unit that suits their size ([MONEY-3]).
 */
export function useMoneyText(stake?: Money): MoneyText {
  const locale = useLocale()
  const { price: odds } = useOddsText()
  const isStaked = stake !== undefined && stake.value > 0
  const part = isStaked ? subcurrencyFor(stake) : undefined
  return {
    money: (sum, zeros = 'keep') =>
      part
        ? `${amountIn(sum, part, locale)}\u00a0${part.code}`
        : formatMoney(sum, locale, { zeros, subcurrency: !isStaked }),
    odds,
  }
}
export interface MoneyText {
  /** `trim` leaves out the zeros of a whole sum: €20. */
  money: (sum: Money, zeros?: 'keep' | 'trim') => string
  /** Odds of a leg or of a whole bet. */
  odds: OddsText['price']
}
