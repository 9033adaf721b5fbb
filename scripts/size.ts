import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstLoad, type Manifest } from './bundle/firstLoad.ts'

/** `npm run bench:size`: JavaScript that the home page loads before anybody touches it, against its budget. */
const BUDGET_KB = 110 // design section 5; kB of 1000 bytes, gzip at its best level, as the figures there
const HOME = 'src/routes/sports/' // the page key of home, spec section 2.1

const client = resolve(import.meta.dirname, '..', 'apps', 'web', 'dist', 'client')
const manifestFile = join(client, '.vite', 'manifest.json')
if (!existsSync(manifestFile)) {
  console.error('There is no build to measure: run "npm run build" first.')
  process.exit(1)
}
// The script before first paint is no module and has a manifest of its own.
const manifest = Object.assign(
  {},
  ...[manifestFile, join(client, 'boot-manifest.json')]
    .filter(file => existsSync(file))
    .map(file => JSON.parse(readFileSync(file, 'utf8')) as Manifest),
) as Manifest
const sizes = firstLoad(manifest, HOME).map(file => {
  const bytes = readFileSync(join(client, file))
  return { file, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length }
})
const total = sizes.reduce((sum, { gzip }) => sum + gzip, 0) / 1000
for (const { file, raw, gzip } of sizes.toSorted((a, b) => b.gzip - a.gzip)) {
  console.log(
    `${(gzip / 1000).toFixed(1).padStart(7)} kB gzip ${(raw / 1000).toFixed(1).padStart(8)} kB   ${file}`,
  )
}
console.log(
  `${total.toFixed(1).padStart(7)} kB gzip of ${BUDGET_KB} kB before interaction, ${sizes.length} files`,
)
process.exitCode = total > BUDGET_KB ? 1 : 0
