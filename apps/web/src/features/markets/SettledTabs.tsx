import type { MatchId } from '@touchline/domain/match'
import { TabPanel } from '@touchline/ui'
import type { SettledMarket } from '#core/catalogue'
import { SettledCards, SettledMarkets, useOpenCards } from '#pieces/settled-markets'
import { useText } from '#shared/i18n'
import { MarketBar, TABS_ID, ToolsPlace } from './MarketBar.tsx'
import { MarketTools } from './MarketTools.tsx'
import { ALL, tabsOf, type MarketGroup } from './model/tabsOf.ts'
import { useMarketSearch } from './useMarketSearch.ts'
import css from './MarketTabs.module.css'

/**
 * Settled markets of a finished match by group, with a search. The first group is shown first, because it has the main
 * markets.
 */
export function SettledTabs({ matchId, groups }: SettledTabsProps) {
  return (
    <SettledMarkets matchId={matchId}>
      {markets => <ByGroup markets={markets} groups={groups} />}
    </SettledMarkets>
  )
}
export interface SettledTabsProps {
  matchId: MatchId
  /** The installation's market groups in their order. */
  groups: readonly MarketGroup[]
}

function ByGroup({ markets, groups }: { markets: readonly SettledMarket[]; groups: readonly MarketGroup[] }) {
  const t = useText()
  const tabs = tabsOf(markets, groups, of => of.length)
  const { chosen, choose, query, find, isSearching, setSearch, setSearching } = useMarketSearch(
    tabs[0]?.key ?? ALL,
    ALL,
  )
  const cards = useOpenCards(markets)
  const inGroup = chosen === ALL ? markets : markets.filter(market => market.groups.includes(chosen))
  const shown = find(inGroup.map(market => ({ ...market, lines: [market] })))
  return (
    <>
      <MarketBar
        tabs={[{ key: ALL, label: t('markets.all'), count: markets.length }, ...tabs]}
        current={chosen}
        onChoose={choose}
        isSearching={isSearching}
        onSearching={setSearching}
      />
      <TabPanel tabs={TABS_ID} tab={chosen}>
        <ToolsPlace isSearching={isSearching}>
          <MarketTools
            query={query}
            found={shown.length}
            onSearch={setSearch}
            areClosed={shown.every(({ key }) => !cards.isOpen(key))}
            onCloseAll={cards.closeAll}
          />
        </ToolsPlace>
        <SettledCards markets={shown} cards={cards} />
        {shown.length === 0 && <p className={css.none}>{t('market-search.none')}</p>}
      </TabPanel>
    </>
  )
}
