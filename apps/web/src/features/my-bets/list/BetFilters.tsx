import { BET_FILTERS, type BetFilter } from '@touchline/domain/bet'
import { BET_RESULT_FILTERS, type BetResultFilter } from '@touchline/domain/bet-list'
import { Chip } from '@touchline/ui'
import { useOpenBetsCount } from '#pieces/open-bets'
import { useText } from '#shared/i18n'
import css from './BetFilters.module.css'

/** Filters of the list: all, open or settled bets, and the settled ones by result. */
export function BetFilters({ filter, result, onChange }: BetFiltersProps) {
  const t = useText()
  const open = useOpenBetsCount()
  return (
    <>
      <fieldset className={css.row} aria-label={t('my-bets.filter')}>
        {BET_FILTERS.map(key => (
          <Chip key={key} pressed={key === filter} onClick={() => onChange(key, 'all')}>
            {t(`my-bets.filters.${key}`)}
            {key === 'open' && open !== undefined && open > 0 && <span className="num">{open}</span>}
          </Chip>
        ))}
      </fieldset>
      {filter === 'settled' && (
        <fieldset className={css.row} aria-label={t('my-bets.result-filter')}>
          {BET_RESULT_FILTERS.map(key => (
            <Chip key={key} pressed={key === result} onClick={() => onChange(filter, key)}>
              {t(`my-bets.results.${key}`)}
            </Chip>
          ))}
        </fieldset>
      )}
    </>
  )
}
export interface BetFiltersProps {
  filter: BetFilter
  result: BetResultFilter
  onChange: (filter: BetFilter, result: BetResultFilter) => void
}
