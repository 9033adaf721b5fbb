import type { Market } from '@touchline/domain/market'
import type { Match } from '@touchline/domain/match'
import { TabPanel } from '@touchline/ui'
import { lazy, useMemo, useRef, type ReactNode } from 'react'
import { useLiveRow } from '#pieces/live-text'
import { drawnPrices, groupMarkets, type MarketCardModel } from '#pieces/market-lines'
import { NewLine, useSteady } from '#pieces/steady-list'
import { HydrateInIdle } from '#shared/hydration'
import { useText, type Text } from '#shared/i18n'
import { MarketBar, TABS_ID, ToolsPlace } from './MarketBar.tsx'
import { MarketCard } from './MarketCard.tsx'
import { ALL, tabsOf, type MarketGroup } from './model/tabsOf.ts'
import { useCardStates, type CardStates } from './useCardStates.ts'
import { useMarketSearch } from './useMarketSearch.ts'
import css from './MarketTabs.module.css'

// Lazy, because bets come before searching.
const MarketTools = lazy(async () => ({ default: (await import('./MarketTools.tsx')).MarketTools }))

const FAVOURITES = 'favourites'

/**
 * All markets of a match, by group. The page has seeded the live store, so prices update without React; React draws
 * again when markets are refetched.
 */
export function MarketTabs({ match, markets: latest, groups, entry }: MarketTabsProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const steady = useSteady(latest, keyOf)
  const { chosen, choose, query, find, isSearching, setSearch, setSearching } = useMarketSearch(ALL, ALL)
  const cards = useCardStates(match.sport.key, match.id)
  const { all, tabs, current, models } = useGroups(steady.shown, groups, chosen)
  const isPinned = ({ id }: MarketCardModel): boolean => cards.isPinned(id)
  const found = useMemo(() => find(models), [models, find])
  const pinned = found.filter(isPinned)
  const rest = current === FAVOURITES ? [] : found.filter(card => !isPinned(card))
  const shown = [...pinned, ...rest]
  useLiveRow(list, match.id, pricesOf(shown, cards))

  const card = (model: MarketCardModel) => (
    <HydrateInIdle key={model.key}>
      <MarketCard
        match={match}
        card={model}
        isPinned={isPinned(model)}
        isClosed={cards.isClosed(model.key)}
        isOpen={cards.isOpen(model.key)}
        onPin={() => cards.togglePinned(model.id)}
        onFold={() => cards.toggleClosed(model.key)}
        onOpen={() => cards.toggleOpen(model.key)}
      />
    </HydrateInIdle>
  )
  return (
    <>
      <MarketBar
        tabs={[...fixedTabs(all.length, all.filter(isPinned).length, t), ...tabs]}
        current={current}
        onChoose={choose}
        isSearching={isSearching}
        onSearching={setSearching}
        entry={entry}
      />
      <TabPanel tabs={TABS_ID} tab={current}>
        <ToolsPlace isSearching={isSearching}>
          <MarketTools
            query={query}
            found={shown.length}
            onSearch={setSearch}
            areClosed={shown.length > 0 && shown.every(({ key }) => cards.isClosed(key))}
            onCloseAll={cards.closeAll}
          />
        </ToolsPlace>
        <div ref={list} className={css.list}>
          {pinned.length > 0 && (
            <section aria-label={t('markets.favourites')}>{pinned.map(model => card(model))}</section>
          )}
          {rest.map(model => card(model))}
        </div>
        {shown.length === 0 && <p className={css.none}>{noneText(query, current, t)}</p>}
      </TabPanel>
      <NewLine className={css.news} lists={[steady]} text={count => t('markets.new', { count })} />
    </>
  )
}
export interface MarketTabsProps {
  match: Match
  markets: readonly Market[]
  /** The installation's market groups in their order. */
  groups: readonly MarketGroup[]
  /** At the end of the row of groups: opens the bet builder. */
  entry?: ReactNode
}

/** All cards, the groups that have any, the current group, and its cards. */
function useGroups(markets: readonly Market[], groups: readonly MarketGroup[], chosen: string) {
  const all = useMemo(() => groupMarkets(markets), [markets])
  const tabs = useMemo(() => tabsOf(markets, groups, of => groupMarkets(of).length), [markets, groups])
  const current = chosen === FAVOURITES || tabs.some(({ key }) => key === chosen) ? chosen : ALL
  const models = useMemo(
    () =>
      current === ALL || current === FAVOURITES
        ? all
        : groupMarkets(markets.filter(market => market.groups.includes(current))),
    [all, markets, current],
  )
  return { all, tabs, current, models }
}

const keyOf = ({ id, specifier }: Market): string => `${id}/${specifier}`

/** Which prices are drawn, as a text. */
const pricesOf = (models: readonly MarketCardModel[], { isOpen }: CardStates): string =>
  models.map(card => drawnPrices(card, isOpen(card.key))).join(';')

/** The tabs of every match, with how many cards each has. */
function fixedTabs(all: number, pinned: number, t: Text) {
  return [
    { key: ALL, label: t('markets.all'), count: all },
    { key: FAVOURITES, label: t('markets.favourites'), count: pinned },
  ]
}

/** Why there is no market, and what to do next. */
function noneText(query: string, current: string, t: Text): string {
  if (query.trim() !== '') return t('market-search.none')
  return current === FAVOURITES ? t('markets.no-favourites') : t('markets.none')
}
