import type { ReactNode } from 'react'
import { joinClasses } from '#classes'
import { Icon } from '#icons'
import type { IconName } from '#icons'
import css from './Notice.module.css'

/**
 * What happened, what it means, what to do next. A box stands among what it is about; a band spans the page and docks
 * at the bottom, so that it never pushes a figure.
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
  /** The first sentence, strong. */
  title?: ReactNode
  children?: ReactNode
  /** Ways out, as `text` buttons. */
  actions?: ReactNode
  /** Instead of the tone's own picture. */
  icon?: IconName | undefined
  /** Read out when it appears; `now` interrupts and is for what concerns money or the session. */
  announce?: 'politely' | 'now' | undefined
  className?: string | undefined
}

export type Tone = 'neutral' | 'good' | 'warn' | 'bad'

/** The shape that goes with each tone, since colour alone says nothing. */
export const TONE_ICON: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  good: 'check',
  warn: 'alert',
  bad: 'alert',
}
