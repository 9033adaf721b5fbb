import { IconButton, Tabs, type Tab } from '@touchline/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { ClientOnly } from '#shared/lazy'
import { useText } from '#shared/i18n'
import css from './MarketBar.module.css'

export const TABS_ID = 'market-groups'
const TOOLS_ID = 'market-tools'

/** The row of market groups with the button that shows the search on phones; elsewhere the search is always shown. */
export function MarketBar({ tabs, current, onChoose, isSearching, onSearching, entry }: MarketBarProps) {
  const t = useText()
  return (
    <div className={css.bar}>
      <Tabs
        id={TABS_ID}
        label={t('markets.groups')}
        className={css.tabs}
        tabs={tabs}
        value={current}
        onChange={onChoose}
      />
      <IconButton
        className={css.search}
        icon={isSearching ? 'close' : 'search'}
        label={t('market-search.label')}
        aria-expanded={isSearching}
        aria-controls={TOOLS_ID}
        onClick={() => onSearching(!isSearching)}
      />
      {entry}
    </div>
  )
}
export interface MarketBarProps {
  tabs: readonly Tab<string>[]
  /** Key of the current tab. */
  current: string
  onChoose: (key: string) => void
  isSearching: boolean
  onSearching: (isSearching: boolean) => void
  /** At the end of the row: opens the bet builder. */
  entry?: ReactNode
}

/**
 * The search below the row of groups, with its height reserved until it is loaded. On phones a button opens and focuses
 * it.
 */
export function ToolsPlace({ isSearching, children }: { isSearching: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSearching) place.current?.querySelector('input')?.focus()
  }, [isSearching])
  return (
    <div ref={place} id={TOOLS_ID} className={css.tools} data-open={isSearching || undefined}>
      <ClientOnly>{children}</ClientOnly>
    </div>
  )
}
