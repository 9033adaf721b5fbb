import { latinFontUrl } from '@touchline/ui/assets'
import type { Connect } from 'vite'
import { createForwarder } from './forward.ts'
import { createHandler } from './createHandler.ts'
import { createMadeFiles } from './files/index.ts'
import { listen, refuseToStart } from './listen.ts'
import { createRenderPage } from './renderPage.tsx'
import { readSettings } from './readSettings.ts'
import { createSite } from './site.ts'
import { watchBackend } from './watchBackend.ts'
import type { DocumentAssets } from './writeDocument.ts'

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

/** Starts the web server on the sources. */
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
  const forwarder = createForwarder(settings)
  const site = createSite(settings, now)
  const handle = createHandler({
    settings,
    site,
    forwarder,
    backend: watchBackend({ ...settings, log: line => void process.stderr.write(`${line}\n`) }),
    files: new Map(),
    madeFiles: createMadeFiles({ settings, site, now }),
    renderPage: createRenderPage({
      settings,
      site,
      assets: () => assets,
      now,
    }),
    version: 'development',
    now,
    report,
    isDevelopment: true,
  })
  try {
    await listen(
      (request, response) => {
        const path = request.url ?? '/'
        const isPage = path.startsWith('/assets/') || forwarder.takes(path.split('?')[0] ?? '/')
        if (isPage) return handle(request, response)
        tools.middlewares(request, response, () => void handle(request, response))
        return Promise.resolve()
      },
      forwarder,
      settings,
    )
  } catch (error) {
    refuseToStart(error, settings.port)
  }
}
