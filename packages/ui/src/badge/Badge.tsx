import type { ReactNode } from 'react'
import { joinClasses } from '#classes'
import css from './Badge.module.css'

/** A count on the brand fill. Its description is next to it or in a label. */
export function Badge({ children, className }: BadgeProps) {
  return <span className={joinClasses(css.badge, 'num', className)}>{children}</span>
}

export interface BadgeProps {
  children: ReactNode
  className?: string | undefined
}

/** A state in one or two words. The tone is never its only sign. */
export function Tag({ tone = 'neutral', children, className }: TagProps) {
  return (
    <span className={joinClasses(css.tag, className)} data-tone={tone}>
      {children}
    </span>
  )
}

export interface TagProps {
  tone?: 'neutral' | 'good' | 'bad' | 'warn' | 'live' | undefined
  children: ReactNode
  className?: string | undefined
}
