import { MATCH_STATUS, type Match } from '@touchline/domain/match'
import { Button, Notice, Skeleton, TabPanel, Tabs, VisuallyHidden } from '@touchline/ui'
import { useState } from 'react'
import { Picture } from '#pieces/picture'
import { useText } from '#shared/i18n'
import type { PictureName } from '#shared/pictures'
import { Figures } from './Figures.tsx'
import { HeadToHead } from './HeadToHead.tsx'
import type { StatisticsKind } from './statisticsQuery.ts'
import { Timeline } from './Timeline.tsx'
import { useFollowedStatistics } from './useFollowedStatistics.ts'
import css from './StatisticsPanel.module.css'

const TABS_ID = 'match-statistics'
const KINDS: readonly StatisticsKind[] = ['summary', 'timeline', 'head-to-head']

/** The picture of a sport's field, faint behind its figures. */
const BACKGROUNDS: Readonly<Partial<Record<string, PictureName>>> = {
  soccer: 'sports/game-stats-backgrounds/soccer',
  tennis: 'sports/game-stats-backgrounds/tennis',
  basketball: 'sports/game-stats-backgrounds/basketball',
  ice_hockey: 'sports/game-stats-backgrounds/ice_hockey',
  cricket: 'sports/game-stats-backgrounds/cricket',
  counter_strike: 'sports/game-stats-backgrounds/counter_strike',
}

/** Statistics and incidents of a match, and past meetings, which are shown first before it starts. */
export function StatisticsPanel({ match }: { match: Match }) {
  const t = useText()
  const background = BACKGROUNDS[match.sport.key]
  const hasBegun = match.state.status !== MATCH_STATUS.prematch
  const [kind, choose] = useState<StatisticsKind>(hasBegun ? 'summary' : 'head-to-head')
  return (
    <div className={css.panel}>
      {background && <Picture name={background} className={css.background} />}
      <Tabs
        id={TABS_ID}
        label={t('statistics.kinds')}
        tabs={KINDS.map(key => ({ key, label: t(`statistics.tab.${key}`) }))}
        value={kind}
        onChange={choose}
      />
      <TabPanel tabs={TABS_ID} tab={kind} className={css.body}>
        <Body key={kind} match={match} kind={kind} />
      </TabPanel>
    </div>
  )
}

function Body({ match, kind }: { match: Match; kind: StatisticsKind }) {
  const t = useText()
  const { data, isError, refetch } = useFollowedStatistics(match, kind)
  if (data?.type === 'summary') return <Figures match={match} lines={data.lines} />
  if (data?.type === 'timeline') return <Timeline match={match} incidents={data.incidents} />
  if (data?.type === 'head-to-head') return <HeadToHead match={match} past={data} />
  if (!isError)
    return (
      <div className={css.waiting} aria-busy="true">
        <VisuallyHidden>{t('statistics.loading')}</VisuallyHidden>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    )
  const again = (
    <Button variant="text" fit="content" onClick={() => void refetch()}>
      {t('statistics.retry')}
    </Button>
  )
  return (
    <Notice tone="warn" announce="politely" actions={again}>
      {t('statistics.failed')}
    </Notice>
  )
}
