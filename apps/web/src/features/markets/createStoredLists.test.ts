import { expect, test } from 'vitest'
import type { StoredTexts } from '#shared/storage'
import { createStoredLists } from './createStoredLists.ts'
import { ALL_FOLDED, isFolded } from './foldedMarkets.ts'

const createStorage = (stored: Record<string, string> = {}): StoredTexts => ({
  read: key => stored[key],
  write: (key, text) => {
    stored[key] = text
    return true
  },
  remove: key => {
    delete stored[key]
  },
})
const listsIn = (texts: StoredTexts) =>
  createStoredLists(texts, {
    storageKey: 'pins',
    listsMax: 2,
    isMember: (id): id is number => Number.isInteger(id),
  })

test('markets are pinned by sport, and found again by the next page', () => {
  const storage = createStorage()
  const pins = listsIn(storage)
  pins.toggle('soccer', 1)
  pins.toggle('soccer', 18)
  pins.toggle('tennis', 186)
  pins.toggle('soccer', 1)
  const next = listsIn(storage)
  expect([next.read('soccer'), next.read('tennis'), next.read('cricket')]).toEqual([[18], [186], []])
  expect(next.read('soccer')).toBe(next.read('soccer'))
})

test('the number of stored lists is limited: the one changed longest ago is removed', () => {
  const pins = listsIn(createStorage())
  for (const sport of ['soccer', 'tennis', 'cricket']) pins.toggle(sport, 1)
  expect([pins.read('soccer'), pins.read('tennis'), pins.read('cricket')]).toEqual([[], [1], [1]])
})

test.each(['[1,18]', '{"soccer":"all"}', '{"soccer":["1"]}', 'null', '{'])(
  'what is stored and is no list of pins counts as none: %s',
  text => {
    expect(listsIn(createStorage({ pins: text })).read('soccer')).toEqual([])
  },
)

test('with all markets closed up, those to come are too; one that is opened stays open', () => {
  expect([isFolded([], '1:x'), isFolded(['1:x'], '1:x')]).toEqual([false, true])
  expect([isFolded([ALL_FOLDED], '2:new'), isFolded([ALL_FOLDED, '1:x'], '1:x')]).toEqual([true, false])
})
