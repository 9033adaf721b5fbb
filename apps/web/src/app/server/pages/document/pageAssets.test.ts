import { expect, test } from 'vitest'
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
  const { preloads, slip } = createPageAssets(MANIFEST)('match')
  expect(preloads).toEqual(['/assets/client.js', '/assets/base.js', '/assets/match.js'])
  expect(slip).toEqual([
    '/assets/startUp.js',
    '/assets/slip.js',
    '/assets/ticketParts.js',
    '/assets/ticketParts.css',
  ])
})
