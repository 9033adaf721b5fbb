import type { OutcomeKey } from '@touchline/domain/market'
import { useEffect, useRef } from 'react'
import { useSlip } from '#core/slip'
import { ticketVoice } from '#pieces/ticket-voice'
import { useText } from '#shared/i18n'

/** A price that has not changed for this long is announced. */
const SETTLED_AFTER_MS = 600

/**
 * Announces the joint price to assistive technology once after each change of the picks, when it has settled; price
 * changes without the bettor are not read out.
 */
export function SettledPrice({ legs, figure }: SettledPriceProps) {
  const t = useText()
  const { clock } = useSlip()
  const announcedLegs = useRef<readonly OutcomeKey[]>([])
  useEffect(() => {
    if (figure === undefined || announcedLegs.current === legs) return undefined
    return clock.later(() => {
      announcedLegs.current = legs
      ticketVoice.announce(t('custom-bet.says', { count: legs.length, odds: figure }))
    }, SETTLED_AFTER_MS)
  }, [legs, figure, clock, t])
  return null
}
export interface SettledPriceProps {
  legs: readonly OutcomeKey[]
  /** Undefined while there is no price. */
  figure: string | undefined
}
