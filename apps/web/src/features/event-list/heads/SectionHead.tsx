import { Icon } from '@touchline/ui'
import type { ReactNode } from 'react'
import { Link } from '#shared/navigation'
import css from './SectionHead.module.css'

/** Head of a section of a page, with a link to all of it. */
export function SectionHead({ title, isLive, news, more }: SectionHeadProps) {
  return (
    <header className={css.head}>
      <h2>
        {isLive && <span className={css.dot} />}
        {title}
      </h2>
      {news}
      {more && (
        <Link className={css.more} href={more.href}>
          {more.name}
          <Icon name="chevron-next" size={14} />
        </Link>
      )}
    </header>
  )
}
export interface SectionHeadProps {
  title: ReactNode
  isLive?: boolean
  /** The button that shows what is new. */
  news?: ReactNode
  more?: { readonly name: ReactNode; readonly href: string }
}
