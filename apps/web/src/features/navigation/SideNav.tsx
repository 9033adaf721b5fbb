import { Icon, type IconName } from '@touchline/ui'
import type { Category, Counters, League, Sport } from '#core/catalogue'
import { sportIcon } from '#pieces/league-header'
import { useKept } from '#shared/hydration'
import { useText } from '#shared/i18n'
import { Link, useHref, usePath } from '#shared/router'
import css from './SideNav.module.css'

/** Leagues it lists. */
const LEAGUES_SHOWN = 6

/** Where one can go: top leagues, all sports, the categories of the open sport. The left column on desktops, the menu on phones. */
export function SideNav({ places }: SideNavProps) {
  const t = useText()
  const inside = useKept(<Inside {...places} path={usePath()} />, places.counters)
  return <nav className={css.nav} aria-label={t('nav.side')} {...inside} />
}
export interface SideNavProps {
  places: Places
}

/** What the navigation shows. */
export type Places = {
  readonly sports: readonly Sport[]
  /** The top ones. */
  readonly leagues: readonly League[]
  readonly counters: Counters
  /** Of the sport that is open. */
  readonly categories?: readonly Category[]
  readonly hasLotteries: boolean
}

function Inside({ sports, leagues, counters, categories = [], hasLotteries, path }: InsideProps) {
  const t = useText()
  const href = useHref()
  return (
    <>
      <ul>
        <Place href={href.home()} icon="top" name={t('nav.top')} isHere={path === href.home()} />
        <Place
          href={href.live()}
          icon="broadcast"
          name={t('nav.live')}
          count={counters.live}
          isHere={path === href.live()}
        />
        {hasLotteries && (
          <Place
            href={href.fixed('lotteries')}
            icon="clock"
            name={t('page.lotteries.title')}
            isHere={path === href.fixed('lotteries')}
          />
        )}
      </ul>
      <h2>{t('nav.top-leagues')}</h2>
      <ul>
        {leagues.slice(0, LEAGUES_SHOWN).map(league => (
          <Place
            key={league.id}
            href={href.league(league)}
            icon={sportIcon(league.sport)}
            name={`${league.category.name} ${league.name}`}
            count={counters.tournaments[league.id]}
            isHere={path === href.league(league)}
          />
        ))}
      </ul>
      <h2>{t('nav.all-sports')}</h2>
      <ul>
        {sports.map(sport => {
          const address = href.sport(sport.key)
          const isOpen = path === address || path.startsWith(`${address}/`)
          return [
            <Place
              key={sport.id}
              href={address}
              icon={sportIcon(sport)}
              name={sport.name}
              count={counters.sports[sport.id]}
              isHere={path === address}
            />,
            isOpen &&
              categories
                .filter(category => category.sport.key === sport.key)
                .map(category => (
                  <Place
                    key={`c${category.id}`}
                    href={href.category(category)}
                    name={category.name}
                    count={counters.categories[category.id]}
                    isHere={path === href.category(category)}
                  />
                )),
          ]
        })}
      </ul>
    </>
  )
}
interface InsideProps extends Places {
  /** Of the page on show. */
  path: string
}

function Place({ href, icon, name, count, isHere }: PlaceProps) {
  return (
    <li>
      <Link href={href} aria-current={isHere ? 'page' : undefined} data-sub={icon ? undefined : ''}>
        {icon && <Icon name={icon} size={18} />}
        <span className="clip">{name}</span>
        {count !== undefined && <small className="num">{count}</small>}
      </Link>
    </li>
  )
}
interface PlaceProps {
  href: string
  icon?: IconName
  name: string
  count?: number | undefined
  isHere: boolean
}
