import { chipClass } from '@touchline/ui'
import { Link } from '#shared/router'
import css from './LinkRow.module.css'

/** The places below a page: a sport's countries, a country's leagues. */
export function LinkRow({ label, links }: LinkRowProps) {
  return (
    <nav className={css.row} aria-label={label}>
      {links.map(({ id, name, href }) => (
        <Link key={id} href={href} className={chipClass()}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
export interface LinkRowProps {
  /** Says what is chosen. */
  label: string
  links: readonly { readonly id: string | number; readonly name: string; readonly href: string }[]
}
