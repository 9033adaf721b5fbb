import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { ruleRows } from './testing/rulesTable.ts'

const here = new URL('.', import.meta.url)
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
const read = (file: string) => readFileSync(new URL(file, here), 'utf8')
const titles = files
  .filter(file => file.endsWith('.test.ts') && file !== 'rules.test.ts')
  .flatMap(file => read(file).split('\n'))
  .filter(line => /\[[A-Z]+-\d+\]/.test(line))
const sources = files.filter(file => !file.endsWith('.test.ts')).map(read)
const idsIn = (text: string) => [...text.matchAll(/\[([A-Z]+-\d+)\]/g)].map(found => found[1]!)

const rows = ruleRows()
const known = new Set(rows.map(row => row.id))

test('every rule has an id of its own', () => {
  expect(rows.length).toBeGreaterThan(80)
  expect(known.size).toBe(rows.length)
})

test.each(rows.map(row => [row.id, row] as const))('the test of %s exists and names it', (id, row) => {
  const named = titles.filter(line => line.includes(`[${id}]`) && line.includes(row.test))
  expect(named, `no test "[${id}] ${row.test}"`).not.toEqual([])
})

test.each(rows.map(row => [row.id, row] as const))('the function of %s exists', (_, row) => {
  for (const [, name] of row.functions.matchAll(/`(\w+)`/g)) {
    const declared = new RegExp(`export (function|const|type) ${name}\\b`)
    expect(
      sources.some(text => declared.test(text)),
      name,
    ).toBe(true)
  }
  expect(row.functions).toMatch(/`\w+`/)
})

test('every rule id that a test or a docstring names has a row', () => {
  const named = new Set([...titles, ...sources].flatMap(idsIn))
  expect([...named].filter(id => !known.has(id))).toEqual([])
})
