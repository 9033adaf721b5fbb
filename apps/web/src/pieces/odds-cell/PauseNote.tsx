import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import { useLive } from '#core/live'
import { pauseNote } from './priceLook.ts'
import { usePriceTexts } from './usePriceTexts.ts'

/** Why a price is paused, in words, in a place that is kept free; empty while it is open. The row's binding keeps it true. */
export function PauseNote({ outcomeKey, className }: PauseNoteProps) {
  const live = useLive()
  const texts = usePriceTexts()
  const price = live.shown.price(outcomeKey)?.read()
  return (
    <span className={className} data-pause-note={outcomeKeyOf(outcomeKey)}>
      {price ? pauseNote(price, texts) : ''}
    </span>
  )
}
export interface PauseNoteProps {
  /** The price that stands for its market: a market pauses as a whole. */
  outcomeKey: OutcomeKey
  className?: string | undefined
}
