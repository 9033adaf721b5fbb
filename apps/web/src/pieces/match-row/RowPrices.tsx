import type { Market } from '@touchline/domain/market'
import type { Match } from '@touchline/domain/match'
import { decimalSignOf } from '@touchline/domain/locale'
import { columnsOf, OddsCell } from '#pieces/odds-cell'
import { useLocale, useText } from '#shared/i18n'
import css from './MatchRow.module.css'

/**
 * The prices of one market in a row. Two-way markets take the same width as three-way ones; a missing market leaves its
 * space empty.
 */
export function RowPrices({ match, market, place }: RowPricesProps) {
  const t = useText()
  const locale = useLocale()
  if (!market) return <div className={css.prices} data-place={place} />
  const columns = place === 'main' ? columnsOf(market.outcomes.length) : []
  const line = place === 'secondary' ? readLine(market.specifier) : undefined
  return (
    <div
      className={css.prices}
      data-place={place}
      data-ways={market.outcomes.length}
      data-grid-start={place === 'main' ? '' : undefined}
    >
      {line !== undefined && <span className={css.line}>{line.replace('.', decimalSignOf(locale))}</span>}
      {market.outcomes.map((outcome, index) => (
        <OddsCell
          key={outcome.id}
          outcomeKey={{
            matchId: match.id,
            marketId: market.id,
            specifier: market.specifier,
            outcomeId: outcome.id,
          }}
          {...(columns[index] !== undefined && { column: t(`column.${columns[index]}`) })}
          name={`${outcome.name}, ${market.name}, ${match.home.name} – ${match.away.name}`}
        />
      ))}
    </div>
  )
}
export interface RowPricesProps {
  match: Match
  market: Market | undefined
  place: 'main' | 'secondary'
}

/** The line of a total or handicap: `total=2.5` reads 2.5. */
function readLine(specifier: string): string | undefined {
  return /(?:total|hcp)=(-?[\d.]+)/.exec(specifier)?.[1]
}
