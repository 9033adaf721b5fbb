import type { ReactNode } from 'react'
import css from './TextPage.module.css'

/** One point of a page to be read. */
export function TextSection({ title, children }: TextSectionProps) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
export interface TextSectionProps {
  title: string
  children: ReactNode
}
