import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { findCircle, firstLoad, laterParts, pagesOf, type ViteManifest } from './firstLoad.ts'
import { root } from '../root/index.ts'

/**
 * `npm run bench:size`: JavaScript that each page loads before any interaction, against its budget, and what may be
 * loaded later.
 */
const BUDGET_KB = 105 // design section 5; kB of 1000 bytes, gzip at its best level, as the figures there
const OTHERS_KB = 112 // what all pages share, and a page's own code on top of it
const HOME = 'src/pages/sports/' // the page key of home, spec section 2.1

const client = join(root, 'apps', 'web', 'dist', 'client')
const manifestFile = join(client, '.vite', 'manifest.json')
if (!existsSync(manifestFile)) {
  console.error('There is no build to measure: run "npm run build" first.')
  process.exit(1)
}
// The script before first paint is no module and has a manifest of its own.
const manifest = Object.assign(
  {},
  ...[manifestFile, join(client, 'boot-manifest.json'), join(client, 'start-manifest.json')]
    .filter(file => existsSync(file))
    .map(file => JSON.parse(readFileSync(file, 'utf8')) as ViteManifest),
) as ViteManifest

const sizes = new Map<string, number>()
function kbOf(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(client, file)), { level: 9 }).length / 1000
  sizes.set(file, known)
  return known
}
const sum = (files: readonly string[]): number => files.reduce((kb, file) => kb + kbOf(file), 0)
const show = (kb: number, what: string): void => console.log(`${kb.toFixed(1).padStart(7)} kB gzip   ${what}`)

const home = firstLoad(manifest, HOME)
console.log('Home, file by file:')
for (const file of home.toSorted((a, b) => kbOf(b) - kbOf(a))) show(kbOf(file), file)

console.log(
  `\nBefore interaction, at most ${BUDGET_KB} kB for home and ${OTHERS_KB} kB for another page that is the first:`,
)
for (const page of pagesOf(manifest)) {
  const kb = sum(firstLoad(manifest, page))
  const isOver = kb > (page === HOME ? BUDGET_KB : OTHERS_KB)
  show(kb, `${page}${isOver ? '   OVER BUDGET' : ''}`)
  if (isOver) process.exitCode = 1
}

const circle = findCircle(manifest)
if (circle) {
  console.error(
    `\nFiles import each other: ${circle.join(' -> ')}. Move what they share to a module of its own.`,
  )
  process.exitCode = 1
}

console.log('\nLoaded later, when it is used, on a page that has none of it yet:')
const parts = [...laterParts(manifest)].map(([part, files]) => ({ part, kb: sum(files) }))
for (const { part, kb } of parts.toSorted((a, b) => b.kb - a.kb)) show(kb, part)
