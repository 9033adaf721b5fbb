import { useReducer } from 'react'
import type { OutcomeKey } from '@touchline/domain/market'
import { useCell, useLive } from '#core/live'
import { useSlip } from '#core/slip'
import { minutesSeconds, useEverySecond } from '#pieces/live-text'
import { usePriceTexts } from '#pieces/odds-cell'
import { useText } from '#shared/i18n'

/** A pause shows its duration after this time (design guide, suspension reasons). */
const SHOW_TIME_FROM_MS = 10_000

/**
 * When this page first saw a price paused, in milliseconds of the slip's clock. A price that opens and pauses again
 * is a new object.
 */
const pausedSince = new WeakMap<object, number>()

/** Why a leg is paused, and after ten seconds for how long: `Suspended 0:14 · Video review`. */
export function PausedLeg({ outcomeKey }: { outcomeKey: OutcomeKey }) {
  const live = useLive()
  const { clock } = useSlip()
  const t = useText()
  const { reason: reasonOf } = usePriceTexts()
  const price = useCell(live.shown.price(outcomeKey))
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEverySecond(draw)
  const paused = t('sb.ticket.suspended.label')
  if (!price?.because) return paused
  const since = pausedSince.get(price) ?? clock.now()
  pausedSince.set(price, since)
  const reason = reasonOf(price.because)
  const lasted = clock.now() - since
  if (lasted <= SHOW_TIME_FROM_MS) return `${paused} · ${reason}`
  return t('freshness.paused-because', { time: minutesSeconds(lasted / 1_000), reason })
}
