import { Icon, type IconName } from '@touchline/ui'
import { sportIcon } from '#pieces/league-header'
import { useText } from '#shared/i18n'
import { Link, useHref, usePath } from '#shared/router'
import type { NavSport } from './types.ts'
import css from './SportRail.module.css'

/** The phone's row of sports under the header. */
export function SportRail({ sports, live }: SportRailProps) {
  const t = useText()
  const href = useHref()
  return (
    <nav className={css.rail} aria-label={t('nav.all-sports')}>
      <RailLink href={href.home()} icon="top" text={t('nav.top')} />
      <RailLink href={href.live()} icon="broadcast" text={t('nav.live')} count={live} />
      {sports.map(sport => (
        <RailLink
          key={sport.key}
          href={href.sport(sport.key)}
          icon={sportIcon(sport.key)}
          text={sport.name}
        />
      ))}
    </nav>
  )
}
export interface SportRailProps {
  sports: readonly NavSport[]
  live: number
}

function RailLink({
  href,
  icon,
  text,
  count,
}: {
  href: string
  icon: IconName
  text: string
  count?: number
}) {
  const path = usePath()
  return (
    <Link className={css.link} href={href} aria-current={path === href ? 'page' : undefined}>
      <Icon name={icon} size={22} />
      <span className={css.text}>{text}</span>
      {count !== undefined && <sup className={css.count}>{count}</sup>}
    </Link>
  )
}
