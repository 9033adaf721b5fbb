import type { Page } from '@playwright/test'

/**
 * What a page cuts off at its size, as text: prices, names of which fewer than six letters are visible, the page itself
 * where it scrolls sideways, and controls that something else covers.
 */
export function findCut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LETTERS_MIN = 6
    const found: string[] = []
    const root = document.documentElement

    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1
    const seen = <Type extends Element>(selector: string): Type[] =>
      [...document.querySelectorAll<Type>(selector)].filter(isSeen)
    const drawn = (element: Element): DOMRect => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left >= outer.left - 1 && inner.right <= outer.right + 1

    if (root.scrollWidth > root.clientWidth) {
      const over = seen<HTMLElement>('body *').filter(
        element => element.getBoundingClientRect().right > root.clientWidth + 1,
      )
      const what = over
        .slice(0, 8)
        .map(({ tagName, className, ariaLabel }) => `${tagName} ${className} ${ariaLabel ?? ''}`)
      found.push(`the page scrolls sideways by ${root.scrollWidth - root.clientWidth} px: ${what.join(', ')}`)
    }

    for (const cell of seen<HTMLElement>('[data-price]')) {
      if (cell.dataset.availability === 'suspended') continue
      const figure = cell.querySelector('b')
      const box = cell.getBoundingClientRect()
      if (figure && (!isWithin(drawn(figure), box) || cell.scrollWidth > cell.clientWidth))
        found.push(`price ${figure.textContent} is cut`)
      const { left, right } = box
      if (left < -1 || right > root.clientWidth + 1)
        found.push(`price ${figure?.textContent} leaves the page`)
    }

    // A name shows as many letters as fit into its box, one less for the dots.
    for (const name of seen<HTMLElement>('main bdi')) {
      const text = name.textContent ?? ''
      if (text.length === 0 || name.scrollWidth <= name.clientWidth) continue
      const letters = Math.floor((name.clientWidth / name.scrollWidth) * text.length) - 1
      if (letters < Math.min(LETTERS_MIN, text.length)) found.push(`name ${text} shows ${letters} letters`)
    }

    const isPinned = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      return false
    }
    for (const target of seen<HTMLElement>('a[href], button, summary, input, select')) {
      const { x, y, width, height } = target.getBoundingClientRect()
      const [middle, centre] = [x + width / 2, y + height / 2]
      if (middle < 0 || centre < 0 || middle >= innerWidth || centre >= innerHeight) continue
      const top = document
        .elementFromPoint(middle, centre)
        ?.closest('a[href], button, summary, input, select, label')
      // What is pinned to an edge of the screen covers the page by design.
      if (!top || top === target || target.contains(top) || top.contains(target) || isPinned(top)) continue
      found.push(`${target.textContent || target.ariaLabel} lies under ${top.textContent || top.ariaLabel}`)
    }
    return [...new Set(found)]
  })
}
