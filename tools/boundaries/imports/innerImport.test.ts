import { expect, test } from 'vitest'
import { forbiddenInnerImport, innerTableFaults } from './innerImport.ts'

const TABLE = { 'a/slip': { storage: [], placing: ['storage'] } }
const refusal = (from: string, to: string) => forbiddenInnerImport(`a/${from}`, `a/${to}`, TABLE)

test.each([
  ['slip/placing/x.ts', 'slip/storage/index.ts'],
  ['slip/placing/x.ts', 'slip/placing/y.ts'],
  ['slip/index.ts', 'slip/storage/index.ts'],
  ['slip/testing/fixture.ts', 'slip/placing/index.ts'],
  ['ticket/x.ts', 'ticket/y.ts'],
])('%s may import %s', (from, to) => {
  expect(refusal(from, to)).toBeUndefined()
})

test.each([
  ['slip/storage/x.ts', 'slip/placing/index.ts', 'a/slip/storage may not import placing'],
  ['slip/storage/x.ts', 'slip/index.ts', 'above it'],
  ['slip/other/x.ts', 'slip/storage/index.ts', 'not in the table'],
])('%s may not import %s', (from, to, why) => {
  expect(refusal(from, to)).toContain(why)
})

test('a part may only import parts that are listed above it', () => {
  expect(innerTableFaults(TABLE)).toEqual([])
  expect(innerTableFaults({ 'a/slip': { placing: ['storage'], storage: [] } })).toHaveLength(1)
})
