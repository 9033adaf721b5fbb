import { formatMoney } from '@touchline/domain/money'
import type { PauseReason } from '@touchline/domain/market'
import type { Live } from '#core/live'
import type { OddsText } from '#core/settings'
import type { SlipNews, SlipStore } from '#core/slip'
import type { Alerts } from '#shared/alerts'
import type { Text } from '#shared/i18n'
import { takeMoved } from './takeMoved.ts'

type Alert = Parameters<Alerts['push']>[0]
type Kind = SlipNews['kind']
type NewsOf<K extends Kind> = Extract<SlipNews, { kind: K }>

/** What builds the texts and actions of alerts. */
export interface AlertTools {
  readonly slip: SlipStore
  readonly live: Live
  readonly t: Text
  readonly reasonText: (reason: PauseReason) => string
  readonly oddsText: OddsText
  readonly locale: string
}

/** The alert about what the slip cannot show itself; undefined where a dialog shows it. */
export function slipAlert(news: SlipNews, tools: AlertTools): Alert | undefined {
  const alert = ALERTS[news.kind] as ((news: SlipNews, tools: AlertTools) => Omit<Alert, 'key'>) | undefined
  return alert && { key: news.kind, ...alert(news, tools) }
}

type Dialogs = 'open-custom-bet' | 'share-failed'

const ALERTS: {
  readonly [K in Kind]: K extends Dialogs
    ? undefined
    : (news: NewsOf<K>, tools: AlertTools) => Omit<Alert, 'key'>
} = {
  'pick-refused': ({ because }, { t, reasonText }) => ({
    tone: 'warn',
    icon: 'lock',
    title: t('ticket.news.pick-refused'),
    text: because && reasonText(because),
  }),
  'no-answer': (_, tools) => ({ ...titled(tools, 'bad', 'no-answer'), action: seeMyBets(tools) }),
  'placement-unknown': (_, tools) => titled(tools, 'bad', 'unconfirmed'),
  'placed-after-all': (_, tools) => ({
    ...titled(tools, 'good', 'placed-after-all'),
    action: seeMyBets(tools),
  }),
  'not-placed': (news, tools) => ({
    tone: 'bad',
    title: tools.t('ticket.news.not-placed'),
    text: notPlacedText(news, tools),
  }),
  'partly-placed': ({ messages }, { t }) => ({
    tone: 'warn',
    title: t('ticket.news.partly-placed'),
    text: t('ticket.news.partly-placed-text', { why: messages.join(' ') }).trim(),
  }),
  'no-most': ({ message }, { t }) => ({ tone: 'bad', title: t('ticket.news.no-most'), text: message }),
  'too-old': (_, { t }) => ({ tone: 'warn', title: t('ticket.block.stale') }),
  'shared-restored': ({ gone, undo }, { t }) => ({
    tone: gone > 0 ? 'warn' : 'good',
    title: t('sharing.restored'),
    text: t('sharing.restored-text', { gone }),
    action: undo && { label: t('sharing.undo'), run: undo },
  }),
  'tap-moved': ({ key }, { slip, live, t, oddsText }) => {
    const price = live.store.price(key)?.read()
    const name = slip.names.describe(key)?.outcomeName
    return {
      tone: 'warn',
      title: t('ticket.news.tap-moved'),
      text: name && price && t('ticket.news.tap-moved-text', { name, odds: oddsText.price(price.odds) }),
      action: price && { label: t('ticket.news.tap-take'), run: () => takeMoved({ slip, live }, key) },
    }
  },
  'custom-bet-dropped': ({ homeName, awayName }, tools) =>
    titled(tools, 'bad', 'custom-bet-dropped', { home: homeName, away: awayName }),
  'quick-bet-refused': ({ why }, { slip, t }) => ({
    tone: 'warn',
    icon: 'bolt',
    title: t(`quick.refused.${why}`),
    action:
      why === 'no-stake' || why === 'not-approved'
        ? { label: t('quick.settings'), run: () => slip.panel.open('BET_SLIP') }
        : undefined,
  }),
  'mode-unsaved': (_, { t }) => ({
    tone: 'bad',
    title: t('ticket.news.not-placed'),
    text: t('ticket.news.mode-unsaved-text'),
  }),
  locked: (_, tools) => titled(tools, 'warn', 'locked'),
  'pick-unanswered': (_, tools) => titled(tools, 'warn', 'pick-unanswered'),
  'not-stored': (_, tools) => titled(tools, 'warn', 'not-kept'),
  'open-custom-bet': undefined,
  'share-failed': undefined,
}

/** An alert whose title and text are a pair of messages. */
function titled(
  { t }: AlertTools,
  tone: Alert['tone'],
  name: string,
  values: Record<string, string> = {},
): Omit<Alert, 'key'> {
  return { tone, title: t(`ticket.news.${name}`), text: t(`ticket.news.${name}-text`, values) }
}

function seeMyBets({ slip, t }: AlertTools): Alert['action'] {
  if (!slip.site.isMyBetsVisible) return undefined
  return { label: t('ticket.see-my-bets'), run: () => slip.panel.open('MY_BETS') }
}

function notPlacedText({ message, returned }: NewsOf<'not-placed'>, { t, locale }: AlertTools): string {
  const stakeBack = returned && t('ticket.stake-back', { sum: formatMoney(returned, locale) })
  return [message, stakeBack].filter(Boolean).join(' ') || t('ticket.news.not-placed-text')
}
