import type { ReactNode } from 'react'
import css from './TextPage.module.css'

/** One point of a page to be read. */
export function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <section id={id} className={css.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
export interface TextSectionProps {
  /** Where an address may lead to it by its hash. */
  id?: string
  title: string
  children: ReactNode
}
