import type { Match } from '@touchline/domain'
import { expect, test } from 'vitest'
import { groupByLeague } from './groupByLeague.ts'
import { layOut, type DrawnRows } from './layOut.ts'
import { rowsBetween } from './rowsBetween.ts'

/** Three leagues of two, three and two matches: rows 0 to 6. */
const leagues = groupByLeague(
  ['a', 'a', 'b', 'b', 'b', 'c', 'c'].map((id, row) => ({ id: String(row), tournament: { id } }) as Match),
)

/** What stands in the list, as words: `b(.1:3.)` is league b with one row's room, its row 3, and room again. */
function drawn(rows: DrawnRows): string {
  return layOut(leagues, rows)
    .map(part =>
      part.kind === 'space'
        ? `[${part.leagues}/${part.rows}]`
        : `${part.group.id}(${part.rows.map(row => (row.kind === 'row' ? row.match.id : `.${row.rows}`)).join(' ')})`,
    )
    .join(' ')
}

test('a list that is drawn whole has no room in it', () => {
  expect(drawn({ from: 0, to: 7 })).toBe('a(0 1) b(2 3 4) c(5 6)')
})

test('leagues without a drawn row are room together, rows of a league that is cut too', () => {
  expect(drawn({ from: 3, to: 4 })).toBe('[1/2] b(.1 3 .1) [1/2]')
  expect(drawn({ from: 5, to: 7 })).toBe('[2/5] c(5 6)')
  expect(drawn({ from: 0, to: 0 })).toBe('[3/7]')
})

test('a row that has focus stays, however far away the page is scrolled', () => {
  expect(drawn({ from: 5, to: 7, kept: 0 })).toBe('a(0 .1) [1/3] c(5 6)')
})

test('each row knows its place in its league', () => {
  const [, league] = layOut(leagues, { from: 3, to: 5 })
  expect(league).toMatchObject({ rows: [{ kind: 'space' }, { place: 2 }, { place: 3 }] })
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
