import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from '@touchline/ui'
import { allMatchesQuery, BY_LEAGUE, type MatchesFilter } from '#core/catalogue'
import { useText } from '#shared/i18n'
import { MatchList } from '../MatchList.tsx'
import { NewMatches } from '../NewMatches.tsx'
import { useSteadyMatches } from '../useSteadyMatches.ts'
import css from './AskedList.module.css'
import type { Match } from '@touchline/domain'

/** Matches whose markets can be put together in one bet; asked for when the tab is opened. */
export function BetBuilderList({ scope }: { scope: MatchesFilter }) {
  const { data, isError, refetch } = useQuery(
    allMatchesQuery({ ...scope, custom_bet: 'true', match_status: '0,1', sort_by: BY_LEAGUE }),
  )
  if (data) return <Shown matches={data.matches} />
  return isError ? <Failed again={() => void refetch()} /> : <Waiting />
}

function Shown({ matches }: { matches: readonly Match[] }) {
  const t = useText()
  const steady = useSteadyMatches(matches)
  if (steady.shown.length === 0) return <p className={css.failed}>{t('lists.none.betbuilder')}</p>
  return (
    <>
      <p className={css.count}>{t('lists.betbuilder')}</p>
      <MatchList matches={steady.shown} />
      <NewMatches lists={[steady]} />
    </>
  )
}

/** Rows that are on their way keep their room. */
function Waiting() {
  const t = useText()
  return (
    <ul className={css.waiting} aria-busy="true" aria-label={t('lists.loading')}>
      {[1, 2, 3, 4, 5, 6].map(row => (
        <li key={row}>
          <Skeleton className={css.bar} />
          <Skeleton className={css.bar} />
        </li>
      ))}
    </ul>
  )
}

function Failed({ again }: { again: () => void }) {
  const t = useText()
  return (
    <div className={css.failed} role="alert">
      <p>{t('lists.failed')}</p>
      <Button variant="outline" size="medium" fit="content" onClick={again}>
        {t('lists.again')}
      </Button>
    </div>
  )
}
