import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { SlipStatus } from '@touchline/domain/slip'
import { usePriceToReturnTo } from './usePriceToReturnTo.ts'

/** Marks the element that takes the focus when the slip shows it. */
export const TAKES_FOCUS = { tabIndex: -1, 'data-takes-focus': '' } as const

/**
 * The focused button disappears when a bet is placed; the focus then follows the bet: to its progress, its receipt or
 * its refusal, and from a closed receipt back to the price. If the focus is elsewhere on the page, it does not move.
 */
export function useFollowFocus(root: RefObject<HTMLElement | null>, status: SlipStatus): void {
  const shown = useRef(status)
  const priceToReturnTo = usePriceToReturnTo()
  useLayoutEffect(() => {
    const before = shown.current
    if (before === status) return
    shown.current = status
    const { activeElement, body } = document
    if (activeElement !== body && !root.current?.contains(activeElement)) return
    const isShown = status === 'PROCESSING' || status === 'SUCCESS' || status === 'ERROR'
    if (isShown)
      root.current?.querySelector<HTMLElement>('[data-takes-focus]')?.focus({ preventScroll: true })
    else if (before === 'SUCCESS') priceToReturnTo()?.focus()
  })
}
