import { Icon, type IconName } from '@touchline/ui'
import { sportIcon } from '#pieces/league-header'
import { useText } from '#shared/i18n'
import { RACING, useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import type { Places } from '../places.ts'
import { usePages } from '../usePages.ts'
import css from './SideNav.module.css'

/** How many leagues it lists. */
const LEAGUES_SHOWN = 6

/** The inside of the side menu. The default export is loaded lazily. */
export default function SideNavLinks({
  sports,
  leagues,
  counters,
  categories = [],
  site,
  path,
}: SideNavLinksProps) {
  const t = useText()
  const href = useHref()
  const { menu, own } = usePages(site)
  return (
    <>
      <ul>
        {menu('sideTop').map(({ key, href: page, name, icon }) => (
          <Place
            key={key}
            href={page}
            name={name}
            icon={icon}
            count={key === 'in_play' ? counters.live : undefined}
            isHere={path === page}
          />
        ))}
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
        <Sports sports={sports} counters={counters} categories={categories} site={site} path={path} />
      </ul>
      <ul className={css.pages}>
        {[...menu('sideEnd'), ...own].map(({ href: page, name, icon }) => (
          <Place key={page} href={page} name={name} icon={icon} isHere={path === page} />
        ))}
      </ul>
    </>
  )
}
interface SideNavLinksProps extends Places {
  /** Path of the page on show. */
  path: string
}

/** All sports, and the categories of the one on show. */
function Sports({ sports, counters, categories, site, path }: SportsProps) {
  const href = useHref()
  // Racing has a page of its own.
  return sports
    .filter(({ key }) => !site?.is_horse_racing_enabled || key !== RACING)
    .map(sport => {
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
    })
}

type SportsProps = Omit<SideNavLinksProps, 'leagues' | 'categories'> & Required<Pick<Places, 'categories'>>

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
