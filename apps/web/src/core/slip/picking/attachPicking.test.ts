import type { Odds } from '@touchline/domain/odds'
import type { Price } from '@touchline/live'
import { expect, test } from 'vitest'
import { attachPicking } from './attachPicking.ts'
import type { TapHistory } from './createTapMemory.ts'

const open = (odds: number): Price => ({ odds: odds as Odds, availability: 'open' })
const paused: Price = {
  odds: 1950 as Odds,
  availability: 'suspended',
  because: { kind: 'feed', reason: 'goal' },
}

/** A page with one price, whose finger, feed and clock the test drives. `facts` is what happened to it before. */
function aPage(price: Price, facts: TapHistory = {}) {
  let current = price
  let time = 10_000
  const listeners = new Map<string, (event: Event) => void>()
  const calls: unknown[] = []
  const picked = new Set<string>()
  const cell = { dataset: { price: '7/1//2' }, closest: () => cell }
  const root = {
    addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  } as unknown as HTMLElement
  const detach = attachPicking(root, {
    slip: {
      pick: (key, odds) => calls.push([key.outcomeId, odds]),
      report: news => calls.push(news),
      picks: { has: key => picked.has(key) },
    },
    live: { shown: { price: () => ({ read: () => current, subscribe: () => () => {} }) } },
    taps: { historyOf: () => facts },
    now: () => time,
  })
  const fire = (name: string, target: unknown = cell): void =>
    listeners.get(name)?.({ target } as unknown as Event)
  return {
    fire,
    calls,
    picked,
    detach,
    listeners,
    cell,
    feed: (next: Price) => (current = next),
    pass: (ms: number) => (time += ms),
  }
}
const key = { matchId: '7', marketId: 1, specifier: '', outcomeId: '2' }

test('the price is frozen on pointer down: the price you tap is the price you get', () => {
  const { fire, feed, calls } = aPage(open(1950))
  fire('pointerdown')
  feed(open(1800))
  fire('click')
  expect(calls).toEqual([['2', 1950]])
})

test('a price that suspends under the finger is refused with its reason', () => {
  const { fire, feed, calls } = aPage(open(1950))
  fire('pointerdown')
  feed(paused)
  fire('click')
  expect(calls).toEqual([{ kind: 'pick-refused', because: paused.because }])
})

test('a price that was locked on pointer down is refused although it opened in the meantime', () => {
  const { fire, feed, calls } = aPage(paused)
  fire('pointerdown')
  feed(open(1950))
  fire('click')
  expect(calls).toEqual([{ kind: 'pick-refused', because: paused.because }])
})

test('a click without a finger takes the price of that moment', () => {
  const { fire, feed, calls } = aPage(open(1950))
  fire('pointerdown', { closest: () => null })
  feed(open(1800))
  fire('click')
  expect(calls).toEqual([['2', 1800]])
})

test('a finger that was called off leaves nothing frozen', () => {
  const { fire, feed, calls } = aPage(open(1950))
  fire('pointerdown')
  fire('pointercancel')
  feed(open(1800))
  fire('click')
  expect(calls).toEqual([['2', 1800]])
})

test('a picked price can be removed while it is locked', () => {
  const { fire, picked, calls } = aPage(paused)
  picked.add('7/1//2')
  fire('click')
  expect(calls).toEqual([['2', 1950]])
})

test('[TAP-1] a price that came under the finger within the last 300 ms is not taken: what lies there is named', () => {
  const { fire, calls } = aPage(open(1950), { placedAt: 9_701 })
  fire('pointerdown')
  fire('click')
  expect(calls).toEqual([{ kind: 'tap-moved', key }])
})

test('[TAP-1] the moment the finger went down counts, however long it stays', () => {
  const { fire, pass, calls } = aPage(open(1950), { placedAt: 9_701 })
  fire('pointerdown')
  pass(2_000)
  fire('click')
  expect(calls).toEqual([{ kind: 'tap-moved', key }])
})

test('[TAP-1] a price that moved longer ago is taken', () => {
  const { fire, calls } = aPage(open(1950), { placedAt: 9_700 })
  fire('pointerdown')
  fire('click')
  expect(calls).toEqual([['2', 1950]])
})

test('[TAP-1] a price that changed hands under the finger is not taken', () => {
  const { fire, cell, calls } = aPage(open(1950))
  fire('pointerdown')
  cell.dataset.price = '7/1//3'
  fire('click')
  expect(calls).toEqual([{ kind: 'tap-moved', key: { ...key, outcomeId: '3' } }])
})

test('[TAP-2] a price that changed just before is taken as it was seen, so that the slip asks for confirmation', () => {
  const { fire, calls } = aPage(open(1950), { priceChangedAt: 9_900, previousOdds: 2050 as Odds })
  fire('pointerdown')
  fire('click')
  expect(calls).toEqual([['2', 2050]])
})

test('[TAP-1] a key press goes to the focused element wherever it is, but not to one that now has another outcome', () => {
  const moved = aPage(open(1950), { placedAt: 9_900 })
  moved.fire('click')
  expect(moved.calls).toEqual([['2', 1950]])
  const changed = aPage(open(1950), { ownerChangedAt: 9_900 })
  changed.fire('click')
  expect(changed.calls).toEqual([{ kind: 'tap-moved', key }])
})

test('[TAP-1] a pick that moved under the finger is not removed silently either', () => {
  const { fire, picked, calls } = aPage(open(1950), { placedAt: 9_900 })
  picked.add('7/1//2')
  fire('pointerdown')
  fire('click')
  expect(calls).toEqual([{ kind: 'tap-moved', key }])
})

test('clicks beside prices are ignored, and detaching removes the listeners', () => {
  const { fire, calls, detach, listeners } = aPage(open(1950))
  fire('click', { closest: () => null })
  detach()
  expect([calls, listeners.size]).toEqual([[], 0])
})
