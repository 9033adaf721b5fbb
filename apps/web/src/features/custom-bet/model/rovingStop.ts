import { moveFocus } from '@touchline/ui'
import type { FocusEvent, KeyboardEvent } from 'react'

const STOPS = '[data-price]'

/**
 * For the group around prices: they are one tab stop; arrows, Home and End move between them, and tabbing back
 * returns to the last one.
 */
export const rovingStop = {
  onFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
    if (!target.matches(STOPS)) return
    for (const stop of currentTarget.querySelectorAll<HTMLElement>(STOPS)) {
      stop.tabIndex = stop === target ? 0 : -1
    }
  },
  onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if ((event.target as Element).matches(STOPS)) moveFocus(event, STOPS)
  },
}
