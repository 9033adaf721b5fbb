import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuiltFiles } from './files/index.ts'
import { createWebServer } from './createWebServer.ts'
import { listen, refuseToStart } from './listen.ts'
import { createPageAssets, type BuildManifest } from './pages/document/pageAssets.ts'
import { createRenderPage } from './pages/rendering/renderPage.tsx'
import { readSettings } from './settings/readSettings.ts'
import { createSite } from './site/site.ts'
import { watchBackend } from './health/watchBackend.ts'

declare const __VERSION__: string

/** The build puts the browser's files beside the server's. */
const CLIENT_FOLDER = join(import.meta.dirname, '../client')

let port = 0
try {
  const settings = readSettings(process.env)
  port = settings.port
  const now = (): number => Date.now()
  const report = (error: unknown): void => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  }
  const readManifest = (name: string): BuildManifest =>
    JSON.parse(readFileSync(join(CLIENT_FOLDER, name), 'utf8')) as BuildManifest
  const manifest = Object.assign(
    {},
    ...['boot-manifest.json', 'start-manifest.json', '.vite/manifest.json'].map(readManifest),
  ) as BuildManifest
  const files = readBuiltFiles(CLIENT_FOLDER)
  const site = createSite(settings, now)
  const app = createWebServer({
    settings,
    site,
    backend: watchBackend({ ...settings, log: line => void process.stderr.write(`${line}\n`) }),
    files,
    renderPage: createRenderPage({ settings, site, assets: createPageAssets(manifest, files), now }),
    version: __VERSION__,
    now,
    report,
  })
  await listen(app, settings)
} catch (error) {
  refuseToStart(error, port)
}
