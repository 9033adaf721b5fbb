import type { Match } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import { layOut, type DrawnRows } from './layOut.ts'
import { rowsBetween } from './rowsBetween.ts'

/** A league whose rows are 2 to 6 of the list. */
const matches = ['2', '3', '4', '5', '6'].map(id => ({ id }) as Match)

/** The content of the league: ids of rows, and how many rows fit between them. */
const drawn = (rows: DrawnRows) =>
  layOut(matches, 2, rows).map(part => (part.match ? part.match.id : part.rows))

test('a league that is drawn whole has no room in it', () => {
  expect(drawn({ from: 0, to: 7 })).toEqual(['2', '3', '4', '5', '6'])
})

test('rows that are not drawn are room together', () => {
  expect(drawn({ from: 3, to: 4 })).toEqual([1, '3', 3])
  expect(drawn({ from: 0, to: 2 })).toEqual([5])
})

test('a row that has focus stays, however far away the page is scrolled', () => {
  expect(drawn({ from: 6, to: 9, focused: 3 })).toEqual([1, '3', 2, '6'])
})

test('each row knows its place in its league', () => {
  expect(layOut(matches, 2, { from: 3, to: 5 })).toMatchObject([{}, { place: 2 }, { place: 3 }, {}])
})

// Heads of 10, rows of 100: league a is 0 to 210, b 210 to 520, c 520 to 730.
test.each([
  ['from the top', 0, 250, 0, 3],
  ['in the middle of a league', 330, 400, 3, 4],
  ['over the end of a league', 400, 600, 3, 6],
  ['on a head', 210, 219, 2, 3],
  ['to the end', 600, 2_000, 5, 7],
  ['above the list', -500, -1, 0, 0],
  ['below the list', 800, 1_600, 7, 7],
])('rows that are seen %s', (_, top, bottom, from, to) => {
  expect(rowsBetween([2, 3, 2], { head: 10, row: 100 }, top, bottom)).toEqual({ from, to })
})
