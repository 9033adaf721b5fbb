import { useText } from '#shared/i18n'
import { Link } from '#shared/navigation'
import css from './Trail.module.css'

/** Where a page belongs: plain links above its title, each place after the one it lies in. */
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
