import type { Odds } from '@touchline/domain/odds'
import { TAP_GUARD_MS, type TapFacts } from '@touchline/domain/tap'

/** Where a price stands: in CSS pixels from the page's own corner, with how far the page was scrolled when it was looked at. */
export type Place = { readonly x: number; readonly y: number; readonly scrollY: number }

/** What the domain's guard asks for, but the moment of the tap itself. */
export type TapHistory = Omit<TapFacts, 'now'>

/** Remembers of every price when it moved, changed hands or changed, so that a tap can be held against it ([TAP-1]). */
export interface TapMemory {
  /** Something was put in, taken out or resized, so prices may stand elsewhere. @param scrollY where the page stood before it */
  pageChanged(scrollY: number): void
  /** A price was put on the page. */
  added(cell: object): void
  seen(cell: object, place: Place): void
  /** It is nowhere near the screen: nobody aims at what comes there unseen. */
  outOfSight(cell: object): void
  ownerChanged(cell: object): void
  priceChanged(cell: object, before: Odds): void
  historyOf(cell: object): TapHistory
}

type Known = {
  place?: Place
  placedAt?: number
  ownerChangedAt?: number
  /** Changes of the last moments, oldest first. */
  prices: readonly { readonly at: number; readonly before: Odds }[]
}

/** Less is a nudge that takes no price from under a finger: what browsers count as a layout shift begins here too. */
const MOVED_PX = 3

export function createTapMemory(now: () => number): TapMemory {
  const cells = new WeakMap<object, Known>()
  let change = { at: -Infinity, scrollY: 0 }

  function knownOf(cell: object): Known {
    const known = cells.get(cell) ?? { prices: [] }
    cells.set(cell, known)
    return known
  }

  /** Both on the page and on the screen: scrolling changes only the second, a browser that holds the view still only the first. */
  function hasMoved(from: Place, to: Place): boolean {
    if (Math.abs(to.x - from.x) >= MOVED_PX) return true
    const onPage = to.y - from.y
    const onScreen = to.y - to.scrollY - (from.y - change.scrollY)
    return Math.abs(onPage) >= MOVED_PX && Math.abs(onScreen) >= MOVED_PX
  }

  return {
    pageChanged: scrollY => (change = { at: now(), scrollY }),
    added: cell => (knownOf(cell).placedAt = now()),
    seen(cell, place) {
      const known = knownOf(cell)
      const isYoung = now() - change.at < TAP_GUARD_MS
      // Without a change of the page nobody knows when it moved, and long ago is no reason to ask.
      if (isYoung && known.place && hasMoved(known.place, place)) known.placedAt = now()
      known.place = place
    },
    outOfSight: cell => delete knownOf(cell).placedAt,
    ownerChanged: cell => (knownOf(cell).ownerChangedAt = now()),
    priceChanged(cell, before) {
      const known = knownOf(cell)
      known.prices = [...young(known.prices, now()), { at: now(), before }]
    },
    historyOf(cell) {
      const { placedAt, ownerChangedAt, prices } = knownOf(cell)
      const recent = young(prices, now())
      const [first, last] = [recent[0], recent.at(-1)]
      return {
        ...(placedAt !== undefined && { placedAt }),
        ...(ownerChangedAt !== undefined && { ownerChangedAt }),
        ...(first && last && { priceChangedAt: last.at, previousOdds: first.before }),
      }
    },
  }
}

function young(prices: Known['prices'], now: number): Known['prices'] {
  return prices.filter(({ at }) => now - at < TAP_GUARD_MS)
}
