import { Icon } from '@touchline/ui'
import type { Counters, League } from '#core/catalogue'
import { sportIcon } from '#pieces/league-header'
import { useCachedFragment } from '#shared/fragment-cache'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import css from './TopLeagues.module.css'

/** How many leagues it lists. */
const LEAGUES_SHOWN = 8

/** The first leagues as a grid of links with their counts. */
export function TopLeagues(props: TopLeaguesProps) {
  return <ul className={css.leagues} {...useCachedFragment(<Inside {...props} />, props.counters)} />
}
export interface TopLeaguesProps {
  leagues: readonly League[]
  counters: Counters
}

function Inside({ leagues, counters }: TopLeaguesProps) {
  const href = useHref()
  return (
    <>
      {leagues.slice(0, LEAGUES_SHOWN).map(league => (
        <li key={league.id}>
          <Link href={href.league(league)}>
            <Icon name={sportIcon(league.sport)} size={18} />
            <span className="clip">
              {league.category.name} {league.name}
            </span>
            <small className="num">{counters.tournaments[league.id] ?? 0}</small>
          </Link>
        </li>
      ))}
    </>
  )
}
