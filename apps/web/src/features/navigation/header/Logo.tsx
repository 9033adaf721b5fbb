import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import css from './Header.module.css'

/** The operator's name and logo, a link to the home page. */
export function Logo({ siteName }: { siteName: string }) {
  const t = useText()
  const href = useHref()
  return (
    <Link href={href.home()} className={css.logo} aria-label={t('nav.home-of', { site: siteName })}>
      <svg width="20" height="20" viewBox="0 0 22 22" aria-hidden="true">
        <path d="M3 1.5V19h17.5M3 9.2A9.8 9.8 0 0 1 12.8 19" />
      </svg>
      <span>{siteName}</span>
    </Link>
  )
}
