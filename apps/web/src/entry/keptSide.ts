/** Storage key of a side menu that was made narrow (spec section 9, browser storage: left sidebar collapsed). */
const KEPT_AS = 'leftSidebarCollapsed'

/** Makes the side menu as it was left, before it is painted. Where storage is refused it is wide. */
export function keptSide(root: HTMLElement, open: () => Pick<Storage, 'getItem'>): void {
  try {
    if (open().getItem(KEPT_AS) === 'true') root.dataset.side = 'narrow'
  } catch {
    // Nothing is kept here.
  }
}
