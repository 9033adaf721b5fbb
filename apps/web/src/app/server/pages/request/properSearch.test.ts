import { expect, test } from 'vitest'
import { properSearch } from './properSearch.ts'

test.each([
  ['', ''],
  ['?page=1', ''],
  ['?page=1&sport=soccer', '?sport=soccer'],
  ['?page=x&ctag=a%20b', '?ctag=a+b'],
  ['?page=2&page=3', '?page=2'],
  ['?page=02', '?page=2'],
  ['?page=2&other=a%20b', '?page=2&other=a%20b'],
  ['?homepage=1', '?homepage=1'],
])('[ADDRESS-5] the query %s is properly %s', (search, proper) => {
  expect(properSearch(search)).toBe(proper)
  expect(properSearch(proper)).toBe(proper)
})
