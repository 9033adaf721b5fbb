import { nextStop } from '@touchline/ui'
import { nearestColumn } from './nearestColumn.ts'

const GRID = '[data-grid]'
const ROW = '[data-grid-row]'
const ITEM = 'a[href], button'
/** Only reached along its row: the button that explains a column is between the prices of two rows. */
const ASIDE = '[popovertarget]'
/** Columns of two rows are the same within an item's width, at least this. */
const REACH_PX = 44
/** What Tab focuses when no item of the grid had focus before. */
const START = '[data-grid-start] button'

/**
 * Makes every grid below `root` one stop of the tab order, with arrow keys inside it. Returns a function that detaches
 * it.
 */
export function attachGridKeys(root: Document): () => void {
  const lastItem = new WeakMap<Element, HTMLElement>()
  let isTabbing = false
  let restore = (): void => {}

  function onKeyDown(event: KeyboardEvent): void {
    // A busy page may see the next key before the timer of the last one.
    restore()
    isTabbing = event.key === 'Tab'
    const item = event.target as Element
    const grid = item.closest?.(GRID)
    if (!grid || !item.matches(ITEM)) return
    if (isTabbing) restore = leaveGrid(grid)
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') moveToRow(event, grid)
    else if (!event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) moveInRow(event)
  }

  function onFocusIn({ target, relatedTarget }: FocusEvent): void {
    const item = target as HTMLElement
    const grid = item.closest?.(GRID)
    if (!grid) return
    const comesFromOutside = !(relatedTarget instanceof Node && grid.contains(relatedTarget))
    const start = lastItem.get(grid) ?? grid.querySelector<HTMLElement>(START)
    if (isTabbing && comesFromOutside && start?.isConnected && start !== item) return start.focus()
    lastItem.set(grid, item)
  }

  const onPointer = (): void => {
    isTabbing = false
  }
  root.addEventListener('keydown', onKeyDown)
  root.addEventListener('focusin', onFocusIn)
  root.addEventListener('pointerdown', onPointer)
  return () => {
    root.removeEventListener('keydown', onKeyDown)
    root.removeEventListener('focusin', onFocusIn)
    root.removeEventListener('pointerdown', onPointer)
  }
}

/**
 * For this one key press no other item of the grid can take focus; the browser moves it before the timer runs. Returns
 * a function that undoes it.
 */
function leaveGrid(grid: Element): () => void {
  const items = [...grid.querySelectorAll<HTMLElement>(ITEM)].filter(item => item.tabIndex >= 0)
  const before = items.map(item => item.getAttribute('tabindex'))
  for (const item of items) item.setAttribute('tabindex', '-1')
  const restore = (): void => {
    clearTimeout(timer)
    for (const [index, item] of items.splice(0).entries()) {
      const value = before[index]
      if (typeof value === 'string') item.setAttribute('tabindex', value)
      else item.removeAttribute('tabindex')
    }
  }
  const timer = setTimeout(restore)
  return restore
}

function moveInRow(event: KeyboardEvent): void {
  const item = event.target as HTMLElement
  const row = item.closest<HTMLElement>(ROW)
  if (!row) return
  const items = [...row.querySelectorAll<HTMLElement>(ITEM)]
  const to = nextStop({
    key: event.key,
    from: items.indexOf(item),
    count: items.length,
    rtl: getComputedStyle(row).direction === 'rtl',
  })
  if (to === undefined) return
  event.preventDefault()
  items[to]?.focus()
}

/** To the next row that has an item in this column. Rows without one, such as a heading between prices, are skipped. */
function moveToRow(event: KeyboardEvent, grid: Element): void {
  const item = event.target as HTMLElement
  const rows = [...grid.querySelectorAll<HTMLElement>(ROW)]
  const at = rows.findIndex(row => row.contains(item))
  if (at < 0) return
  event.preventDefault()
  const ahead = event.key === 'ArrowDown' ? rows.slice(at + 1) : rows.slice(0, at).toReversed()
  const centre = centreOf(item)
  const reach = Math.max(item.offsetWidth, REACH_PX)
  for (const row of ahead) {
    const items = [...row.querySelectorAll<HTMLElement>(ITEM)].filter(
      other => other.offsetParent !== null && !other.matches(ASIDE),
    )
    const centres = items.map(other => centreOf(other))
    const column = nearestColumn(centre, centres)
    if (Math.abs((centres[column] ?? Infinity) - centre) < reach) return items[column]?.focus()
  }
}

function centreOf(item: HTMLElement): number {
  const { left, width } = item.getBoundingClientRect()
  return left + width / 2
}
