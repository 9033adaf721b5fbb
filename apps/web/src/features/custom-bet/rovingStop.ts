import { moveFocus } from '@touchline/ui'
import type { FocusEvent, KeyboardEvent } from 'react'

const STOPS = '[data-price]'

/**
 * For the group around prices: they are one stop of the tab order, arrows, Home and End lead from one to the next, and the way back
 * leads to where focus was.
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
