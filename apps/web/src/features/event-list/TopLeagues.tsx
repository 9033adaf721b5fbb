import { Icon } from '@touchline/ui'
import type { Counters, League } from '#core/catalogue'
import { sportIcon } from '#pieces/league-header'
import { Link, useHref } from '#shared/router'
import css from './TopLeagues.module.css'

/** Leagues as a grid of links with their counts. */
export function TopLeagues({ leagues, counters }: TopLeaguesProps) {
  const href = useHref()
  return (
    <ul className={css.leagues}>
      {leagues.map(league => (
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
    </ul>
  )
}
export interface TopLeaguesProps {
  leagues: readonly League[]
  counters: Counters
}
