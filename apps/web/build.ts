import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

/** Builds the browser's files and the server, and compresses what never changes once, as well as can be. */

const COMPRESSED = /\.(?:css|js|json|svg)$/
/** Smaller files travel in one packet anyway. */
const COMPRESSED_BYTES_MIN = 512

process.env.NODE_ENV = 'production'
await build({ logLevel: 'warn' })
// The script before first paint is no module: a file of its own, loaded and run in place.
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: 'boot-manifest.json',
    rolldownOptions: { input: { boot: 'src/entry/boot.ts' }, output: { format: 'iife' } },
  },
})
await build({ logLevel: 'warn', build: { ssr: true } })
await compress(join(import.meta.dirname, 'dist/client/assets'))

async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    COMPRESSED.test(name),
  )
  await Promise.all(
    files.map(async name => {
      const body = readFileSync(join(folder, name))
      if (body.length < COMPRESSED_BYTES_MIN) return
      const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(body, brotli),
        promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
      ])
      writeFileSync(join(folder, `${name}.br`), br)
      writeFileSync(join(folder, `${name}.gz`), gz)
    }),
  )
}
