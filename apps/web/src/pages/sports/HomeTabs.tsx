import { chipClass } from '@touchline/ui'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import css from './Page.module.css'

/** Home is the top tab of all sports; the others are the schedule's, which lists them all. */
export function HomeTabs() {
  const t = useText()
  const href = useHref()
  const schedule = href.fixed('schedule')
  const tabs = [
    ['top', href.home()],
    ['all', schedule],
    ...['favorites', 'outrights', 'betbuilder'].map(tab => [tab, `${schedule}#${tab}`] as const),
  ] as const
  return (
    <nav className={css.tabs} aria-label={t('home.title')}>
      {tabs.map(([tab, to]) => (
        <Link key={tab} href={to} className={chipClass()} aria-current={tab === 'top' || undefined}>
          {t(`lists.tab.${tab}`)}
        </Link>
      ))}
    </nav>
  )
}
