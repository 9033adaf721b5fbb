import { useMemo } from 'react'
import { formatCombinedOdds, formatMoney, type Money, type Odds } from '@touchline/domain'
import { useSetting } from '#core/settings'
import { useLocale } from '#shared/i18n'

/** Sums and combined odds as this visitor reads them. */
export function useMoneyText(): MoneyText {
  const locale = useLocale()
  const oddsType = useSetting('oddsType')
  return useMemo(
    () => ({
      money: (sum, zeros = 'keep') => formatMoney(sum, locale, { zeros }),
      odds: odds => formatCombinedOdds(odds, oddsType),
    }),
    [locale, oddsType],
  )
}
export interface MoneyText {
  /** `trim` leaves out the zeros of a whole sum: €20. */
  money: (sum: Money, zeros?: 'keep' | 'trim') => string
  odds: (odds: Odds) => string
}
