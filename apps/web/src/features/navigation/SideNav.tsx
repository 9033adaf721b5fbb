import { Icon, type IconName } from '@touchline/ui'
import { sportIcon } from '#pieces/league-header'
import { useText } from '#shared/i18n'
import { Link, useHref, usePath } from '#shared/router'
import { Preferences } from './Preferences.tsx'
import type { NavLeague, NavSport } from './types.ts'
import css from './SideNav.module.css'

/** Where to go: live, the top leagues, and every sport with how many matches there are to bet on. */
export function SideNav({ sports, topLeagues, live }: SideNavProps) {
  const t = useText()
  const href = useHref()
  return (
    <nav className={css.nav} aria-label={t('nav.all-sports')}>
      <NavLink href={href.live()} icon="broadcast" text={t('nav.live')} count={live} />
      {topLeagues.length > 0 && <h2 className={css.heading}>{t('nav.top-leagues')}</h2>}
      {topLeagues.map(league => (
        <NavLink
          key={league.id}
          href={href.league(league)}
          icon={sportIcon(league.sport.key)}
          text={league.name}
          count={league.count}
        />
      ))}
      <h2 className={css.heading}>{t('nav.all-sports')}</h2>
      {sports.map(sport => (
        <NavLink
          key={sport.key}
          href={href.sport(sport.key)}
          icon={sportIcon(sport.key)}
          text={sport.name}
          count={sport.count}
        />
      ))}
      <Preferences />
    </nav>
  )
}
export interface SideNavProps {
  sports: readonly NavSport[]
  topLeagues: readonly NavLeague[]
  /** Live matches in all. */
  live: number
}

function NavLink({ href, icon, text, count }: { href: string; icon: IconName; text: string; count: number }) {
  const path = usePath()
  return (
    <Link className={css.link} href={href} aria-current={path === href ? 'page' : undefined}>
      <Icon name={icon} size={18} />
      <span className={css.text}>{text}</span>
      <span className={css.count}>{count}</span>
    </Link>
  )
}
