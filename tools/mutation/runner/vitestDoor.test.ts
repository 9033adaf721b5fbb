import { beforeEach, expect, test } from 'vitest'
import * as door from './vitestDoor.ts'

beforeEach(door.forgetTests)

test('a test is found under its file and titles, each row of a table as one of its own', () => {
  door.enterFile('odds.test.ts')
  door.describe('odds', () => {
    door.describe('combined', () => door.test('multiply', () => {}))
    door.test.each([[1, 'up'], 2])('%i goes %s', () => {})
  })
  door.test('alone', () => {})
  expect(door.foundTests().map(({ id }) => id)).toEqual([
    'odds.test.ts > odds > combined > multiply',
    'odds.test.ts > odds > 1 goes up',
    'odds.test.ts > odds > 2 goes %s',
    'odds.test.ts > alone',
  ])
})

test('two tests of one name stay two', () => {
  door.enterFile('odds.test.ts')
  door.test('same', () => 1)
  door.test('same', () => 2)
  expect(door.foundTests().map(({ id, run }) => [id, run()])).toEqual([
    ['odds.test.ts > same', 1],
    ['odds.test.ts > same (2)', 2],
  ])
})

test('a file that could not be loaded leaves nothing to the next round', () => {
  const loads = () => door.describe('breaks', () => JSON.parse('{'))
  expect(loads).toThrow(SyntaxError)
  door.forgetTests()
  door.enterFile('odds.test.ts')
  door.test('alone', () => {})
  expect(door.foundTests().map(({ id }) => id)).toEqual(['odds.test.ts > alone'])
})

test('a row is handed over as arguments, and what a test throws comes out', () => {
  const seen: unknown[] = []
  door.test.each([[1, 2]])('%i and %i', (...row) => seen.push(...row))
  door.test('fails', () => door.expect(1).toBe(2))
  const [row, failing] = door.foundTests()
  row!.run()
  expect(seen).toEqual([1, 2])
  expect(() => failing!.run()).toThrow('expected 1 to be 2')
})
