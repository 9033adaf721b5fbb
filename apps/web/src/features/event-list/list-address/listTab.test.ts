import { expect, test } from 'vitest'
import { writeListState, type ListState } from '#core/addresses'
import { nextListState, hrefOfTab, tabOf, type ListChange } from './listTab.ts'

const ASKED: ListState = { time: '3h' }
const write = (list: ListState): string => `/sports/soccer${writeListState(list)}`

test.each([
  ['', {}, true, 'top'],
  ['', ASKED, true, 'all'],
  ['', {}, false, 'all'],
  ['#betbuilder', {}, true, 'betbuilder'],
  ['#betbuilder', ASKED, false, 'betbuilder'],
  ['#outrights', {}, true, 'outrights'],
  ['#favorites', {}, true, 'favorites'],
  ['#signIn', {}, true, 'top'],
] as const)('[2.7] the hash "%s" and the query %j with a top tab (%s) show %s', (hash, list, hasTop, tab) => {
  expect(tabOf(hash, list, hasTop)).toBe(tab)
})

test.each([
  ['top', {}, '/sports/soccer#top'],
  ['top', ASKED, '/sports/soccer'],
  ['all', {}, '/sports/soccer?sortBy=start_time%3Aasc'],
  ['all', ASKED, '/sports/soccer?time=3h#all'],
  ['betbuilder', {}, '/sports/soccer#betbuilder'],
  ['betbuilder', ASKED, '/sports/soccer?time=3h#betbuilder'],
] as const)('[2.4] the tab %s from the query %j is at %s', (tab, list, href) => {
  expect(hrefOfTab(tab, list, true, write)).toBe(href)
})

test('a page without a top tab is all of its list', () => {
  expect(hrefOfTab('all', {}, false, write)).toBe('/sports/soccer#all')
})

const WHOLE: ListState = { sortBy: 'start_time:asc' }
test.each<[string, ListState, ListChange, boolean, ListState]>([
  ['the usual order', { sortBy: 'bets_count:desc' }, { sortBy: undefined }, true, WHOLE],
  ['the first page', { page: 2 }, { page: 1 }, true, WHOLE],
  ['bets not taken, too', { isBettable: true }, { isBettable: undefined }, true, WHOLE],
  ['any time', ASKED, { time: undefined }, true, WHOLE],
  [
    'any time, of those that take bets',
    { ...ASKED, isBettable: true },
    { time: undefined },
    true,
    { isBettable: true },
  ],
  ['another time on page 3', { page: 3 }, ASKED, true, ASKED],
  ['any time, where the page is its list', ASKED, { time: undefined }, false, {}],
  ['the next page', ASKED, { page: 2 }, false, { ...ASKED, page: 2 }],
])('[2.4] a list filtered by %s stays a list', (_, list, change, hasTop, next) => {
  expect(nextListState(list, change, hasTop)).toEqual(next)
})
