/** Players of the placements that this tab stores, so that no other player sends them again. */
export interface PlacementOwner {
  /** A placement came out of storage with the id of its player. */
  found(key: string, player: string | undefined): void
  /** Id of the player of this placement: as stored, else the one who is signed in. */
  of(key: string): string | undefined
}

/** @param here id of the player who is signed in now */
export function createPlacementOwner(here: () => string | undefined): PlacementOwner {
  let known: { readonly key: string; readonly player: string | undefined } | undefined
  return {
    found(key, player) {
      known = { key, player }
    },
    of(key) {
      if (known?.key !== key) known = { key, player: here() }
      return known.player
    },
  }
}
