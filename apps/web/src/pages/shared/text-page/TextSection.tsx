import type { ReactNode } from 'react'
import css from './TextPage.module.css'

/** One section of a text page. */
export function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <section id={id} className={css.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
export interface TextSectionProps {
  /** The hash that links to it. */
  id?: string
  title: string
  children: ReactNode
}
