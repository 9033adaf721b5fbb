/** Storage key: whether a player was signed in when this browser last knew. Decides what the first paint shows, and nothing else. */
export const SIGNED_IN_KEY = 'wasSignedIn'
/** Storage key of a side menu that was made narrow (spec section 9, browser storage: left sidebar collapsed). */
const SIDE_KEY = 'leftSidebarCollapsed'

/**
 * Before first paint: marks on the root what this browser kept, so that style sheets show it at once. A browser whose player was signed
 * in keeps the place of the balance; a side menu is as it was left. Where storage is refused the visitor is taken for a guest until the
 * server has answered, and the menu is wide.
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
    // Nothing is kept here.
  }
}
