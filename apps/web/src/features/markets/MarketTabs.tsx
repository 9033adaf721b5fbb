import type { Market, Match } from '@touchline/domain'
import { TabPanel, Tabs } from '@touchline/ui'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { useLiveRow } from '#pieces/live-text'
import { drawnPrices, groupMarkets } from '#pieces/market-lines'
import { NewLine, useSteady } from '#pieces/steady-list'
import { useText } from '#shared/i18n'
import { MarketCard } from './MarketCard.tsx'
import { useCardStates } from './useCardStates.ts'
import css from './MarketTabs.module.css'

const ALL = 'all'
const TABS_ID = 'market-groups'

/** All markets of a match, by group. The page has seeded the live store with them: prices write themselves; structure is drawn when the markets are asked for again. */
export function MarketTabs({ match, markets: latest, groups, entry }: MarketTabsProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const steady = useSteady(latest, keyOf)
  const { shown: markets } = steady
  const [chosen, setChosen] = useState(ALL)
  const cards = useCardStates()
  const tabs = useMemo(() => tabsOf(markets, groups), [markets, groups])
  const current = tabs.some(({ key }) => key === chosen) ? chosen : ALL
  const models = useMemo(
    () => groupMarkets(current === ALL ? markets : markets.filter(market => market.groups.includes(current))),
    [markets, current],
  )
  const pinned = models.filter(card => cards.isPinned(card.id))
  const rest = models.filter(card => !cards.isPinned(card.id))
  const drawn = [...pinned, ...rest].map(card => drawnPrices(card, cards.isOpen(card.key))).join(';')
  useLiveRow(list, match.id, drawn)
  return (
    <>
      <div className={css.bar}>
        <Tabs
          id={TABS_ID}
          label={t('markets.groups')}
          className={css.tabs}
          tabs={[{ key: ALL, label: t('markets.all'), count: groupMarkets(markets).length }, ...tabs]}
          value={current}
          onChange={setChosen}
        />
        {entry}
      </div>
      <TabPanel tabs={TABS_ID} tab={current}>
        <div ref={list} className={css.list}>
          {[...pinned, ...rest].map(card => (
            <MarketCard
              key={card.key}
              match={match}
              card={card}
              isPinned={cards.isPinned(card.id)}
              isClosed={cards.isClosed(card.key)}
              isOpen={cards.isOpen(card.key)}
              onPin={() => cards.togglePinned(card.id)}
              onFold={() => cards.toggleClosed(card.key)}
              onOpen={() => cards.toggleOpen(card.key)}
            />
          ))}
        </div>
      </TabPanel>
      <NewLine lists={[steady]} says={count => t('markets.new', { count })} />
    </>
  )
}
export interface MarketTabsProps {
  match: Match
  markets: readonly Market[]
  /** The installation's market groups in their order. */
  groups: readonly MarketGroup[]
  /** Stands at the end of the row of groups: the way into the bet builder. */
  entry?: ReactNode
}
export type MarketGroup = { readonly key: string; readonly name: string }

const keyOf = ({ id, specifier }: Market): string => `${id}/${specifier}`

/** Groups the match has, with the number of their cards. */
function tabsOf(markets: readonly Market[], groups: readonly MarketGroup[]) {
  return groups
    .map(({ key, name }) => {
      const inGroup = markets.filter(market => market.groups.includes(key))
      return { key, label: name, count: groupMarkets(inGroup).length }
    })
    .filter(({ count }) => count > 0)
}
