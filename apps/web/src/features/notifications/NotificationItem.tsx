import type { ReactNode } from 'react'
import type { NotificationWire } from '@touchline/contract'
import { Icon, Tag, VisuallyHidden, type IconName, type TagProps } from '@touchline/ui'
import { useFormatter, useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import { knownType, type KnownType } from './knownType.ts'
import css from './NotificationItem.module.css'

/** One notification: its kind, the server's text, its time, and a link to its bet. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const t = useText()
  const format = useFormatter()
  const { type, title, caption, body, created_at: at, read } = notification
  const kind = knownType(type)
  const { icon, tone } = LOOKS[kind]
  return (
    <li className={css.item} data-read={read}>
      <Target notification={notification} onFollow={onFollow}>
        <span className={css.icon} data-type={kind}>
          <Icon name={icon} size={18} />
        </span>
        <span className={css.words}>
          <span className={css.head}>
            <Tag tone={tone}>{t(`notifications.types.${kind}`)}</Tag>
            {!read && (
              <>
                <i className={css.dot} />
                <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>
              </>
            )}
            <time className={css.when} dateTime={new Date(at).toISOString()}>
              {format.dateTime(at, 'kickOff')}
            </time>
          </span>
          <strong dir="auto">{title}</strong>
          <span dir="auto">{caption}</span>
          <span dir="auto">{body}</span>
        </span>
      </Target>
    </li>
  )
}
export interface NotificationItemProps {
  notification: NotificationWire
  onFollow: () => void
}

/** A notification about a bet links to My bets; others have no link. */
function Target({ notification, onFollow, children }: NotificationItemProps & { children: ReactNode }) {
  const href = useHref()
  const { object_type: about, object_id: id } = notification
  const isBet = about === 'bet' || about === 'vip_bet'
  if (!isBet || id === null) {
    return (
      <button type="button" className={css.target} onClick={onFollow}>
        {children}
      </button>
    )
  }
  return (
    <Link className={css.target} href={`${href.bets()}?bet=${encodeURIComponent(id)}`} onClick={onFollow}>
      {children}
    </Link>
  )
}

const LOOKS: Readonly<Record<KnownType, { readonly icon: IconName; readonly tone: TagProps['tone'] }>> = {
  other: { icon: 'bell', tone: 'neutral' },
  bet_settled: { icon: 'check', tone: 'neutral' },
  bet_refunded: { icon: 'receipt', tone: 'neutral' },
  bet_cashed_out: { icon: 'bolt', tone: 'good' },
  bet_corrected: { icon: 'info', tone: 'warn' },
  bet_refused: { icon: 'alert', tone: 'bad' },
}
