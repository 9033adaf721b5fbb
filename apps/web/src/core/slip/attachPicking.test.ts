import type { Odds } from '@touchline/domain'
import type { Price } from '@touchline/live'
import { expect, test } from 'vitest'
import { attachPicking } from './attachPicking.ts'

const open = (odds: number): Price => ({ odds: odds as Odds, availability: 'open' })
const paused: Price = {
  odds: 1950 as Odds,
  availability: 'suspended',
  because: { kind: 'feed', reason: 'goal' },
}

/** A page with one price, whose finger and feed are driven by hand. */
function aPage(price: Price) {
  let current = price
  const listeners = new Map<string, (event: Event) => void>()
  const heard: unknown[] = []
  const picked = new Set<string>()
  const cell = { dataset: { price: '7/1//2' }, closest: () => cell }
  const root = {
    addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  } as unknown as HTMLElement
  const detach = attachPicking(root, {
    slip: {
      pick: (key, odds) => heard.push([key.outcomeId, odds]),
      tell: news => heard.push(news),
      picks: { has: key => picked.has(key), subscribe: () => () => {} },
    },
    live: { store: { price: () => ({ read: () => current, subscribe: () => () => {} }) } },
  })
  const fire = (name: string, target: unknown = cell): void =>
    listeners.get(name)?.({ target } as unknown as Event)
  return { fire, heard, picked, detach, listeners, feed: (next: Price) => (current = next) }
}

test('the price is frozen when the finger goes down: the price you tap is the price you get', () => {
  const { fire, feed, heard } = aPage(open(1950))
  fire('pointerdown')
  feed(open(1800))
  fire('click')
  expect(heard).toEqual([['2', 1950]])
})

test('a price that suspends under the finger is refused with its reason', () => {
  const { fire, feed, heard } = aPage(open(1950))
  fire('pointerdown')
  feed(paused)
  fire('click')
  expect(heard).toEqual([{ kind: 'pick-refused', because: paused.because }])
})

test('a price that was locked when the finger went down is refused though it opened meanwhile', () => {
  const { fire, feed, heard } = aPage(paused)
  fire('pointerdown')
  feed(open(1950))
  fire('click')
  expect(heard).toEqual([{ kind: 'pick-refused', because: paused.because }])
})

test('a click without a finger takes the price of that moment', () => {
  const { fire, feed, heard } = aPage(open(1950))
  fire('pointerdown', { closest: () => null })
  feed(open(1800))
  fire('click')
  expect(heard).toEqual([['2', 1800]])
})

test('a finger that was called off leaves nothing frozen', () => {
  const { fire, feed, heard } = aPage(open(1950))
  fire('pointerdown')
  fire('pointercancel')
  feed(open(1800))
  fire('click')
  expect(heard).toEqual([['2', 1800]])
})

test('a picked price can be taken off while it is locked', () => {
  const { fire, picked, heard } = aPage(paused)
  picked.add('7/1//2')
  fire('click')
  expect(heard).toEqual([['2', 1950]])
})

test('clicks beside prices are nobody’s, and detaching lets go', () => {
  const { fire, heard, detach, listeners } = aPage(open(1950))
  fire('click', { closest: () => null })
  detach()
  expect([heard, listeners.size]).toEqual([[], 0])
})
