import type { KeyboardEvent } from 'react'
import { nextStop } from './nextStop.ts'

/**
 * Moves focus along the elements of `row` that match `stops`, as the arrow key requests. The direction is read from the
 * page at the press, so that a nested direction counts. Returns the index of the focused element, if any.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, stops: string): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  const row = event.currentTarget
  const all = [...row.querySelectorAll<HTMLElement>(stops)]
  const to = nextStop({
    key: event.key,
    from: all.findIndex(stop => stop === event.target),
    count: all.length,
    rtl: getComputedStyle(row).direction === 'rtl',
    off: index => all[index]?.hasAttribute('disabled') ?? true,
  })
  if (to === undefined) return undefined
  event.preventDefault()
  all[to]?.focus()
  return to
}
