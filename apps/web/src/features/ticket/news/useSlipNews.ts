import { useEffect } from 'react'
import { formatMoney } from '@touchline/domain/money'
import { useLive } from '#core/live'
import { useOddsText } from '#core/settings'
import { useSlip, type SlipNews } from '#core/slip'
import { usePriceTexts } from '#pieces/odds-cell'
import { useAlerts, type Alerts } from '#shared/alerts'
import { useLocale, useText } from '#shared/i18n'
import { takeMoved } from './takeMoved.ts'

/** Says beside the slip what the slip cannot show itself: refused taps, lost answers, a slip that came by a link. Mount once. */
export function useSlipNews(): void {
  const slip = useSlip()
  const alerts = useAlerts()
  const t = useText()
  const { reason } = usePriceTexts()
  const live = useLive()
  const oddsText = useOddsText()
  const locale = useLocale()
  useEffect(() => {
    const seeMyBets = slip.site.isMyBetsVisible
      ? { label: t('ticket.see-my-bets'), run: () => slip.panel.open('MY_BETS') }
      : undefined
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
        case 'in-doubt':
          return {
            key,
            tone: 'bad',
            title: t(`ticket.news.${key}`),
            text: t(`ticket.news.${key}-text`),
          }
        case 'placed-after-all':
          return {
            key,
            tone: 'good',
            title: t(`ticket.news.${key}`),
            text: t(`ticket.news.${key}-text`),
            action: seeMyBets,
          }
        case 'not-placed':
          return {
            key,
            tone: 'bad',
            title: t(`ticket.news.${key}`),
            text:
              [
                news.message,
                news.returned && t('ticket.stake-back', { sum: formatMoney(news.returned, locale) }),
              ]
                .filter(Boolean)
                .join(' ') || t(`ticket.news.${key}-text`),
          }
        case 'partly-placed':
          return {
            key,
            tone: 'warn',
            title: t('ticket.news.partly-placed'),
            text: t('ticket.news.partly-placed-text', { why: news.messages.join(' ') }).trim(),
          }
        case 'no-most':
          return { key, tone: 'bad', title: t('ticket.news.no-most'), text: news.message }
        case 'too-old':
          return { key, tone: 'warn', title: t('ticket.block.stale') }
        case 'shared-restored':
          return {
            key,
            tone: news.gone > 0 ? 'warn' : 'good',
            title: t('sharing.restored'),
            text: t('sharing.restored-text', { gone: news.gone }),
            action: news.undo && { label: t('sharing.undo'), run: news.undo },
          }
        case 'tap-moved': {
          const price = live.store.price(news.key)?.read()
          const name = slip.names.describe(news.key)?.outcomeName
          return {
            key,
            tone: 'warn',
            title: t('ticket.news.tap-moved'),
            text:
              name && price && t('ticket.news.tap-moved-text', { name, odds: oddsText.price(price.odds) }),
            action: price && {
              label: t('ticket.news.tap-take'),
              run: () => takeMoved({ slip, live }, news.key),
            },
          }
        }
        case 'custom-bet-dropped':
          return {
            key,
            tone: 'bad',
            title: t(`ticket.news.${key}`),
            text: t(`ticket.news.${key}-text`, { home: news.homeName, away: news.awayName }),
          }
        case 'quick-bet-refused':
          return {
            key,
            tone: 'warn',
            icon: 'bolt',
            title: t(`quick.refused.${news.why}`),
            action:
              news.why === 'no-stake' || news.why === 'not-approved'
                ? { label: t('quick.settings'), run: () => slip.panel.open('BET_SLIP') }
                : undefined,
          }
        case 'mode-unsaved':
          return {
            key,
            tone: 'bad',
            title: t('ticket.news.not-placed'),
            text: t(`ticket.news.${key}-text`),
          }
        case 'locked':
        case 'pick-unanswered':
        case 'not-kept':
          return { key, tone: 'warn', title: t(`ticket.news.${key}`), text: t(`ticket.news.${key}-text`) }
        // Dialogs, which hear of it themselves.
        case 'open-custom-bet':
        case 'share-failed':
          return undefined
      }
    }
    return slip.onNews(news => {
      const alert = alertOf(news)
      if (alert) alerts.push(alert)
      return alert !== undefined
    })
  }, [slip, alerts, t, reason, live, oddsText, locale])
}
