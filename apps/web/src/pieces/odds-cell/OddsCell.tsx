import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import { useMemo } from 'react'
import { useLive } from '#core/live'
import { usePicks } from './PicksProvider.tsx'
import { priceLabel, priceLook } from './priceLook.ts'
import { useDrawnOddsText } from './useDrawnOddsText.ts'
import { usePriceTexts } from './usePriceTexts.ts'
import css from './OddsCell.module.css'

/**
 * One price to take. React draws it once; what ticks (figure, lock, mark, pressed) is written by the row's binding.
 * A price that takes no bets keeps its box and its focus: `aria-disabled`, never `disabled`.
 */
export function OddsCell({ outcomeKey, name, caption, column, layout, blocked, tabIndex }: OddsCellProps) {
  const live = useLive()
  const texts = usePriceTexts()
  const oddsText = useDrawnOddsText()
  const picks = usePicks()
  const key = outcomeKeyOf(outcomeKey)
  const cell = live.shown.price(outcomeKey)
  // Looked at once for this outcome: drawn again, React would put an older figure over what has ticked meanwhile.
  const look = useMemo(
    () => priceLook(cell?.read(), { oddsText, texts, blocked }),
    [cell, oddsText, texts, blocked],
  )
  return (
    <button
      type="button"
      className={css.cell}
      data-price={key}
      data-name={name}
      data-layout={layout}
      data-column={column}
      data-availability={look.availability}
      data-blocked={blocked}
      tabIndex={tabIndex}
      aria-disabled={look.isOff}
      aria-pressed={picks.has(key)}
      aria-label={priceLabel(name, look.figure, look.why)}
    >
      {caption !== undefined && <span className={css.caption}>{caption}</span>}{' '}
      <b className={css.odds}>{look.figure}</b>
    </button>
  )
}
export interface OddsCellProps {
  outcomeKey: OutcomeKey
  /** What assistive tech says before the price: outcome, market, match. */
  name: string
  /** Shown beside or above the price; lists leave it out because their column heads say it. */
  caption?: string
  /** What its column's head says: `1`. Shown in the cell where a list is too narrow for columns. */
  column?: string
  /** A fixed column unless told: `line` fills its cell of a ladder, `stack` has the caption above the price, `wide` beside it. */
  layout?: 'line' | 'stack' | 'wide'
  /** Why it cannot be taken here though it is open, in words. */
  blocked?: string | undefined
  /** Where it stands in the tab order; its own stop unless told. */
  tabIndex?: number | undefined
}
