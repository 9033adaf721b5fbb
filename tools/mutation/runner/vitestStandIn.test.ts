import { beforeEach, expect, test } from 'vitest'
import * as standIn from './vitestStandIn.ts'

beforeEach(standIn.forgetTests)

test('a test is found under its file and titles, each row of a table as one of its own', () => {
  standIn.enterFile('odds.test.ts')
  standIn.describe('odds', () => {
    standIn.describe('combined', () => standIn.test('multiply', () => {}))
    standIn.test.each([[1, 'up'], 2])('%i goes %s', () => {})
  })
  standIn.describe.each([['low'], ['high']])('%s odds', name => standIn.test(`are ${String(name)}`, () => {}))
  standIn.test('alone', () => {})
  expect(standIn.foundTests().map(({ id }) => id)).toEqual([
    'odds.test.ts > odds > combined > multiply',
    'odds.test.ts > odds > 1 goes up',
    'odds.test.ts > odds > 2 goes %s',
    'odds.test.ts > low odds > are low',
    'odds.test.ts > high odds > are high',
    'odds.test.ts > alone',
  ])
})

test('two tests of one name stay two', () => {
  standIn.enterFile('odds.test.ts')
  standIn.test('same', () => 1)
  standIn.test('same', () => 2)
  expect(standIn.foundTests().map(({ id, run }) => [id, run()])).toEqual([
    ['odds.test.ts > same', 1],
    ['odds.test.ts > same (2)', 2],
  ])
})

test('a file that could not be loaded leaves nothing to the next round', () => {
  const loads = () => standIn.describe('breaks', () => JSON.parse('{'))
  expect(loads).toThrow(SyntaxError)
  standIn.forgetTests()
  standIn.enterFile('odds.test.ts')
  standIn.test('alone', () => {})
  expect(standIn.foundTests().map(({ id }) => id)).toEqual(['odds.test.ts > alone'])
})

test('a row is handed over as arguments, and what a test throws comes out', () => {
  const seen: unknown[] = []
  standIn.test.each([[1, 2]])('%i and %i', (...row) => seen.push(...row))
  standIn.test('fails', () => standIn.expect(1).toBe(2))
  const [row, failing] = standIn.foundTests()
  row!.run()
  expect(seen).toEqual([1, 2])
  expect(() => failing!.run()).toThrow('expected 1 to be 2')
})

test('an array is one argument beside rows that are none, as in Vitest', () => {
  const seen: unknown[] = []
  standIn.test.each([['5'], 5])('%s', (...row) => seen.push(row))
  for (const { run } of standIn.foundTests()) run()
  expect(seen).toEqual([[['5']], [5]])
})

test('a value is polled until a matcher passes, and the last failure comes out when it never does', async () => {
  let reads = 0
  await standIn.expect.poll(() => (reads += 1)).toBe(3)
  expect(reads).toBe(3)
  await expect(standIn.expect.poll(() => 1, { timeout: 5 }).toBe(2)).rejects.toThrow('expected 1 to be 2')
})
