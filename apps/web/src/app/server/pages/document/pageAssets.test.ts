import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BuiltFile } from '../../files/index.ts'
import { createPageAssets, type BuildManifest } from './pageAssets.ts'

const MANIFEST: BuildManifest = {
  'src/app/client.tsx': {
    file: 'assets/client.js',
    css: ['assets/client.css'],
    imports: ['_base.js'],
    isEntry: true,
  },
  'src/app/boot.ts': { file: 'assets/boot.js', isEntry: true },
  '_base.js': { file: 'assets/base.js' },
  '_slip.js': { file: 'assets/slip.js', imports: ['_base.js'] },
  'src/pages/match/index.ts': { file: 'assets/match.js', css: ['assets/match.css'], imports: ['_base.js'] },
  'src/app/browser/startUp.ts': { file: 'assets/startUp.js', imports: ['_slip.js', '_base.js'] },
  'src/blocks/ticketParts.tsx': {
    file: 'assets/ticketParts.js',
    css: ['assets/ticketParts.css', 'assets/match.css'],
    imports: ['_slip.js'],
  },
  'src/features/search/SearchDialog.tsx': { file: 'assets/SearchDialog.js' },
}

test('the files of the slip are named with what they import, and without what the page has', () => {
  const { preloads, slip } = createPageAssets(MANIFEST, new Map())('match')
  expect(preloads).toEqual(['/assets/client.js', '/assets/base.js', '/assets/match.js'])
  expect(slip).toEqual([
    '/assets/startUp.js',
    '/assets/slip.js',
    '/assets/ticketParts.js',
    '/assets/ticketParts.css',
  ])
})

const aFile = (text: string): BuiltFile => ({
  type: 'text/css',
  bodies: new Map([['identity', Buffer.from(text)]]),
})

test('the style sheets of a page are one text, the entry first, with the hash that allows it', () => {
  const files = new Map([
    ['/assets/client.css', aFile('@layer a,b;\n')],
    ['/assets/match.css', aFile('b{top:0}\n')],
  ])
  const { inlineStyle } = createPageAssets(MANIFEST, files)('match')
  const text = '@layer a,b;\nb{top:0}'
  expect(String(inlineStyle?.css)).toBe(text)
  expect(inlineStyle?.source).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
})

test('a style sheet that is missing or could end its element is loaded by a link', () => {
  const client = ['/assets/client.css', aFile('a{}')] as const
  expect(createPageAssets(MANIFEST, new Map([client]))('match').inlineStyle).toBeUndefined()
  const evil = new Map([client, ['/assets/match.css', aFile('a::after{content:"</style>"}')]])
  expect(createPageAssets(MANIFEST, evil)('match').inlineStyle).toBeUndefined()
})
