import type { Live } from '#core/live'
import { createTapMemory, type PricePosition, type TapHistory, type TapMemory } from './createTapMemory.ts'
import { priceKeyOf } from './priceKeyOf.ts'

export interface TapWatchOptions {
  readonly live: { readonly shown: Pick<Live['shown'], 'price'> }
  /** Monotonic milliseconds. */
  readonly now: () => number
}

/** Knows what happened to the prices of a page shortly before a tap. */
export interface TapWatch {
  historyOf(cell: HTMLElement): TapHistory
  stop(): void
}

/** How far around the screen prices are watched, so that one that is scrolled into view has a history. */
const AROUND = '100%'

/**
 * Watches the prices below `root`. Nothing is measured while the page runs: the browser's observers report where prices
 * near the screen are after something was inserted, removed or resized. Ticks of prices and clocks change texts and
 * attributes and cost nothing here.
 */
export function attachTapWatch(root: HTMLElement, { live, now }: TapWatchOptions): TapWatch {
  const memory = createTapMemory(now)
  let scrollY = window.scrollY
  const cells = createWatchedCells({ live, memory })
  const onChange = (): void => {
    memory.pageChanged(scrollY)
    cells.measureAgain()
  }
  const sizes = new ResizeObserver(onChange)
  const changes = new MutationObserver(onMutations)

  function onMutations(records: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'attributes') cells.changeOwner(target as HTMLElement)
      addedNodes.forEach(node => cellsOf(node).forEach(cells.add))
      // A node that was only moved is still on the page.
      removedNodes.forEach(node => !node.isConnected && cellsOf(node).forEach(cells.remove))
    }
    if (records.length > 0) onChange()
  }

  const onScroll = (): void => void ({ scrollY } = window)

  cellsOf(root).forEach(cells.watch)
  changes.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-price'],
  })
  sizes.observe(root)
  window.addEventListener('scroll', onScroll, { passive: true })

  return {
    historyOf(cell) {
      // Changes of the last frame, which the observers have not reported yet, are read for this one price.
      onMutations(changes.takeRecords())
      cells.takeSights()
      memory.seen(cell, placeOf(cell.getBoundingClientRect()))
      return memory.historyOf(cell)
    },
    stop() {
      sizes.disconnect()
      changes.disconnect()
      window.removeEventListener('scroll', onScroll)
      cells.stop()
    },
  }
}

interface CellsOptions extends Pick<TapWatchOptions, 'live'> {
  readonly memory: TapMemory
}

/** The prices of the page: the position and the odds of those near the screen go to the memory. */
function createWatchedCells(options: CellsOptions) {
  const { memory } = options
  const watched = new WeakSet<Element>()
  /** Prices near the screen, each with the release function of its odds. */
  const near = new Map<HTMLElement, () => void>()
  const sights = new IntersectionObserver(onSights, { rootMargin: AROUND })

  function onSights(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const cell = target as HTMLElement
      if (isIntersecting) {
        memory.seen(cell, placeOf(boundingClientRect))
        if (!near.has(cell)) near.set(cell, followOdds(cell, options))
      } else {
        memory.outOfSight(cell)
        release(cell)
      }
    }
  }

  function watch(cell: HTMLElement): void {
    watched.add(cell)
    sights.observe(cell)
  }

  function release(cell: HTMLElement): void {
    near.get(cell)?.()
    near.delete(cell)
  }

  return {
    watch,
    add(cell: HTMLElement): void {
      if (watched.has(cell)) return
      memory.added(cell)
      watch(cell)
    },
    remove(cell: HTMLElement): void {
      watched.delete(cell)
      sights.unobserve(cell)
      release(cell)
    },
    changeOwner(cell: HTMLElement): void {
      memory.ownerChanged(cell)
      if (!near.has(cell)) return
      release(cell)
      near.set(cell, followOdds(cell, options))
    },
    /**
     * Observed again, each price near the screen is reported with the next frame, when the browser knows its position
     * anyway.
     */
    measureAgain(): void {
      for (const cell of near.keys()) {
        sights.unobserve(cell)
        sights.observe(cell)
      }
    },
    takeSights: () => onSights(sights.takeRecords()),
    stop(): void {
      sights.disconnect()
      near.forEach(stop => stop())
    },
  }
}

function followOdds(cell: HTMLElement, { live, memory }: CellsOptions): () => void {
  const price = live.shown.price(priceKeyOf(cell))
  if (!price) return () => {}
  let { odds } = price.read()
  return price.subscribe(() => {
    const next = price.read().odds
    if (next !== odds) memory.priceChanged(cell, odds)
    odds = next
  })
}

function placeOf({ x, y }: DOMRectReadOnly): PricePosition {
  const { scrollX, scrollY } = window
  return { x: x + scrollX, y: y + scrollY, scrollY }
}

function cellsOf(node: Node): readonly HTMLElement[] {
  if (!(node instanceof HTMLElement)) return []
  const below = node.querySelectorAll<HTMLElement>('[data-price]')
  return node.matches('[data-price]') ? [node, ...below] : [...below]
}
