import type { ReactNode } from 'react'
import { joinClasses } from '#classes'
import { Icon } from '#icons'
import type { IconName } from '#icons'
import css from './Notice.module.css'

/**
 * Shows what happened, what it means, and what to do next. A box is placed next to its subject; a band spans the page
 * and is docked at the bottom, so that it shifts no figure.
 */
export function Notice(props: NoticeProps) {
  const { tone = 'neutral', shape = 'box', title, children, actions, icon, announce, className } = props
  return (
    <div
      className={joinClasses(css.notice, css[shape], className)}
      data-tone={tone}
      role={announce === 'now' ? 'alert' : announce === 'politely' ? 'status' : undefined}
    >
      <Icon name={icon ?? TONE_ICON[tone]} size={18} className={css.icon} />
      <div className={css.words}>
        {title && <b>{title}</b>} {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  )
}

export interface NoticeProps {
  tone?: Tone | undefined
  shape?: 'box' | 'band' | undefined
  /** The first sentence, in bold. */
  title?: ReactNode
  children?: ReactNode
  /** Actions, as `text` buttons. */
  actions?: ReactNode
  /** Replaces the tone's default icon. */
  icon?: IconName | undefined
  /** Announced when it appears; `now` interrupts and is for money and session messages. */
  announce?: 'politely' | 'now' | undefined
  className?: string | undefined
}

export type Tone = 'neutral' | 'good' | 'warn' | 'bad'

/** The icon of each tone, because colour alone is not enough. */
export const TONE_ICON: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  good: 'check',
  warn: 'alert',
  bad: 'alert',
}
