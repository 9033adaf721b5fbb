import type { Odds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { createTapMemory } from './createTapMemory.ts'

/** Prices whose clock the test drives. */
function aMemory() {
  let time = 1_000
  const memory = createTapMemory(() => time)
  return { memory, pass: (ms: number) => (time += ms) }
}
const cell = {}
const at = (y: number, scrollY = 0, x = 10) => ({ x, y, scrollY })
const odds = (value: number) => value as Odds

test('[TAP-1] a price pushed down by a row above it has moved', () => {
  const { memory, pass } = aMemory()
  memory.seen(cell, at(200))
  pass(5_000)
  memory.pageChanged(0)
  pass(16)
  memory.seen(cell, at(260))
  expect(memory.historyOf(cell)).toEqual({ placedAt: 6_016 })
})

test('[TAP-1] scrolling moves no price', () => {
  const { memory, pass } = aMemory()
  memory.seen(cell, at(1_200))
  pass(5_000)
  memory.pageChanged(700)
  memory.seen(cell, at(1_200, 700))
  expect(memory.historyOf(cell)).toEqual({})
})

test('[TAP-1] a browser that holds the view still while rows come in above moves no price', () => {
  const { memory } = aMemory()
  memory.seen(cell, at(1_200, 700))
  memory.pageChanged(700)
  memory.seen(cell, at(1_260, 760))
  expect(memory.historyOf(cell)).toEqual({})
})

test('[TAP-1] a price pushed down while the page is scrolled has moved', () => {
  const { memory } = aMemory()
  memory.seen(cell, at(1_200))
  memory.pageChanged(700)
  memory.seen(cell, at(1_260, 705))
  expect(memory.historyOf(cell)).toEqual({ placedAt: 1_000 })
})

test('[TAP-1] a price that changed its column has moved, one that was nudged by two pixels has not', () => {
  const { memory } = aMemory()
  const nudged = {}
  memory.seen(cell, at(200))
  memory.seen(nudged, at(200))
  memory.pageChanged(0)
  memory.seen(cell, at(200, 0, 74))
  memory.seen(nudged, at(202))
  expect(memory.historyOf(cell)).toEqual({ placedAt: 1_000 })
  expect(memory.historyOf(nudged)).toEqual({})
})

test('[TAP-1] without a recent change on the page another place does not count: its age is unknown', () => {
  const { memory, pass } = aMemory()
  memory.seen(cell, at(200))
  memory.pageChanged(0)
  pass(300)
  memory.seen(cell, at(260))
  expect(memory.historyOf(cell)).toEqual({})
})

test('[TAP-1] a price that was just put on the page is new, one put far from the screen is not', () => {
  const { memory, pass } = aMemory()
  memory.added(cell)
  memory.seen(cell, at(200))
  expect(memory.historyOf(cell)).toEqual({ placedAt: 1_000 })
  const below = {}
  memory.added(below)
  memory.outOfSight(below)
  pass(50)
  memory.seen(below, at(2_000, 1_500))
  expect(memory.historyOf(below)).toEqual({})
})

test('[TAP-2] of several price changes the reported price is the one before those too recent to have been read', () => {
  const { memory, pass } = aMemory()
  memory.priceChanged(cell, odds(1_900))
  pass(200)
  memory.priceChanged(cell, odds(1_950))
  pass(200)
  memory.priceChanged(cell, odds(2_000))
  expect(memory.historyOf(cell)).toEqual({ priceChangedAt: 1_400, previousOdds: 1_950 })
  pass(300)
  expect(memory.historyOf(cell)).toEqual({})
})

test('[TAP-1] it is known when a price was given to another outcome', () => {
  const { memory } = aMemory()
  memory.ownerChanged(cell)
  expect(memory.historyOf(cell)).toEqual({ ownerChangedAt: 1_000 })
})
