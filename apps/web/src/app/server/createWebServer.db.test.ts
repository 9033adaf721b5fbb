import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { createWebServer } from './createWebServer.ts'
import { readSettings } from './settings/readSettings.ts'
import { UNKNOWN_SITE, type SiteSource } from './site/site.ts'

/**
 * A running web server with one page for every address. Returns a function that sends a request line and returns the
 * answer.
 */
async function aServer(env: Readonly<Record<string, string>> = {}) {
  const app = createWebServer({
    settings: readSettings({ BACKEND_ORIGIN: 'http://127.0.0.1:9', ...env }),
    site: {
      system: () => Promise.resolve(UNKNOWN_SITE),
      addresses: () => Promise.resolve({ locales: ['en'], alwaysPrefix: false, customPages: [] }),
      blockedCountry: () => Promise.resolve(undefined),
    } as unknown as SiteSource,
    backend: { hasStarted: () => Promise.resolve(true), isUp: () => Promise.resolve(true) },
    files: new Map([
      [
        '/assets/a.js',
        {
          type: 'text/javascript',
          bodies: new Map([
            ['identity', Buffer.from('plain')],
            ['br', Buffer.from('small')],
          ] as const),
        },
      ],
    ]),
    renderPage: ({ pathname }) =>
      Promise.resolve({
        kind: 'html',
        status: 200,
        html: Buffer.from(`page of ${pathname}`),
        locale: 'en',
        page: 'sports',
        failures: [],
      }),
    version: '1',
    now: () => 1,
    report: error => {
      throw error
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return async (line: string, headers = '', host = 'bets.example'): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write(`${line} HTTP/1.1\r\nhost: ${host}\r\n${headers}\r\n`)
    const [data] = (await once(socket, 'data')) as [Buffer]
    return data.toString()
  }
}

test.each(['GET /dev/jump', 'POST /dev/jump', 'PROPFIND /dev/jump'])(
  '%s is not found where /dev is not forwarded',
  async line => {
    expect(await (await aServer())(line)).toMatch(/^HTTP\/1\.1 404 /)
  },
)

test('where /dev is forwarded it belongs to the back end', async () => {
  const answer = await (await aServer({ TOUCHLINE_DEV: '1', TOUCHLINE_MODE: 'test' }))('GET /dev/jump')
  expect(answer).toMatch(/^HTTP\/1\.1 502 /)
})

test.each(['POST /sports', 'DELETE /assets/a.js', 'PROPFIND /'])('%s is another method', async line => {
  const answer = await (await aServer())(line)
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer).toContain('allow: GET, HEAD')
})

test('HEAD is answered as GET is, without the body', async () => {
  const answer = await (await aServer())('HEAD /sports')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('content-length: 15')
  expect(answer).not.toContain('page of')
})

test('an address that cannot be read is refused; one whose path cannot be decoded has a page', async () => {
  const request = await aServer()
  expect(await request('GET /sports', '', 'bets.example:port')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await request('GET /sports/%ff')).toContain('page of /sports/%ff')
})

test('pages and files have the security headers; a forwarded answer only those that hold for all', async () => {
  const request = await aServer()
  for (const path of ['/sports', '/assets/a.js', '/assets/nothing.js', '/livez'])
    expect(await request(`GET ${path}`), path).toMatch(
      /content-security-policy: .*\r\n[\s\S]*permissions-policy: /i,
    )
  const forwarded = await request('GET /api/sportsbook/system')
  expect(forwarded).toMatch(/x-content-type-options: nosniff/i)
  expect(forwarded).not.toMatch(/content-security-policy/i)
})

test('a file is sent as the build compressed it, where the browser accepts that', async () => {
  const request = await aServer()
  expect(await request('GET /assets/a.js', 'accept-encoding: gzip, br\r\n')).toMatch(
    /content-encoding: br[\s\S]*small/,
  )
  expect(await request('GET /assets/a.js', 'accept-encoding: br;q=0\r\n')).toMatch(/plain$/)
  expect(await request('GET /assets/a.js', 'accept-encoding: gzip\r\n')).toMatch(/plain$/)
})
