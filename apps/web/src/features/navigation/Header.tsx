import { IconButton } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useText } from '#shared/i18n'
import { Link, useHref, usePath } from '#shared/router'
import { Logo } from './Logo.tsx'
import { MENU_ID } from './Menu.tsx'
import css from './Header.module.css'

/** The bar at the top: menu on phones, places to go on desktops, and who is here. */
export function Header({ siteName, account }: HeaderProps) {
  const t = useText()
  const href = useHref()
  const path = usePath()
  const places = [
    { name: t('nav.sports'), href: href.home(), current: path !== href.live(), live: false },
    { name: t('nav.live'), href: href.live(), current: path === href.live(), live: true },
  ]
  return (
    <header className={css.header}>
      <IconButton className={css.menu} icon="menu" label={t('nav.menu')} popoverTarget={MENU_ID} />
      <Logo siteName={siteName} />
      <nav className={css.places} aria-label={t('nav.places')}>
        {places.map(place => (
          <Link key={place.href} href={place.href} aria-current={place.current ? 'page' : undefined}>
            {place.live && <span className={css.dot} />}
            {place.name}
          </Link>
        ))}
      </nav>
      <div className={css.account}>{account}</div>
    </header>
  )
}
export interface HeaderProps {
  siteName: string
  /** Sign in, or balance and account. */
  account: ReactNode
}
