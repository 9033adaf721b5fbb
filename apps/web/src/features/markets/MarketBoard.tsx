import { useRef, useState } from 'react'
import type { Market, Match } from '@touchline/domain'
import { TabPanel, Tabs } from '@touchline/ui'
import { useText } from '#shared/i18n'
import { useLiveRow } from '#pieces/live-text'
import { MarketSection } from './MarketSection.tsx'
import { marketFamilies } from './model/marketFamilies.ts'
import css from './MarketBoard.module.css'

const ALL = 'all'

/** Every market of a match, by group. One binding for the whole board: a tick renders nothing. */
export function MarketBoard({ match, markets, groups }: MarketBoardProps) {
  const t = useText()
  const board = useRef<HTMLDivElement>(null)
  const [group, setGroup] = useState(ALL)
  const [opened, setOpened] = useState(0)
  const families = marketFamilies(markets)
  const shown = group === ALL ? families : families.filter(family => family.groups.includes(group))
  useLiveRow(
    board,
    match.id,
    `${group} ${opened} ${shown.map(family => family.key + family.lines.length).join(' ')}`,
  )

  const tabs = [
    { key: ALL, label: t('markets.all'), count: families.length },
    ...groups
      .map(({ key, name }) => ({
        key,
        label: name,
        count: families.filter(family => family.groups.includes(key)).length,
      }))
      .filter(tab => tab.count > 0),
  ]
  return (
    <div ref={board} className={css.board}>
      <Tabs
        id="markets"
        label={t('markets.groups')}
        tabs={tabs}
        value={group}
        onChange={setGroup}
        className={css.tabs}
      />
      <TabPanel tabs="markets" tab={group}>
        {shown.length === 0 && <p className={css.empty}>{t('markets.none')}</p>}
        {shown.map(family => (
          <MarketSection
            key={family.key}
            match={match}
            family={family}
            onOpen={() => setOpened(opened + 1)}
          />
        ))}
      </TabPanel>
    </div>
  )
}
export interface MarketBoardProps {
  match: Match
  markets: readonly Market[]
  /** Names of the groups in display order. */
  groups: readonly { key: string; name: string }[]
}
