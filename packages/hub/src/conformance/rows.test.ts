import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ROWS } from './rows.ts'

const sources = resolve(import.meta.dirname, '..')
const named = new Map<string, string>()
for (const file of globSync('**/*.test.ts', { cwd: sources })) {
  for (const [, id] of readFileSync(resolve(sources, file), 'utf8').matchAll(/\[(RT-[\d.]+)\]/g))
    named.set(id!, file)
}

test('every row of the protocol has a case', () => {
  const rows = Object.keys(ROWS)
  expect(rows.filter(id => !named.has(id))).toEqual([])
  expect(rows.length).toBeGreaterThan(150)
})

test('no case names a row that is not there', () => {
  expect([...named].filter(([id]) => !(id in ROWS))).toEqual([])
})
