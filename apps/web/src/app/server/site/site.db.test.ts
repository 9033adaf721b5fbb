import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings/readSettings.ts'
import { createSite } from './site.ts'

test('an API that sends elsewhere is not followed: the call has failed', async () => {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.writeHead(302, { location: '/inside' }).end()
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const site = createSite(readSettings({ BACKEND_ORIGIN: `http://127.0.0.1:${port}` }), Date.now)
  expect(await site.system('en')).toBeUndefined()
  expect(new Set(requests)).toEqual(new Set(['/api/sportsbook/system']))
})
