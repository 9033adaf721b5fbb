import type { Market, OutcomeKey } from '@touchline/domain/market'
import type { Match } from '@touchline/domain/match'
import { TabPanel, Tabs } from '@touchline/ui'
import { useId, useMemo, useRef, useState } from 'react'
import { useLiveRow } from '#pieces/live-text'
import { groupMarkets } from '#pieces/market-lines'
import { useText } from '#shared/i18n'
import css from './BuilderMarkets.module.css'
import { BuilderMarket } from './BuilderMarket.tsx'
import type { BuilderState } from './model/createBuilder.ts'
import { combinableTabsOf } from './model/combinableTabsOf.ts'
import { usePresses } from './usePresses.ts'

const ALL = 'all'

/**
 * The markets that can be combined, by group, as on the match's page. Prices update their own text; React renders
 * what can be added.
 */
export function BuilderMarkets({ match, markets, groups, state, onPick, onRefused }: BuilderMarketsProps) {
  const t = useText()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(ALL)
  const [open, setOpen] = useState<readonly string[]>([])
  const tabs = useMemo(() => combinableTabsOf(markets, groups), [markets, groups])
  const cards = useMemo(
    () => groupMarkets(chosen === ALL ? markets : markets.filter(market => market.groups.includes(chosen))),
    [markets, chosen],
  )
  // Any change of the displayed prices, or of the texts beside them, binds them again.
  const drawn = useMemo(() => ({ cards, open, state }), [cards, open, state])
  useLiveRow(list, match.id, drawn)
  usePresses(list, { onPick, onRefused })
  return (
    <div className={css.markets}>
      <Tabs
        id={id}
        label={t('markets.groups')}
        className={css.tabs}
        tabs={[{ key: ALL, label: t('markets.all'), count: groupMarkets(markets).length }, ...tabs]}
        value={chosen}
        onChange={setChosen}
      />
      <TabPanel tabs={id} tab={chosen} className={css.panel}>
        <div ref={list}>
          {cards.map(card => (
            <BuilderMarket
              key={card.key}
              match={match}
              card={card}
              state={state}
              isOpen={open.includes(card.key)}
              onOpen={() =>
                setOpen(open.includes(card.key) ? open.filter(key => key !== card.key) : [...open, card.key])
              }
            />
          ))}
        </div>
      </TabPanel>
    </div>
  )
}
export interface BuilderMarketsProps {
  match: Match
  markets: readonly Market[]
  /** The installation's market groups in their order. */
  groups: readonly { readonly key: string; readonly name: string }[]
  state: BuilderState
  onPick: (key: OutcomeKey) => void
  /** A press was ignored, with the reason as text. */
  onRefused: (why: string) => void
}
