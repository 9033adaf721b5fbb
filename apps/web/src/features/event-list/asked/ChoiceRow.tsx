import { chipClass } from '@touchline/ui'
import type { ReactNode } from 'react'
import { Link } from '#shared/router'
import css from './ChoiceRow.module.css'

/** Choices of which one holds, as links: they work before the page is alive, and each has an address. */
export function ChoiceRow({ label, choices }: ChoiceRowProps) {
  return (
    <nav className={css.row} aria-label={label}>
      {choices.map(({ key, name, href, isCurrent }) => (
        <Link key={key} href={href} className={chipClass()} aria-current={isCurrent ? 'true' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
export interface ChoiceRowProps {
  /** Says what is chosen, to assistive tech. */
  label: string
  choices: readonly Choice[]
}
export interface Choice {
  key: string
  name: ReactNode
  href: string
  isCurrent: boolean
}
