import type { MouseEvent } from 'react'
import { useSession } from '#core/session'
import { useAlerts } from '#shared/alerts'
import { useText } from '#shared/i18n'
import { localTexts } from '#shared/storage'

/**
 * Handles a click on a language; an alert reports if it could not be saved. Clicks that open a tab are left to the
 * browser.
 */
export function useLanguageChoice(): (event: MouseEvent<HTMLAnchorElement>, locale: string) => void {
  const session = useSession()
  const alerts = useAlerts()
  const t = useText()
  return (event, locale) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    void import('./chooseLanguage.ts').then(({ chooseLanguage }) =>
      chooseLanguage(locale, href, { session, storage: localTexts, document, alerts, t }),
    )
  }
}
