import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import { useMemo } from 'react'
import { useLive } from '#core/live'
import { usePicks } from './PicksProvider.tsx'
import { priceLabel, priceLook } from './priceLook.ts'
import { useDrawnOddsText } from './useDrawnOddsText.ts'
import { usePriceTexts } from './usePriceTexts.ts'
import css from './OddsCell.module.css'

/**
 * One price as a button. React renders it once; the row's binding writes what ticks (figure, lock, mark, pressed).
 * A price that takes no bets keeps its size and its focus: `aria-disabled`, never `disabled`.
 */
export function OddsCell({ outcomeKey, name, caption, column, layout, blocked, tabIndex }: OddsCellProps) {
  const live = useLive()
  const texts = usePriceTexts()
  const oddsText = useDrawnOddsText()
  const picks = usePicks()
  const key = outcomeKeyOf(outcomeKey)
  const cell = live.shown.price(outcomeKey)
  // Read once for each outcome. On a later render React would write an older figure over the current one.
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
  /** What screen readers read before the price: outcome, market, match. */
  name: string
  /** Shown beside or above the price; left out in lists, whose column heads show it. */
  caption?: string
  /** The column's head, such as `1`. Shown in the cell where a list is too narrow for columns. */
  column?: string
  /**
   * A fixed column by default: `line` fills its cell of a ladder, `stack` has the caption above the price, `wide`
   * beside it.
   */
  layout?: 'line' | 'stack' | 'wide'
  /** Why it cannot be picked here although it is open, as a text. */
  blocked?: string | undefined
  /** Its `tabIndex`; a stop of its own by default. */
  tabIndex?: number | undefined
}
