import { useQuery } from '@tanstack/react-query'
import type { Match } from '@touchline/domain'
import { LinkButton } from '@touchline/ui'
import { allMatchesQuery, BY_LEAGUE, type MatchesFilter } from '#core/catalogue'
import { useText } from '#shared/i18n'
import { useHref } from '#shared/router'
import { MatchList } from '../MatchList.tsx'
import { NewMatches } from '../NewMatches.tsx'
import { useSteadyMatches } from '../useSteadyMatches.ts'
import { TabFailed, TabWaiting } from './TabStates.tsx'
import css from './TabList.module.css'

type Tab = 'favorites' | 'betbuilder'
/** What each tab asks for beyond the page's own matches. */
const FILTERS: Readonly<Record<Tab, MatchesFilter>> = {
  favorites: { favourite: 'true' },
  betbuilder: { custom_bet: 'true', match_status: '0,1' },
}

/** The player's favourites, or matches whose markets can be put together in one bet; asked for when the tab is opened. */
export default function TabMatches({ scope, tab }: { scope: MatchesFilter; tab: Tab }) {
  const { data, isError, refetch } = useQuery(
    allMatchesQuery({ ...scope, ...FILTERS[tab], sort_by: BY_LEAGUE }),
  )
  if (data) return <Shown matches={data.matches} tab={tab} />
  return isError ? <TabFailed again={() => void refetch()} /> : <TabWaiting />
}

function Shown({ matches, tab }: { matches: readonly Match[]; tab: Tab }) {
  const t = useText()
  const href = useHref()
  const steady = useSteadyMatches(matches)
  if (steady.shown.length === 0)
    return (
      <div className={css.says}>
        <p>{t(`lists.none.${tab}`)}</p>
        <LinkButton
          href={href.fixed(tab === 'favorites' ? 'favorites' : 'schedule')}
          variant="outline"
          size="medium"
          fit="content"
        >
          {t(tab === 'favorites' ? 'lists.none.to-favorites' : 'lists.none.schedule')}
        </LinkButton>
      </div>
    )
  return (
    <>
      {tab === 'betbuilder' && <p className={css.about}>{t('lists.betbuilder')}</p>}
      <MatchList matches={steady.shown} />
      <NewMatches lists={[steady]} />
    </>
  )
}
