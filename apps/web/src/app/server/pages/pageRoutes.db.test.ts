import { request as openRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createWebServer } from '../createWebServer.ts'
import { readSettings } from '../settings/readSettings.ts'
import type { PageRequest } from './pageAnswer.ts'
import { UNKNOWN_SITE, type SiteSource } from '../site/site.ts'

let server: FastifyInstance | undefined
afterEach(() => server?.close())

/** A web server whose pages show how often each was rendered, and for which request. */
async function aServer(env: Readonly<Record<string, string>>) {
  const made: PageRequest[] = []
  const settings = readSettings({ BACKEND_ORIGIN: 'http://127.0.0.1:9', ...env })
  const site = {
    system: () => Promise.resolve(UNKNOWN_SITE),
    addresses: () => Promise.resolve({ locales: ['en', 'de'], alwaysPrefix: false, customPages: [] }),
    blockedCountry: () => Promise.resolve(undefined),
  } as unknown as SiteSource
  const app = createWebServer({
    settings,
    site,
    backend: { hasStarted: () => Promise.resolve(true), isUp: () => Promise.resolve(true) },
    files: new Map(),
    renderPage: page => {
      made.push(page)
      return Promise.resolve({
        kind: 'html',
        status: 200,
        html: Buffer.from(page.origin),
        styleSource: "'sha256-x'",
        locale: 'en',
        page: 'sports',
        hasPrices: true,
        failures: [],
      })
    },
    version: '1',
    now: () => 0,
    report: error => {
      throw error
    },
  })
  server = app
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const requestPath = async (path: string, host = 'bets.example'): Promise<string> => {
    const request = openRequest({ host: '127.0.0.1', port, path, headers: { host } }).end()
    const [answer] = (await once(request, 'response')) as [AsyncIterable<Buffer>]
    let body = ''
    for await (const part of answer) body += part.toString()
    return body
  }
  const policyOf = async (path: string) => String((await app.inject(path)).headers['content-security-policy'])
  return { requestPath, policyOf, made }
}

test('where the site says its origin, one page is made for all hosts that requests name', async () => {
  const { requestPath, made } = await aServer({ PUBLIC_ORIGIN: 'https://bets.example' })
  for (const host of ['bets.example', 'a.example', 'b.example'])
    expect(await requestPath('/sports/soccer', host)).toBe('https://bets.example')
  expect(made).toHaveLength(1)
})

test('without an origin of its own a page names the host it was asked at', async () => {
  const { requestPath, made } = await aServer({})
  expect([await requestPath('/sports', 'a.example'), await requestPath('/sports', 'b.example')]).toEqual([
    'http://a.example',
    'http://b.example',
  ])
  expect(made).toHaveLength(2)
})

test('queries that say nothing about a page share its HTML', async () => {
  const { requestPath, made } = await aServer({})
  for (const query of ['', '?time=x1', '?time=x2', '?isBettable=1', '?btag=a', '?sport=SOCCER'])
    await requestPath(`/sports/schedule${query}`)
  for (const query of ['', '?sport=zz', '?time=1h', '?date=2026-11-20'])
    await requestPath(`/sports/about${query}`)
  expect(made.map(({ pathname, search }) => pathname + search)).toEqual(['/sports/schedule', '/sports/about'])
})

test('the security policy of a page allows its inline style sheet by its hash, and no other', async () => {
  const { policyOf } = await aServer({})
  expect(await policyOf('/sports')).toContain("style-src 'self' 'sha256-x';")
  expect(await policyOf('/robots.txt')).toContain("style-src 'self';")
})
