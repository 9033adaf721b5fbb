import type { OddsType } from '@touchline/domain/odds'
import { createOddsText, useSettingsStore, type OddsText } from '#core/settings'
import { useLocale } from '#shared/i18n'

/**
 * Odds as a price is drawn with them. It listens to nothing: the row that binds the price hears of another format and draws its prices
 * anew, so that not each of them listens for itself.
 */
export function useDrawnOddsText(): OddsText {
  const { oddsType } = useSettingsStore().getState()
  const locale = useLocale()
  return known.get(`${oddsType} ${locale}`) ?? remember(oddsType, locale)
}

/** A few formats in a few languages. */
const known = new Map<string, OddsText>()

function remember(oddsType: OddsType, locale: string): OddsText {
  const text = createOddsText(oddsType, locale)
  known.set(`${oddsType} ${locale}`, text)
  return text
}
