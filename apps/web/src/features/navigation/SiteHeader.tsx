import type { ReactNode } from 'react'
import { useText } from '#shared/i18n'
import { Link, useHref, usePath } from '#shared/router'
import { Logo } from './Logo.tsx'
import { MenuButton } from './MenuButton.tsx'
import css from './SiteHeader.module.css'

/** The bar on top: menu on the phone, the main pages on the desktop, and who is here. */
export function SiteHeader({ siteName, account, children }: SiteHeaderProps) {
  const t = useText()
  const href = useHref()
  const path = usePath()
  const isLive = path === href.live()
  return (
    <header className={css.header}>
      <MenuButton>{children}</MenuButton>
      <Logo name={siteName} />
      <nav className={css.pages} aria-label={t('nav.pages')}>
        <Link href={href.home()} aria-current={isLive ? undefined : 'page'}>
          {t('nav.sports')}
        </Link>
        <Link href={href.live()} aria-current={isLive ? 'page' : undefined}>
          <i className={css.dot} aria-hidden="true" />
          {t('nav.live')}
        </Link>
      </nav>
      <div className={css.account}>{account}</div>
    </header>
  )
}
export interface SiteHeaderProps {
  siteName: string
  /** Sign in, or balance and account. */
  account: ReactNode
  /** What the phone's menu holds. */
  children: ReactNode
}
