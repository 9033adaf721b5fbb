import { Icon } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link, usePath } from '#shared/navigation'
import { PREFERENCES_ID } from '../popovers.ts'
import css from './TabBar.module.css'

/** The bar at the foot of phones. */
export function TabBar({ children }: TabBarProps) {
  const t = useText()
  const href = useHref()
  const path = usePath()
  return (
    <nav className={css.bar} aria-label={t('nav.main')}>
      <Link href={href.home()} aria-current={path === href.home() ? 'page' : undefined}>
        <Icon name="home" size={22} />
        <span>{t('nav.home')}</span>
      </Link>
      <Link href={href.live()} aria-current={path === href.live() ? 'page' : undefined}>
        <Icon name="broadcast" size={22} />
        <span>{t('nav.live')}</span>
      </Link>
      {children}
      <button type="button" popoverTarget={PREFERENCES_ID}>
        <Icon name="settings" size={22} />
        <span>{t('nav.settings')}</span>
      </button>
    </nav>
  )
}
export interface TabBarProps {
  /** Further tabs: slip, my bets, account. */
  children?: ReactNode
}
