import { useSuspenseQuery } from '@tanstack/react-query'
import { Chip } from '@touchline/ui'
import { useMemo, useState } from 'react'
import { EmptyList, MatchList, PageHead } from '#features/event-list'
import { useText } from '#shared/i18n'
import { liveQuery } from './queries.ts'

/** Every match in play, by sport. */
export function Page() {
  const t = useText()
  const { data } = useSuspenseQuery(liveQuery())
  const [chosen, setChosen] = useState<string>()
  const sports = useMemo(() => new Map(data.matches.map(({ sport }) => [sport.key, sport.name])), [data])
  // A sport may end its last match while it is chosen.
  const current = chosen !== undefined && sports.has(chosen) ? chosen : undefined
  const shown = useMemo(
    () => (current === undefined ? data.matches : data.matches.filter(({ sport }) => sport.key === current)),
    [data, current],
  )
  return (
    <>
      <PageHead title={t('live.title')}>
        <Chip pressed={current === undefined} onClick={() => setChosen(undefined)}>
          {t('live.all', { count: data.matches.length })}
        </Chip>
        {[...sports].map(([key, name]) => (
          <Chip key={key} pressed={current === key} onClick={() => setChosen(key)}>
            {name}
          </Chip>
        ))}
      </PageHead>
      {shown.length > 0 ? <MatchList matches={shown} /> : <EmptyList kind="live" />}
    </>
  )
}
