// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attachGridKeys } from './attachGridKeys.ts'

let detach = (): void => {}

/** Two rows of a link and two prices each, 100 pixels wide, and a heading with one button between them. */
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <button id="before"></button>
    <div data-grid>
      <div data-grid-row><a href="/7" id="a0"></a><button id="a1"></button><button id="a2"></button></div>
      <div data-grid-row><button id="head" popovertarget="x"></button></div>
      <div data-grid-row><a href="/8" id="b0"></a><button id="b1"></button><button id="b2"></button></div>
    </div>
    <button id="after"></button>`
  for (const item of document.querySelectorAll<HTMLElement>('[data-grid] a, [data-grid] button')) {
    const column = Number(/\d/.exec(item.id)?.[0] ?? 1)
    Object.defineProperty(item, 'offsetParent', { value: document.body })
    Object.defineProperty(item, 'offsetWidth', { value: 100 })
    item.getBoundingClientRect = () => ({ left: column * 100, width: 100 }) as DOMRect
  }
  detach = attachGridKeys(document)
})
afterEach(() => {
  detach()
  vi.useRealTimers()
})

const at = (id: string) => document.getElementById(id)!
function press(key: string, init: KeyboardEventInit = {}): string | undefined {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  document.activeElement!.dispatchEvent(event)
  return document.activeElement?.id
}
/** The items of the grid that Tab can reach. */
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('[data-grid] a, [data-grid] button')].filter(
    item => item.tabIndex >= 0,
  ).length

test('left and right move along a row, up and down to the same column of the next row that has it', () => {
  at('a1').focus()
  expect([press('ArrowDown'), press('ArrowUp')]).toEqual(['b1', 'a1'])
  expect(press('ArrowRight')).toBe('a2')
  expect(press('ArrowDown')).toBe('b2')
  expect(press('Home')).toBe('b0')
  expect(press('ArrowUp')).toBe('a0')
  expect(press('ArrowUp')).toBe('a0')
  expect(press('ArrowRight', { ctrlKey: true })).toBe('a0')
})

test('Tab leaves the grid: for that one press no item of it can take the focus', () => {
  at('a1').focus()
  expect(stops()).toBe(7)
  press('Tab')
  expect(stops()).toBe(0)
  vi.advanceTimersByTime(0)
  expect([stops(), at('a1').hasAttribute('tabindex')]).toEqual([7, false])
})

test('Tab comes back to the item that had the focus last, and a pointer to the one it is on', () => {
  at('b2').focus()
  press('Tab')
  vi.advanceTimersByTime(0)
  at('after').focus()
  press('Tab', { shiftKey: true })
  at('b1').focus()
  expect(document.activeElement?.id).toBe('b2')
  at('after').focus()
  at('after').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  at('a1').focus()
  expect(document.activeElement?.id).toBe('a1')
})

test('once detached the keys are left to the page', () => {
  detach()
  at('a1').focus()
  expect(press('ArrowRight')).toBe('a1')
})
