import { Icon } from '@touchline/ui'
import type { Sport } from '#core/catalogue'
import { sportIcon } from '#pieces/league-header'
import { useText } from '#shared/i18n'
import { Link, useHref, usePath } from '#shared/router'
import css from './SportRail.module.css'

/** The row of sports under the header on phones. */
export function SportRail({ sports, live }: SportRailProps) {
  const t = useText()
  const href = useHref()
  const path = usePath()
  const current = (address: string) => (path === address ? ('page' as const) : undefined)
  return (
    <nav className={css.rail} aria-label={t('nav.sports')}>
      <Link href={href.home()} aria-current={current(href.home())}>
        <Icon name="top" size={22} />
        <span>{t('nav.top')}</span>
      </Link>
      <Link href={href.live()} aria-current={current(href.live())}>
        <Icon name="broadcast" size={22} />
        <span>{t('nav.live')}</span>
        {live > 0 && <sup className="num">{live}</sup>}
      </Link>
      {sports.map(sport => {
        const address = href.sport(sport.key)
        const isHere = path === address || path.startsWith(`${address}/`)
        return (
          <Link key={sport.key} href={address} aria-current={isHere ? 'page' : undefined}>
            <Icon name={sportIcon(sport)} size={22} />
            <span className="clip">{sport.name}</span>
          </Link>
        )
      })}
    </nav>
  )
}
export interface SportRailProps {
  sports: readonly Sport[]
  /** Matches in play now. */
  live: number
}
