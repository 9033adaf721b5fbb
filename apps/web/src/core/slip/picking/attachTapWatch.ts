import type { Live } from '#core/live'
import { createTapMemory, type Place, type TapHistory } from './createTapMemory.ts'
import { priceKeyOf } from './priceKeyOf.ts'

export interface TapWatchOptions {
  readonly live: { readonly shown: Pick<Live['shown'], 'price'> }
  /** Milliseconds that never go back. */
  readonly now: () => number
}

/** Knows what happened to the prices of a page in the moments before a tap. */
export interface TapWatch {
  historyOf(cell: HTMLElement): TapHistory
  stop(): void
}

/** How far around the screen prices are watched, so that one that is pushed into view has been seen before. */
const AROUND = '100%'

/**
 * Watches the prices below `root`. The page is never measured by us while it runs: the browser tells where prices near the screen
 * stand after something was put in, taken out or resized; ticks of prices and clocks write texts and attributes and cost nothing here.
 */
export function attachTapWatch(root: HTMLElement, { live, now }: TapWatchOptions): TapWatch {
  const memory = createTapMemory(now)
  const watched = new WeakSet<Element>()
  /** Prices near the screen, each with the way to stop following it. */
  const near = new Map<HTMLElement, () => void>()
  let scrollY = window.scrollY

  const sights = new IntersectionObserver(onSights, { rootMargin: AROUND })
  const sizes = new ResizeObserver(onChange)
  const changes = new MutationObserver(onMutations)

  function onSights(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const cell = target as HTMLElement
      if (isIntersecting) {
        memory.seen(cell, placeOf(boundingClientRect))
        if (!near.has(cell)) near.set(cell, followPrice(cell))
      } else {
        memory.outOfSight(cell)
        release(cell)
      }
    }
  }

  function onMutations(records: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'attributes') changeOwner(target as HTMLElement)
      addedNodes.forEach(node => cellsOf(node).forEach(add))
      // What was only put elsewhere is still on the page.
      removedNodes.forEach(node => !node.isConnected && cellsOf(node).forEach(remove))
    }
    if (records.length > 0) onChange()
  }

  function onChange(): void {
    memory.pageChanged(scrollY)
    // Observed anew, a price is told of with the next frame, when the browser has its place anyway.
    for (const cell of near.keys()) {
      sights.unobserve(cell)
      sights.observe(cell)
    }
  }

  function add(cell: HTMLElement): void {
    if (watched.has(cell)) return
    memory.added(cell)
    watch(cell)
  }

  function watch(cell: HTMLElement): void {
    watched.add(cell)
    sights.observe(cell)
  }

  function remove(cell: HTMLElement): void {
    watched.delete(cell)
    sights.unobserve(cell)
    release(cell)
  }

  function changeOwner(cell: HTMLElement): void {
    memory.ownerChanged(cell)
    if (!near.has(cell)) return
    release(cell)
    near.set(cell, followPrice(cell))
  }

  function release(cell: HTMLElement): void {
    near.get(cell)?.()
    near.delete(cell)
  }

  function followPrice(cell: HTMLElement): () => void {
    const price = live.shown.price(priceKeyOf(cell))
    if (!price) return () => {}
    let { odds } = price.read()
    return price.subscribe(() => {
      const next = price.read().odds
      if (next !== odds) memory.priceChanged(cell, odds)
      odds = next
    })
  }

  const onScroll = (): void => void ({ scrollY } = window)

  cellsOf(root).forEach(watch)
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
      // What the observers have not been told of yet, a frame at most, is looked up for this one price.
      onMutations(changes.takeRecords())
      onSights(sights.takeRecords())
      memory.seen(cell, placeOf(cell.getBoundingClientRect()))
      return memory.historyOf(cell)
    },
    stop() {
      sights.disconnect()
      sizes.disconnect()
      changes.disconnect()
      window.removeEventListener('scroll', onScroll)
      near.forEach(stop => stop())
    },
  }
}

function placeOf({ x, y }: DOMRectReadOnly): Place {
  const { scrollX, scrollY } = window
  return { x: x + scrollX, y: y + scrollY, scrollY }
}

function cellsOf(node: Node): readonly HTMLElement[] {
  if (!(node instanceof HTMLElement)) return []
  const below = node.querySelectorAll<HTMLElement>('[data-price]')
  return node.matches('[data-price]') ? [node, ...below] : [...below]
}
