import { useCachedFragment } from '#shared/fragment-cache'
import { useLazyChildren } from '#shared/lazy'
import { useText } from '#shared/i18n'
import { usePath } from '#shared/navigation'
import type { Places } from '../places.ts'
import { loadLinks } from '../lazyParts.ts'
import css from './SideNav.module.css'

/**
 * Links to pages, top leagues, all sports and the categories of the open sport. The left column on desktops, the menu
 * on phones.
 */
export function SideNav({ places }: SideNavProps) {
  const t = useText()
  const path = usePath()
  const links = useLazyChildren(loadLinks, { ...places, path })
  const cached = useCachedFragment(links.children ?? <></>, places.counters)
  return <nav className={css.nav} aria-label={t('nav.side')} {...(links.children ? cached : links)} />
}
export interface SideNavProps {
  places: Places
}
