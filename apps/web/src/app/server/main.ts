import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuiltFiles } from './builtFiles.ts'
import { createForwarder } from './forward.ts'
import { createHandler } from './createHandler.ts'
import { createMadeFiles } from './files/index.ts'
import { listen, refuseToStart } from './listen.ts'
import { createPageAssets, type Manifest } from './pageAssets.ts'
import { createRenderPage } from './renderPage.tsx'
import { readSettings } from './readSettings.ts'
import { createSite } from './site.ts'
import { watchBackend } from './watchBackend.ts'

declare const __VERSION__: string

/** Built browser files lie beside the server's. */
const CLIENT_FOLDER = join(import.meta.dirname, '../client')

let port = 0
try {
  const settings = readSettings(process.env)
  port = settings.port
  const now = (): number => Date.now()
  const report = (error: unknown): void => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  }
  const readManifest = (name: string): Manifest =>
    JSON.parse(readFileSync(join(CLIENT_FOLDER, name), 'utf8')) as Manifest
  const manifest = Object.assign(
    {},
    ...['boot-manifest.json', 'start-manifest.json', '.vite/manifest.json'].map(readManifest),
  ) as Manifest
  const forwarder = createForwarder(settings)
  const site = createSite(settings, now)
  const handler = createHandler({
    settings,
    site,
    forwarder,
    backend: watchBackend({ ...settings, log: line => void process.stderr.write(`${line}\n`) }),
    files: readBuiltFiles(CLIENT_FOLDER),
    madeFiles: createMadeFiles({ settings, site, now }),
    renderPage: createRenderPage({
      settings,
      site,
      assets: createPageAssets(manifest),
      now,
    }),
    version: __VERSION__,
    now,
    report,
  })
  await listen(handler, forwarder, settings)
} catch (error) {
  refuseToStart(error, port)
}
