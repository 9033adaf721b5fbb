import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import { useLive } from '#core/live'
import { pauseNote } from './priceLook.ts'
import { usePriceTexts } from './usePriceTexts.ts'

/** Why a market is suspended, in a space that is reserved; empty while it is open. The row's binding writes it. */
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
  /** A price of the market; a market is suspended as a whole. */
  outcomeKey: OutcomeKey
  className?: string | undefined
}
