import { useQuery } from '@tanstack/react-query'
import { Icon } from '@touchline/ui'
import { outrightsQuery, type MatchesFilter } from '#core/catalogue'
import { sportIcon } from '#pieces/league-header'
import { useFormatter, useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import { TabFailed, TabWaiting } from './TabStates.tsx'
import css from './TabList.module.css'

/** Enough without paging: a sport has one outright for each league at most. */
const SHOWN = 40

/** The outrights of the page's sport or league, each a link to its page. */
export default function TabOutrights({ scope }: { scope: MatchesFilter }) {
  const t = useText()
  const href = useHref()
  const format = useFormatter()
  const { data, isError, refetch } = useQuery(
    outrightsQuery({
      ...scope,
      type: 'outright',
      sort_by: 'tournament_priority:asc,start_time:asc',
      limit: SHOWN,
    }),
  )
  if (!data) return isError ? <TabFailed again={() => void refetch()} /> : <TabWaiting />
  if (data.outrights.length === 0) return <p className={css.says}>{t('lists.none.outrights')}</p>
  return (
    <ul className={css.outrights}>
      {data.outrights.map(outright => (
        <li key={outright.id}>
          <Link href={href.match(outright)}>
            <Icon name={sportIcon(outright.sport)} size={18} />
            <span className={css.name}>
              <b>{outright.name}</b>
              <small>
                {t('list.league-of', {
                  category: outright.category.name,
                  league: outright.tournament.name,
                })}
              </small>
            </span>
            {outright.endTime !== undefined && (
              <small className="num">{format.dateTime(outright.endTime, 'date')}</small>
            )}
            <Icon name="chevron-next" size={14} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
