import { toOdds } from '@touchline/domain/odds'
import { createFrame, type Price } from '@touchline/live'
import { expect, test } from 'vitest'
import { createOddsText } from '#core/settings'
import { bindPrice } from './bindPrice.ts'
import { createMarks } from './marks.ts'

const open = (odds: number): Price => ({ odds: toOdds(odds), availability: 'open' })
const paused: Price = {
  odds: toOdds(1850),
  availability: 'suspended',
  because: { kind: 'feed', reason: 'goal' },
}

/** A bound price, and what was written into its element since. */
function aBoundPrice({ marksPerFrame = 100 } = {}) {
  const frame = createFrame(flush => flush())
  const cell = frame.cell(open(1850))
  const attributes = new Map<string, string>()
  const written: string[] = []
  const element = {
    dataset: { name: 'Home, result' },
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => {
      attributes.set(name, value)
      written.push(name)
    },
    removeAttribute: (name: string) => {
      attributes.delete(name)
      written.push(name)
    },
  }
  const figure = { data: '1.85' }
  const marks = createMarks({ now: () => 0, later: () => {}, afterFrame: () => {} })
  const busy = { mark: () => {} }
  for (let taken = marksPerFrame; taken < 100; taken++) marks.show(busy, 'up')
  let aside: string | undefined
  const { update, stop } = bindPrice(element, figure, cell, {
    marks,
    age: { detail: () => aside, notes: () => '' },
    oddsText: createOddsText('european', 'en'),
    texts: {
      notOffered: 'not offered',
      reason: because => (because.kind === 'feed' ? because.reason : because.kind),
      moved: { up: 'up', down: 'down' },
    },
  })
  written.length = 0
  const grow = (words: string | undefined): void => {
    aside = words
    update()
  }
  return { cell, figure, attributes, written, stop, grow }
}

test('a price that moves has its figure, its mark and its label written, and nothing else', () => {
  const { cell, figure, attributes, written } = aBoundPrice()
  cell.write(open(1900))
  expect(figure.data).toBe('1.90')
  expect(attributes.get('aria-label')).toBe('Home, result, 1.90, up')
  expect(written).toEqual(['data-move', 'aria-label'])
})

test('under load a price that moves keeps figure and label, and has no mark', () => {
  const { cell, figure, attributes, written } = aBoundPrice({ marksPerFrame: 0 })
  cell.write(open(1800))
  expect([figure.data, attributes.get('aria-label')]).toEqual(['1.80', 'Home, result, 1.80'])
  expect(written).toEqual(['aria-label'])
})

test('a paused price is disabled and shows why, and its mark is removed', () => {
  const { cell, attributes } = aBoundPrice()
  cell.write(open(1900))
  cell.write(paused)
  expect(Object.fromEntries(attributes)).toEqual({
    'data-availability': 'suspended',
    'aria-disabled': 'true',
    'aria-label': 'Home, result, 1.85, goal',
  })
})

test('a reopened price is enabled, without a mark', () => {
  const { cell, attributes } = aBoundPrice()
  cell.write(paused)
  cell.write(open(2000))
  expect(Object.fromEntries(attributes)).toEqual({
    'data-availability': 'open',
    'aria-disabled': 'false',
    'aria-label': 'Home, result, 2.00',
  })
})

test('a price that is no longer shown is not written', () => {
  const { cell, figure, stop } = aBoundPrice()
  stop()
  cell.write(open(1900))
  expect(figure.data).toBe('1.85')
})

test('a price that may be old is marked and keeps its figure; its own pause has priority', () => {
  const { cell, figure, attributes, grow } = aBoundPrice()
  grow('prices may be old')
  expect([figure.data, attributes.get('aria-label')]).toEqual([
    '1.85',
    'Home, result, 1.85, prices may be old',
  ])
  expect(attributes.get('aria-disabled')).toBe('false')
  cell.write(paused)
  expect(attributes.get('aria-label')).toBe('Home, result, 1.85, goal')
  cell.write(open(1850))
  grow(undefined)
  expect(attributes.get('aria-label')).toBe('Home, result, 1.85')
})
