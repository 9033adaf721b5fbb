import { useEffect } from 'react'
import { useSlip, type SlipNews } from '#core/slip'
import { usePriceTexts } from '#pieces/odds-cell'
import { useAlerts, type Alerts } from '#shared/alerts'
import { useText } from '#shared/i18n'

/** Says beside the slip what the slip cannot show itself: refused taps, lost answers. Mount once. */
export function useSlipNews(): void {
  const slip = useSlip()
  const alerts = useAlerts()
  const t = useText()
  const { reason } = usePriceTexts()
  useEffect(() => {
    const seeMyBets = { label: t('ticket.see-my-bets'), run: () => slip.panel.open('MY_BETS') }
    const alertOf = (news: SlipNews): Parameters<Alerts['push']>[0] | undefined => {
      const key = news.kind
      switch (news.kind) {
        case 'pick-refused':
          return {
            key,
            tone: 'warn',
            icon: 'lock',
            title: t('ticket.news.pick-refused'),
            text: news.because && reason(news.because),
          }
        case 'no-answer':
          return {
            key,
            tone: 'bad',
            title: t(`ticket.news.${key}`),
            text: t(`ticket.news.${key}-text`),
            action: seeMyBets,
          }
        case 'not-placed':
          return { key, tone: 'bad', title: t(`ticket.news.${key}`), text: t(`ticket.news.${key}-text`) }
        case 'too-old':
          return { key, tone: 'warn', title: t('ticket.block.stale') }
        case 'quick-bet-refused':
          return { key, tone: 'warn', icon: 'bolt', title: t(`quick.refused.${news.why}`) }
        case 'locked':
        case 'pick-unanswered':
        case 'not-kept':
          return { key, tone: 'warn', title: t(`ticket.news.${key}`), text: t(`ticket.news.${key}-text`) }
        default:
          // The rest is shown by dialogs, which hear of it themselves.
          return undefined
      }
    }
    return slip.onNews(news => {
      const alert = alertOf(news)
      if (alert) alerts.push(alert)
    })
  }, [slip, alerts, t, reason])
}
