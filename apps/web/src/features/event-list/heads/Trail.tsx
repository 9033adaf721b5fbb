import { useText } from '#shared/i18n'
import { Link } from '#shared/navigation'
import css from './Trail.module.css'

/** Breadcrumbs: links above the title of a page, from the sport down. */
export function Trail({ steps }: TrailProps) {
  const t = useText()
  return (
    <nav className={css.trail} aria-label={t('lists.trail')}>
      {steps.map(({ name, href }) => (
        <Link key={href} href={href}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
export interface TrailProps {
  steps: readonly { readonly name: string; readonly href: string }[]
}
