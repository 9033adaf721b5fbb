// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToLinks } from './listenToLinks.ts'

// happy-dom follows a link before the document hears of the click.
interface TestWindow {
  readonly happyDOM: { readonly settings: { readonly navigation: Record<string, boolean> } }
}
Object.assign((window as unknown as TestWindow).happyDOM.settings.navigation, {
  disableMainFrameNavigation: true,
  disableFallbackToSetURL: true,
})

const calls: string[] = []
let release = (): void => {}

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState({}, '', '/sports?sport=soccer')
  calls.length = 0
  release = listenToLinks(document, {
    isOurs: ({ pathname }) => pathname.startsWith('/sports'),
    go: href => calls.push(`go ${href}`),
    prefetch: href => calls.push(`prefetch ${href}`),
  })
})
afterEach(() => {
  release()
  document.body.replaceChildren()
  history.replaceState({}, '', '/')
  vi.useRealTimers()
})

function addLink(href: string, attributes: Readonly<Record<string, string>> = {}): Element {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const inside = document.createElement('b')
  link.append(inside)
  document.body.append(link)
  return inside
}

/** Whether the browser would follow the link itself. */
function click(target: Element, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let isLeft = false
  const end = (late: Event): void => {
    isLeft = !late.defaultPrevented
    // No page is loaded in this test.
    late.preventDefault()
  }
  // After the listener under test, which was added first.
  document.addEventListener('click', end, { once: true })
  target.dispatchEvent(event)
  return isLeft
}

test('a click on a link to a page of ours goes there without the browser', () => {
  expect(click(addLink('/sports/live?date=today#top'))).toBe(false)
  expect(calls).toEqual(['go /sports/live?date=today#top'])
})

test.each([
  ['of another origin', 'https://other.example/sports', {}, {}],
  ['that is no page of ours', '/docs', {}, {}],
  ['with another target', '/sports/live', { target: '_blank' }, {}],
  ['to a download', '/sports/live', { download: '' }, {}],
  ['to a place on the page', '/sports?sport=soccer#results', {}, {}],
  ['with a modifier key', '/sports/live', {}, { ctrlKey: true }],
  ['with another button', '/sports/live', {}, { button: 1 }],
])('a click on a link %s is left to the browser', (_, href, attributes, init) => {
  expect(click(addLink(href, attributes), init)).toBe(true)
})

test('a page is prefetched when the pointer rests on its link, and at once when it is pressed', () => {
  const [live, results] = [addLink('/sports/live'), addLink('/sports/results')]
  const over = (target: Element) => target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  over(live)
  vi.advanceTimersByTime(64)
  over(results)
  vi.advanceTimersByTime(65)
  expect(calls).toEqual(['prefetch /sports/results'])
  live.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  expect(calls.slice(1)).toEqual(['prefetch /sports/live'])
})

test('once released it prefetches nothing and leaves every click to the browser', () => {
  const live = addLink('/sports/live')
  live.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  release()
  vi.advanceTimersByTime(1_000)
  expect([click(live), calls]).toEqual([true, []])
})
