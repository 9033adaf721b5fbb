import { useEffect } from 'react'
import { useLive } from '#core/live'
import { useOddsText } from '#core/settings'
import { useSlip } from '#core/slip'
import { usePriceTexts } from '#pieces/odds-cell'
import { useAlerts } from '#shared/alerts'
import { useLocale, useText } from '#shared/i18n'
import { slipAlert } from './slipAlert.ts'

/** Alerts about what the slip cannot show itself: refused taps, lost answers, a slip opened by a link. Mount once. */
export function useSlipNews(): void {
  const slip = useSlip()
  const alerts = useAlerts()
  const t = useText()
  const { reason: reasonText } = usePriceTexts()
  const live = useLive()
  const oddsText = useOddsText()
  const locale = useLocale()
  useEffect(
    () =>
      slip.onNews(news => {
        const alert = slipAlert(news, { slip, live, t, reasonText, oddsText, locale })
        if (alert) alerts.push(alert)
        return alert !== undefined
      }),
    [slip, alerts, t, reasonText, live, oddsText, locale],
  )
}
