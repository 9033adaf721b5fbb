/** Storage key: whether a player was signed in when this browser last knew. Affects the first paint only. */
export const SIGNED_IN_KEY = 'wasSignedIn'
/** Storage key of a collapsed side menu (spec section 9, browser storage: left sidebar collapsed). */
const SIDE_KEY = 'leftSidebarCollapsed'

/**
 * Before first paint: sets attributes on the root from what this browser stored, so that style sheets apply it at
 * once. If a player was signed in, the space of the balance is reserved; the side menu is collapsed as before. Where
 * storage is refused the visitor counts as a guest until the server has answered, and the menu is wide.
 */
export function markRemembered(
  { dataset }: Pick<HTMLElement, 'dataset'>,
  open: () => Pick<Storage, 'getItem'>,
): void {
  try {
    const storage = open()
    if (storage.getItem(SIGNED_IN_KEY) === 'true') dataset.visitor = 'player'
    if (storage.getItem(SIDE_KEY) === 'true') dataset.side = 'narrow'
  } catch {
    // Storage is refused: the defaults stay.
  }
}
