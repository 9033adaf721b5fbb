import { IconButton } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useLazyChildren } from '#shared/lazy'
import { useText } from '#shared/i18n'
import { usePath } from '#shared/navigation'
import { Logo } from './Logo.tsx'
import { MENU_ID, PREFERENCES_ID } from '../popovers.ts'
import type { Site } from '../places.ts'
import { loadPlaces } from '../lazyParts.ts'
import css from './Header.module.css'

/** The bar at the top: menu on phones, links on desktops, search, preferences and account. */
export function Header({ siteName, site, search, account, isForWide }: HeaderProps) {
  const t = useText()
  const places = useLazyChildren(loadPlaces, { site, path: usePath() })
  return (
    <header className={css.header} data-for-wide={isForWide || undefined}>
      <IconButton className={css.menu} icon="menu" label={t('nav.menu')} popoverTarget={MENU_ID} />
      <Logo siteName={siteName} />
      <nav className={css.places} aria-label={t('nav.places')} {...places} />
      <div className={css.account}>
        {search}
        <IconButton
          className={css.preferences}
          icon="settings"
          label={t('preferences.title')}
          popoverTarget={PREFERENCES_ID}
        />
        {account}
      </div>
    </header>
  )
}
export interface HeaderProps {
  siteName: string
  site: Site
  /** Opens the search. */
  search: ReactNode
  /** Sign in, or balance and account. */
  account: ReactNode
  /** Whether only wide screens show it, because the page has a header of its own on phones. */
  isForWide: boolean
}
