import { useSuspenseQuery } from '@tanstack/react-query'
import { Chip } from '@touchline/ui'
import { useMemo, useState } from 'react'
import { EmptyList, MatchList, NewMatches, PageHead, useSteadyMatches } from '#features/event-list'
import { useText } from '#shared/i18n'
import { LOOK_AGAIN_MS } from '#core/catalogue'
import { liveQuery } from './queries.ts'

/** Every match in play, by sport. */
export function Page() {
  const t = useText()
  const { data } = useSuspenseQuery({ ...liveQuery(), refetchInterval: LOOK_AGAIN_MS })
  const list = useSteadyMatches(data.matches)
  const { shown: matches } = list
  const [chosen, setChosen] = useState<string>()
  const sports = useMemo(() => new Map(matches.map(({ sport }) => [sport.key, sport.name])), [matches])
  // A sport may end its last match while it is chosen.
  const current = chosen !== undefined && sports.has(chosen) ? chosen : undefined
  const shown = useMemo(
    () => (current === undefined ? matches : matches.filter(({ sport }) => sport.key === current)),
    [matches, current],
  )
  return (
    <>
      <PageHead title={t('live.title')}>
        <Chip pressed={current === undefined} onClick={() => setChosen(undefined)}>
          {t('live.all', { count: matches.length })}
        </Chip>
        {[...sports].map(([key, name]) => (
          <Chip key={key} pressed={current === key} onClick={() => setChosen(key)}>
            {name}
          </Chip>
        ))}
      </PageHead>
      {shown.length > 0 ? <MatchList matches={shown} /> : <EmptyList kind="live" />}
      <NewMatches lists={[list]} />
    </>
  )
}
