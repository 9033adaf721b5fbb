import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../../settings/readSettings.ts'
import { createSite, UNKNOWN_SITE } from '../../site/site.ts'
import { createSocialImages } from './createSocialImages.ts'

/** A back end with an empty catalogue that refuses invalid names, as the reference does. */
let backend: Server
let requests: string[] = []
beforeAll(async () => {
  backend = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push(path)
    const isSystem = path.includes('/system')
    const [, id = ''] = /\/(?:matches|tournaments|categories)\/([^?]+)/.exec(path) ?? []
    const status = isSystem ? 200 : decodeURIComponent(id).length > 64 ? 400 : 404
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isSystem ? { data: UNKNOWN_SITE } : { code: 1, localized_message: '' }))
  })
  await once(backend.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => backend.close())

const statusOf = async (path: string) => {
  const { port } = backend.address() as AddressInfo
  const site = createSite(readSettings({ BACKEND_ORIGIN: `http://127.0.0.1:${port}` }), Date.now)
  const url = new URL(`/images/social/${path}`, 'https://bets.example')
  const answer = await createSocialImages(site, Date.now)({ url, origin: url.origin, encoding: 'identity' })
  return answer?.status
}

test.each([
  ['a league that is not there', `en/soccer/nowhere.png`],
  ['a slug of 100 characters', `en/soccer/${'a_'.repeat(50)}.png`],
  ['one of 100 letters that are not ASCII', `en/soccer/${'%C3%BC'.repeat(100)}.png`],
  ['an event with such a slug', `en/soccer/${'a.'.repeat(50)}/m0.png`],
])('[META-16] %s has no preview picture: 404, whatever the API says to it', async (_, path) => {
  requests = []
  expect(await statusOf(path)).toBe(404)
  expect(requests.length).toBeGreaterThan(1)
})
