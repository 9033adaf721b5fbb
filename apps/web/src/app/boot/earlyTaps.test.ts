import { expect, test } from 'vitest'
import { replayEarlyControls } from '../browser/replayEarlyControls.ts'
import { takeEarlyPrices } from '../browser/slip/takeEarlyPrices.ts'
import { CONTROL, collectEarlyTaps, PRICE } from './earlyTaps.ts'

/** A page whose scripts are still loading, with one price and one control. */
function aPage() {
  let listener: ((event: Event) => void) | undefined
  const taps = collectEarlyTaps({
    addEventListener: (_: string, added: unknown) => (listener = added as typeof listener),
    removeEventListener: () => (listener = undefined),
  })
  const clicked: string[] = []
  const elementOf = (selector: string, figure?: string) => {
    const attributes = new Set<string>()
    const element = {
      isConnected: true,
      figure,
      dataset: { price: '7/1//2' },
      closest: (asked: string) => (asked.includes(selector) ? element : null),
      matches: (asked: string) => asked === selector,
      querySelector: () => (element.figure === undefined ? null : { textContent: element.figure }),
      setAttribute: (name: string) => attributes.add(name),
      removeAttribute: (name: string) => attributes.delete(name),
      click: () => clicked.push(selector),
    }
    return { element, attributes }
  }
  const tap = (target: unknown): void => listener?.({ target, preventDefault: () => {} } as unknown as Event)
  const reported: unknown[] = []
  const slip = { report: (news: unknown) => reported.push(news) }
  return {
    taps,
    tap,
    clicked,
    reported,
    slip,
    price: elementOf(PRICE, '1.85'),
    control: elementOf(CONTROL),
    isListening: () => listener !== undefined,
  }
}

test('a tap before the scripts marks its element, and is acted on when each kind of code is here', () => {
  const { taps, tap, price, control, clicked, slip, isListening } = aPage()
  tap(control.element)
  tap(price.element)
  expect([...price.attributes, ...control.attributes]).toEqual(['data-kept', 'data-kept'])
  replayEarlyControls(taps)
  expect(clicked).toEqual([CONTROL])
  takeEarlyPrices(taps, slip)
  expect(clicked).toEqual([CONTROL, PRICE])
  expect([...price.attributes, ...control.attributes]).toEqual([])
  expect(isListening()).toBe(false)
})

test('a second tap takes the first one back', () => {
  const { taps, tap, price, clicked, slip } = aPage()
  tap(price.element)
  tap(price.element)
  takeEarlyPrices(taps, slip)
  expect([clicked, [...price.attributes]]).toEqual([[], []])
})

test.each(['moved', 'gone'])('a price that %s meanwhile is not taken: the bettor is told', how => {
  const { taps, tap, price, clicked, reported, slip } = aPage()
  tap(price.element)
  if (how === 'moved') price.element.figure = '1.80'
  else price.element.isConnected = false
  takeEarlyPrices(taps, slip)
  expect(clicked).toEqual([])
  expect(reported).toEqual([
    { kind: 'tap-moved', key: { matchId: '7', marketId: 1, specifier: '', outcomeId: '2' } },
  ])
})

test('what is tapped after its code is here is left alone', () => {
  const { taps, tap, control, clicked } = aPage()
  replayEarlyControls(taps)
  tap(control.element)
  expect([...control.attributes]).toEqual([])
  replayEarlyControls(taps)
  expect(clicked).toEqual([])
})
