import { AS_SENT, useKept, useLate } from '#shared/hydration'
import { useText } from '#shared/i18n'
import { usePath } from '#shared/router'
import type { Places } from './places.ts'
import { loadLinks } from './lateParts.ts'
import css from './SideNav.module.css'

/** Where one can go: pages, top leagues, all sports, the categories of the open sport. The left column on desktops, the menu on phones. */
export function SideNav({ places }: SideNavProps) {
  const t = useText()
  const path = usePath()
  const draw = useLate(loadLinks)
  const inside = useKept(draw?.({ ...places, path }) ?? <></>, places.counters)
  return <nav className={css.nav} aria-label={t('nav.side')} {...(draw ? inside : AS_SENT)} />
}
export interface SideNavProps {
  places: Places
}
