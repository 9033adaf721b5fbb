import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MANIFESTS } from './manifests.ts'
import { loadRarePage } from './rarePages.ts'
import { readSamples } from './samples.ts'
import { PAGES, type PageEntry, type PageKey } from './table.ts'

const CATALOGUES = import.meta.glob<object>('../messages/*/en.json', { eager: true, import: 'default' })
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

const isFixed = (key: PageKey): boolean => !PAGES[key][0].includes(':')
const withManifest = keys.map(key => ({ key, ...MANIFESTS[key] }))

test('the crawl finds examples of every page: at its own path, at others, or by a call of the API', async () => {
  const pages = await readSamples()
  expect(pages.map(({ key }) => key)).toEqual(keys)
  for (const { key, samples } of pages) {
    expect(samples, key).not.toEqual([])
    for (const { paths, listedBy } of samples)
      expect(isFixed(key) || paths !== undefined || listedBy !== undefined, key).toBe(true)
  }
})

test('the sitemap lists pages with one address that search engines may index', async () => {
  const indexed = new Map(
    (await readSamples()).map(({ key, samples }) => [key, samples.every(({ isIndexed }) => isIndexed)]),
  )
  for (const { key, sitemap } of withManifest)
    if (sitemap) expect([key, isFixed(key), indexed.get(key)]).toEqual([key, true, true])
})

test.each(['header', 'sideTop', 'sideEnd'] as const)(
  'the menu %s has pages with one address, each at a position of its own',
  menu => {
    const listed = withManifest.filter(({ nav }) => nav?.[menu] !== undefined)
    expect(listed.length).toBeGreaterThan(4)
    expect(listed.every(({ key }) => isFixed(key))).toBe(true)
    expect(new Set(listed.map(({ nav }) => nav![menu])).size).toBe(listed.length)
  },
)

test('the name of every page in the menus is a text', () => {
  const textOf = (texts: unknown, key: string): unknown =>
    key.split('.').reduce((level, part) => (level as Record<string, unknown> | undefined)?.[part], texts)
  for (const { key, nav } of withManifest)
    if (nav) {
      const found = Object.values(CATALOGUES).map(texts => typeof textOf(texts, nav.text))
      expect(found, key).toContain('string')
    }
})
