import { useMemo } from 'react'
import { useLocale } from '#shared/i18n'
import { createOddsText, type OddsText } from './createOddsText.ts'
import { useSetting } from './SettingsProvider.tsx'

/** Odds in the visitor's format and the page's language; the same object while neither changes. */
export function useOddsText(): OddsText {
  const format = useSetting('oddsType')
  const others = useSetting('otherFormats')
  const locale = useLocale()
  return useMemo(() => createOddsText(format, locale, others), [format, locale, others])
}
