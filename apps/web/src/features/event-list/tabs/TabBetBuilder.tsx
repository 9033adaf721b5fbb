import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '@touchline/ui'
import { allMatchesQuery, BY_LEAGUE, type MatchesFilter } from '#core/catalogue'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { TabShown } from './TabShown.tsx'
import { TabFailed, TabWaiting } from './TabStates.tsx'
import css from './TabList.module.css'

/** Matches with a bet builder; fetched when the tab is opened. */
export default function TabBetBuilder({ scope }: { scope: MatchesFilter }) {
  const t = useText()
  const href = useHref()
  const { data, isError, refetch } = useQuery(
    allMatchesQuery({ ...scope, custom_bet: 'true', match_status: '0,1', sort_by: BY_LEAGUE }),
  )
  if (!data) return isError ? <TabFailed again={() => void refetch()} /> : <TabWaiting />
  return (
    <TabShown
      matches={data.matches}
      about={<p className={css.about}>{t('lists.betbuilder')}</p>}
      empty={
        <div className={css.says}>
          <p>{t('lists.none.betbuilder')}</p>
          <LinkButton href={href.fixed('schedule')} variant="outline" size="medium" fit="content">
            {t('lists.none.schedule')}
          </LinkButton>
        </div>
      }
    />
  )
}
