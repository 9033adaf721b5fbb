/** Storage key: whether a player was signed in when this browser last knew. Decides what the first paint shows, and nothing else. */
export const SIGNED_IN_KEY = 'wasSignedIn'

/** Before first paint: a browser whose player was signed in keeps the place of the balance, others see "Sign in" at once. */
export function markKnownVisitor(root: HTMLElement, open: () => Pick<Storage, 'getItem'>): void {
  try {
    if (open().getItem(SIGNED_IN_KEY) === 'true') root.dataset.visitor = 'player'
  } catch {
    // Storage is refused: the visitor is taken for a guest until the server has answered.
  }
}
