import { createServer } from 'node:http'
import { latinFontUrl } from '@touchline/ui/assets'
import type { Connect } from 'vite'
import { isForwarded } from './proxy/index.ts'
import { createWebServer } from './createWebServer.ts'
import { listen, refuseToStart } from './listen.ts'
import { createRenderPage } from './pages/rendering/renderPage.tsx'
import { readSettings } from './settings/readSettings.ts'
import { createSite } from './site/site.ts'
import { watchBackend } from './health/watchBackend.ts'
import type { DocumentAssets } from './pages/document/writeDocument.ts'

/** What the development server needs of Vite. */
export interface DevelopmentTools {
  readonly middlewares: Connect.Server
  transformIndexHtml(url: string, html: string): Promise<string>
}

/** Vite's own scripts are written into a page without a head of ours, and taken from there. */
async function developmentHead(tools: DevelopmentTools): Promise<string> {
  const html = await tools.transformIndexHtml('/sports', '<html><head></head><body></body></html>')
  return /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? ''
}

/** Starts the web server on the source files. */
export async function startDevelopment(tools: DevelopmentTools): Promise<void> {
  const settings = readSettings(process.env)
  const now = (): number => Date.now()
  const report = (error: unknown): void => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  }
  const assets: DocumentAssets = {
    entry: '/src/app/client.tsx',
    boot: undefined,
    start: undefined,
    styles: ['/@fs' + new URL(import.meta.resolve('@touchline/ui/styles.css')).pathname],
    preloads: [],
    slip: [],
    font: latinFontUrl,
    development: await developmentHead(tools),
  }
  const site = createSite(settings, now)
  const app = createWebServer({
    settings,
    site,
    backend: watchBackend({ ...settings, log: line => void process.stderr.write(`${line}\n`) }),
    files: new Map(),
    renderPage: createRenderPage({ settings, site, assets: () => assets, now }),
    version: 'development',
    now,
    report,
    isDevelopment: true,
    serverFactory: handle =>
      createServer((request, response) => {
        const path = request.url ?? '/'
        // Vite handles the paths it knows; all others go to the product.
        if (path.startsWith('/assets/') || isForwarded(path.split('?')[0] ?? '/', settings))
          handle(request, response)
        else tools.middlewares(request, response, () => handle(request, response))
      }),
  })
  try {
    await listen(app, settings)
  } catch (error) {
    refuseToStart(error, settings.port)
  }
}
