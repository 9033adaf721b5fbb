import type { OddsType } from '@touchline/domain/odds'
import { createOddsText, useSettingsStore, type OddsText, type OtherFormats } from '#core/settings'
import { useLocale } from '#shared/i18n'

/**
 * The odds text for the first render of a price. It has no subscription: when the odds format changes, the binding of
 * the row writes all its prices again, so that not every price needs a subscription.
 */
export function useDrawnOddsText(): OddsText {
  const { oddsType, otherFormats } = useSettingsStore().getState()
  const locale = useLocale()
  const format = otherFormats ? oddsType : 'european'
  return known.get(`${format} ${locale}`) ?? remember(format, locale, otherFormats)
}

/** Enough for a few formats in a few languages. */
const known = new Map<string, OddsText>()

function remember(format: OddsType, locale: string, others: OtherFormats | undefined): OddsText {
  const text = createOddsText(format, locale, others)
  known.set(`${format} ${locale}`, text)
  return text
}
