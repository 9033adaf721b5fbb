import { FAVOURITE_TYPES, type FavouriteType } from '@touchline/domain/favourites'
import type { Favourites } from '#core/favourites'

const STAR = '[data-favourite]'

/**
 * Gives every star below `root` its state and handles presses with one listener, so that rows are drawn without knowing
 * the player. Stars that are added later are included.
 */
export function attachStars(root: HTMLElement, favourites: Favourites): () => void {
  const requested = new Set<FavouriteType>()

  function paint(star: HTMLElement): void {
    const thing = thingOf(star)
    if (!thing) return
    if (!requested.has(thing.type)) {
      requested.add(thing.type)
      favourites.request(thing.type)
    }
    const pressed = String(favourites.has(thing.type, thing.id))
    if (star.getAttribute('aria-pressed') !== pressed) star.setAttribute('aria-pressed', pressed)
  }

  function paintAll(within: ParentNode): void {
    for (const star of within.querySelectorAll<HTMLElement>(STAR)) paint(star)
  }

  function onClick(event: Event): void {
    const star = event.target instanceof Element ? event.target.closest<HTMLElement>(STAR) : undefined
    const thing = star && thingOf(star)
    if (thing) favourites.toggle(thing.type, thing.id)
  }

  const comers = new MutationObserver(changes => {
    for (const { addedNodes, target } of changes) {
      for (const node of addedNodes)
        if (node instanceof Element) paintAll(node.matches(STAR) ? (node.parentNode ?? node) : node)
      // React may reuse a row for another match.
      if (target instanceof HTMLElement && target.matches(STAR)) paint(target)
    }
  })
  comers.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-id'] })
  const stop = favourites.subscribe(() => paintAll(root))
  root.addEventListener('click', onClick)
  paintAll(root)
  return () => {
    comers.disconnect()
    stop()
    root.removeEventListener('click', onClick)
  }
}

function thingOf({ dataset }: HTMLElement): { type: FavouriteType; id: string } | undefined {
  const type = FAVOURITE_TYPES.find(known => known === dataset.favourite)
  return type && dataset.id !== undefined ? { type, id: dataset.id } : undefined
}
