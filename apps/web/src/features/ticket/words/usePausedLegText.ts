import type { OutcomeKey } from '@touchline/domain/market'
import { useCell, useLive } from '#core/live'
import { usePriceTexts } from '#pieces/odds-cell'
import { useText } from '#shared/i18n'

/**
 * The leg that the slip waits for, and why it is paused where that is known: the button and the notice above it use
 * this same text.
 */
export function usePausedLegText(paused: { leg: number; key: OutcomeKey } | undefined): string {
  const live = useLive()
  const t = useText()
  const { reason } = usePriceTexts()
  const price = useCell(paused && live.shown.price(paused.key))
  if (!paused) return ''
  const text = t('ticket.block.wait-for-leg', { leg: paused.leg })
  return price?.because ? `${text} · ${reason(price.because)}` : text
}
