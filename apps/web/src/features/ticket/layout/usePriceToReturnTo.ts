import { useEffect, useRef } from 'react'
import { outcomeKeyOf } from '@touchline/domain/market'
import { selectionsOf } from '@touchline/domain/slip'
import { useSlip } from '#core/slip'

/** The last picked price on the page, to which the focus returns after the slip. Null on another page. */
export function usePriceToReturnTo(): () => HTMLElement | null {
  const slip = useSlip()
  const last = useRef('')
  useEffect(() => {
    const note = (): void => {
      const leg = selectionsOf(slip.getState()).at(-1)
      if (leg) last.current = outcomeKeyOf(leg)
    }
    note()
    return slip.subscribe(note)
  }, [slip])
  return () => document.querySelector<HTMLElement>(`main [data-price="${CSS.escape(last.current)}"]`)
}
