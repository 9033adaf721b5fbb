import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, expect, test } from 'vitest'
import { createWebServer } from '../createWebServer.ts'
import { readSettings } from '../settings/readSettings.ts'
import { createRenderPage } from '../pages/rendering/renderPage.tsx'
import { createSite } from '../site/site.ts'
import { watchBackend } from './watchBackend.ts'

async function listening(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** The web server with its real pages, in front of a back end that gives every call this answer. */
async function aSite() {
  const back = { readiness: 503, answers: 500 }
  const backend = createServer((request, response) => {
    response.writeHead(request.url === '/readyz' ? back.readiness : back.answers)
    response.end('{}')
  })
  const backendPort = await listening(backend)
  const lines: string[] = []
  const reported: unknown[] = []
  const settings = readSettings({ BACKEND_ORIGIN: `http://127.0.0.1:${backendPort}` })
  const now = () => Date.now()
  const site = createSite(settings, now)
  const assets = {
    entry: '/client.js',
    boot: undefined,
    start: undefined,
    styles: [],
    preloads: [],
    slip: [],
    font: '/font.woff2',
    development: '',
  }
  const app = createWebServer({
    settings,
    site,
    backend: watchBackend({ ...settings, log: line => lines.push(line) }),
    files: new Map(),
    renderPage: createRenderPage({ settings, site, assets: () => assets, now }),
    version: '1',
    now,
    report: error => reported.push(error),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const requestPath = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), html: await answer.text() }
  }
  const closeBackend = async () => {
    backend.closeAllConnections()
    await new Promise(resolve => backend.close(resolve))
  }
  return { back, requestPath, lines, reported, closeBackend }
}

test('until the back end was ready once every page is 503 with Retry-After, and the log has one line', async () => {
  const { requestPath, lines, reported } = await aSite()
  for (const path of ['/', '/sports', '/de/sports/soccer', '/sitemap.xml'])
    expect([path, await requestPath(path)]).toMatchObject([path, { status: 503, retryAfter: '2' }])
  expect(lines).toEqual(['The back end is not ready. Pages that need it are answered 503 until it is.'])
  expect(reported).toEqual([])
  expect((await requestPath('/livez')).status).toBe(200)
  expect((await requestPath('/readyz')).status).toBe(503)
})

test('the page that waits is in the language of its address', async () => {
  const { requestPath } = await aSite()
  expect((await requestPath('/de/sports')).html).toContain('lang="de"')
})

test('a page that fails while the back end is ready is a failure: 500, and told with its reason', async () => {
  const { requestPath, back, lines, reported } = await aSite()
  back.readiness = 200
  expect(await requestPath('/sports')).toMatchObject({ status: 500, retryAfter: null })
  expect(reported.length).toBeGreaterThan(0)
  expect(lines).toEqual([])
})

test('a back end that goes away makes 503 of pages that cannot be made, in one line; its return is another', async () => {
  const { requestPath, back, lines, reported, closeBackend } = await aSite()
  back.readiness = 200
  await requestPath('/livez')
  expect((await requestPath('/sports')).status).toBe(500)
  reported.length = 0
  back.readiness = 503
  for (let n = 0; n < 3; n++)
    expect(await requestPath('/sports')).toMatchObject({ status: 503, retryAfter: '2' })
  back.readiness = 200
  await expect.poll(() => lines, { timeout: 5_000 }).toHaveLength(2)
  await closeBackend()
  expect(await requestPath('/sports')).toMatchObject({ status: 503, retryAfter: '2' })
  expect(lines).toEqual([
    'The back end is not ready. Pages that need it are answered 503 until it is.',
    'The back end is ready.',
    'The back end is not ready. Pages that need it are answered 503 until it is.',
  ])
  expect(reported).toEqual([])
})
