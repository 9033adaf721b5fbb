import type { ReactNode } from 'react'
import css from './PageHead.module.css'

/** Title of a list page, with its choices beside it. */
export function PageHead({ title, star, children }: PageHeadProps) {
  return (
    <header className={css.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {star}
      {children && <div className={css.choices}>{children}</div>}
    </header>
  )
}
export interface PageHeadProps {
  title: ReactNode
  /** Beside the title: marks what the page is about as a favourite, or shows what is new in it. */
  star?: ReactNode
  /** Filters, as chips. */
  children?: ReactNode
}
