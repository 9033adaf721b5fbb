/** From a way out, which goes as it is taken, the focus goes to what stands next: the slip's own button. A held key does not press that. */
export function focusAction(wayOut: Element): void {
  const action = wayOut.closest('[data-slip]')?.querySelector<HTMLElement>('[data-takes-focus]')
  action?.focus({ preventScroll: true })
}
