import type { ReactNode } from 'react'
import { Icon } from '@touchline/ui'
import { useText } from '#shared/i18n'
import { Link, useHref, usePath } from '#shared/router'
import css from './TabBar.module.css'

/** The phone's bar at the bottom: pages, and the slip's and the account's own buttons. */
export function TabBar({ slip, account }: TabBarProps) {
  const t = useText()
  const href = useHref()
  const path = usePath()
  return (
    <nav className={css.bar} aria-label={t('nav.main')}>
      <Link className={css.item} href={href.home()} aria-current={path === href.home() ? 'page' : undefined}>
        <Icon name="home" size={22} />
        {t('nav.home')}
      </Link>
      <Link className={css.item} href={href.live()} aria-current={path === href.live() ? 'page' : undefined}>
        <Icon name="broadcast" size={22} />
        {t('nav.live')}
      </Link>
      {slip}
      {account}
    </nav>
  )
}
export interface TabBarProps {
  /** Buttons of the ticket panel: slip with its count, my bets. */
  slip: ReactNode
  account: ReactNode
}
