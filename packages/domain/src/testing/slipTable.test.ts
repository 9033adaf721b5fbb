import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { slipTableWords } from './slipTable.ts'

test('[SLIP-22] the table state x event has a row for each event of the slip, and no other', () => {
  const source = readFileSync(join(import.meta.dirname, '../slip/slipEvent.ts'), 'utf8')
  const events = [...source.matchAll(/readonly type: '([a-z-]+)'/g)].map(([, type]) => type!)
  expect([...new Set(slipTableWords().map(({ event }) => event))].sort()).toEqual(events.toSorted())
  expect(slipTableWords().map(({ state }) => state)).toContain('PROCESSING')
})
