import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MANIFESTS } from './manifests.ts'
import { loadRarePage } from './rarePages.ts'
import { PAGES, type PageEntry, type PageKey } from './table.ts'

const keys = Object.keys(PAGES) as PageKey[]
const folderOf = (key: PageKey): string => key.replaceAll('_', '-')

test('each folder is a page of the table, and each page of the table has its folder', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'shared')
    .map(entry => entry.name)
  expect(folders.toSorted()).toEqual(keys.map(folderOf).toSorted())
})

test.each(keys)('the manifest and the code of %s are found by its line in the table alone', async key => {
  const [, load]: PageEntry = PAGES[key]
  const { page } = (await (load ? load() : loadRarePage(key))) as { page: object }
  expect(MANIFESTS[key]).toBeDefined()
  expect(page).toMatchObject({ load: expect.any(Function), head: expect.any(Function) })
})

test('no two pages without parameters have the same path', () => {
  const paths = keys.map(key => PAGES[key][0]).filter(path => !path.includes(':'))
  expect(new Set(paths).size).toBe(paths.length)
})
