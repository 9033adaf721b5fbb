import type { Odds } from '@touchline/domain/odds'
import { TAP_GUARD_MS, type TapFacts } from '@touchline/domain/tap'

/** Where a price is: CSS pixels from the page's own corner, and how far the page was scrolled when it was measured. */
export type PricePosition = { readonly x: number; readonly y: number; readonly scrollY: number }

/** What the domain's guard needs, except the time of the tap itself. */
export type TapHistory = Omit<TapFacts, 'now'>

/**
 * Remembers when each price moved, changed its outcome or changed its odds, so that a tap can be compared with it
 * ([TAP-1]).
 */
export interface TapMemory {
  /**
   * Something was inserted, removed or resized, so prices may have moved. @param scrollY scroll position before that
   */
  pageChanged(scrollY: number): void
  /** A price was inserted into the page. */
  added(cell: object): void
  seen(cell: object, place: PricePosition): void
  /** It is far from the screen: no one aims at it. */
  outOfSight(cell: object): void
  ownerChanged(cell: object): void
  priceChanged(cell: object, before: Odds): void
  historyOf(cell: object): TapHistory
}

type Known = {
  place?: PricePosition
  placedAt?: number
  ownerChangedAt?: number
  /** Recent changes, oldest first. */
  prices: readonly { readonly at: number; readonly before: Odds }[]
}

/** A smaller shift takes no price from under a finger; browsers count layout shifts from here too. */
const MOVED_PX = 3

export function createTapMemory(now: () => number): TapMemory {
  const cells = new WeakMap<object, Known>()
  let change = { at: -Infinity, scrollY: 0 }

  function knownOf(cell: object): Known {
    const known = cells.get(cell) ?? { prices: [] }
    cells.set(cell, known)
    return known
  }

  /** Moved both on the page and on the screen: scrolling changes only the second, scroll anchoring only the first. */
  function hasMoved(from: PricePosition, to: PricePosition): boolean {
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
      // If the page has not changed recently, the price did not move under a finger.
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
