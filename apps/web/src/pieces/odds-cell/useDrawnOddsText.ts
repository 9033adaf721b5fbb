import type { OddsType } from '@touchline/domain/odds'
import { createOddsText, useSettingsStore, type OddsText } from '#core/settings'
import { useLocale } from '#shared/i18n'

/**
 * The odds text for the first render of a price. It has no subscription: when the odds format changes, the binding of
 * the row writes all its prices again, so that not every price needs a subscription.
 */
export function useDrawnOddsText(): OddsText {
  const { oddsType } = useSettingsStore().getState()
  const locale = useLocale()
  return known.get(`${oddsType} ${locale}`) ?? remember(oddsType, locale)
}

/** Enough for a few formats in a few languages. */
const known = new Map<string, OddsText>()

function remember(oddsType: OddsType, locale: string): OddsText {
  const text = createOddsText(oddsType, locale)
  known.set(`${oddsType} ${locale}`, text)
  return text
}
