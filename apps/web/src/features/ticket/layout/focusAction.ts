/**
 * A fix disappears as it is pressed: the focus moves to the slip's own button. A key that is still down does not
 * press that.
 */
export function focusAction(wayOut: Element): void {
  const action = wayOut.closest('[data-slip]')?.querySelector<HTMLElement>('[data-takes-focus]')
  action?.focus({ preventScroll: true })
}
