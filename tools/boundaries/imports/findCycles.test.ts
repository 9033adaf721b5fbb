import { expect, test } from 'vitest'
import { findCycles } from './findCycles.ts'

const cyclesOf = (graph: Readonly<Record<string, readonly string[]>>) =>
  findCycles(new Map(Object.entries(graph)))

test('files that reach one another are one cycle, however many ways there are', () => {
  expect(cyclesOf({ a: ['b', 'c'], b: ['c'], c: ['a'], d: ['a'] })).toEqual([['a', 'b', 'c']])
})

test('a file that imports itself is a cycle', () => {
  expect(cyclesOf({ a: ['a'], b: ['a'] })).toEqual([['a']])
})

test('two cycles that only touch in one direction are two', () => {
  expect(cyclesOf({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['e'], e: ['c'] })).toEqual([
    ['c', 'd', 'e'],
    ['a', 'b'],
  ])
})

test('a graph without cycles has none, and files outside of it are no part of one', () => {
  expect(cyclesOf({ a: ['b', 'elsewhere'], b: ['c'], c: [] })).toEqual([])
})
