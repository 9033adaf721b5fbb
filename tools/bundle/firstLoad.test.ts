import { expect, test } from 'vitest'
import { findCircle, firstLoad, laterParts, pagesOf, type ViteManifest } from './firstLoad.ts'

const MANIFEST: ViteManifest = {
  'src/app/client.tsx': {
    file: 'a/client.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/pages/home/index.ts', 'src/pages/match/index.ts', '_realtime.js'],
  },
  'src/pages/home/index.ts': {
    file: 'a/home.js',
    imports: ['_react.js', '_row.js'],
    dynamicImports: ['_sheet.js'],
  },
  'src/pages/match/index.ts': { file: 'a/match.js', imports: ['_markets.js'] },
  'src/styles.css': { file: 'a/styles.css', isEntry: true },
  '_react.js': { file: 'a/react.js' },
  '_row.js': { file: 'a/row.js', imports: ['src/app/client.tsx'] },
  '_markets.js': { file: 'a/markets.js' },
  '_realtime.js': { file: 'a/realtime.js' },
  '_sheet.js': { file: 'a/sheet.js', isDynamicEntry: true, imports: ['_overlay.js', '_row.js'] },
  '_overlay.js': { file: 'a/overlay.js' },
}

test('entry, page and what they import at once; no other pages, no lazy parts', () => {
  const files = firstLoad(MANIFEST, 'src/pages/home/')
  expect(files).toEqual(['a/client.js', 'a/home.js', 'a/react.js', 'a/row.js'])
})

test('a page that is come to through a table brings the table along', () => {
  const manifest: ViteManifest = {
    ...MANIFEST,
    'src/pages/open/table.ts': { file: 'a/table.js', dynamicImports: ['src/pages/about/index.ts'] },
    'src/pages/about/index.ts': { file: 'a/about.js' },
  }
  expect(firstLoad(manifest, 'src/pages/about/')).toEqual([
    'a/about.js',
    'a/client.js',
    'a/react.js',
    'a/table.js',
  ])
  expect(firstLoad(manifest, 'src/pages/home/')).not.toContain('a/table.js')
})

test('the manifest of the wrong build is no small first load', () => {
  expect(() => firstLoad({}, 'src/pages/home/')).toThrow('names no entry')
  expect(() => firstLoad(MANIFEST, 'src/pages/start/')).toThrow('names no chunk of src/pages/start/')
})

test('every page of the manifest is known', () => {
  expect(pagesOf(MANIFEST)).toEqual(['src/pages/home/', 'src/pages/match/'])
})

test('a lazy part is listed with what it loads, without what a page has loaded', () => {
  expect(laterParts(MANIFEST)).toEqual(new Map([['_sheet.js', ['a/sheet.js', 'a/overlay.js']]]))
})

test('files that import each other are found', () => {
  const circular: ViteManifest = { ...MANIFEST, '_react.js': { file: 'a/react.js', imports: ['_row.js'] } }
  expect(findCircle(circular)).toEqual(['a/client.js', 'a/react.js', 'a/row.js', 'a/client.js'])
  expect(
    findCircle({
      a: { file: 'a.js', imports: ['b', 'c'] },
      b: { file: 'b.js', imports: ['c'] },
      c: { file: 'c.js' },
    }),
  ).toBeUndefined()
})
