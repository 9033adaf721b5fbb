import { Button, Icon, IconButton } from '@touchline/ui'
import { useRef } from 'react'
import { useText } from '#shared/i18n'
import { findCards } from './model/findCards.ts'
import type { MarketSearch } from './model/marketSearch.ts'
import css from './MarketTools.module.css'

const FIELD_ID = 'market-search'

/** Searches markets of the match by name or outcome, and collapses or expands all cards. Shows how many were found. */
export function MarketTools({ query, found, onSearch, areClosed, onCloseAll }: MarketToolsProps) {
  const t = useText()
  const onQuery = (next: string): void => onSearch({ query: next, find: cards => findCards(cards, next) })
  const field = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    onQuery('')
    field.current?.focus()
  }
  return (
    <search className={css.tools} aria-label={t('market-search.label')}>
      <div className={css.field}>
        <Icon name="search" size={16} className={css.glass} />
        <input
          ref={field}
          id={FIELD_ID}
          className={css.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('market-search.label')}
          placeholder={t('market-search.placeholder')}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={event => {
            if (event.key !== 'Escape' || query === '') return
            event.stopPropagation()
            clear()
          }}
        />
        {query !== '' && (
          <IconButton icon="close" iconSize={16} label={t('market-search.clear')} onClick={clear} />
        )}
      </div>
      <Button
        variant="text"
        size="medium"
        fit="content"
        className={css.all}
        aria-expanded={!areClosed}
        onClick={() => onCloseAll(!areClosed)}
      >
        {areClosed ? t('markets.open-all') : t('markets.close-all')}
      </Button>
      <output className={css.found}>
        {query.trim() !== '' && t('market-search.found', { count: found })}
      </output>
    </search>
  )
}
export interface MarketToolsProps {
  query: string
  /** How many cards the query finds. */
  found: number
  onSearch: (search: MarketSearch) => void
  /** Whether all shown cards are collapsed. */
  areClosed: boolean
  onCloseAll: (isClosed: boolean) => void
}
