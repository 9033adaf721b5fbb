import type { ReactNode } from 'react'
import { PageHead } from '#features/event-list'
import css from './TextPage.module.css'

/** A text page: a title, and text of a readable width. */
export function TextPage({ title, children }: TextPageProps) {
  return (
    <>
      <PageHead title={title} />
      <div className={css.page}>{children}</div>
    </>
  )
}
export interface TextPageProps {
  title: string
  children: ReactNode
}
