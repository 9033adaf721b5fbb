import helmet from '@fastify/helmet'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { securityHeaders } from './securityHeaders.ts'

const own = {
  sportsbookBase: '/api/sportsbook',
  platformBase: '/api/platform',
  realtimeBase: '',
  reportAddress: '',
  pictureOrigins: [] as string[],
  publicOrigin: undefined as string | undefined,
}
/** The headers of an answer of a site with these settings. */
async function headersOf(bases: Partial<typeof own>) {
  const app = fastify()
  await app.register(helmet, securityHeaders({ ...own, ...bases }))
  app.get('/', async () => '')
  return (await app.inject('/')).headers
}
const policyOf = async (bases: Partial<typeof own>) =>
  String((await headersOf(bases))['content-security-policy']).replaceAll(';', '; ')

test('scripts and styles come from this origin only, and no inline script runs', async () => {
  const policy = await policyOf({})
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self';")
  expect(policy).not.toContain('unsafe')
})

test("an operator's own APIs and realtime may be called", async () => {
  const policy = await policyOf({
    sportsbookBase: 'https://api.example/sportsbook/v1',
    realtimeBase: 'wss://realtime.example',
  })
  expect(policy).toContain(
    "connect-src 'self' https://api.example wss://realtime.example https://realtime.example",
  )
})

test('reports may go to their address and nowhere else', async () => {
  const policy = await policyOf({ reportAddress: 'https://key@reports.example:8443/1' })
  expect(policy).toContain("connect-src 'self' https://reports.example:8443;")
})

test("pictures come from this origin, and from the hosts of an operator's logos where there are any", async () => {
  expect(await policyOf({})).toContain("img-src 'self' data:;")
  expect(await policyOf({ pictureOrigins: ['https://cdn.example', 'https://logos.example'] })).toContain(
    "img-src 'self' data: https://cdn.example https://logos.example;",
  )
})

test('a site behind https keeps browsers on https, everything below its host too; one on plain http sends no such header', async () => {
  const hstsOf = async (publicOrigin?: string) =>
    (await headersOf({ publicOrigin }))['strict-transport-security']
  expect(await hstsOf('https://bets.example')).toBe('max-age=63072000; includeSubDomains')
  expect([await hstsOf('http://localhost:3000'), await hstsOf()]).toEqual([undefined, undefined])
})

test('no plain text becomes HTML or a script, and no policy may be made but the one for data', async () => {
  expect(await policyOf({})).toContain("require-trusted-types-for 'script'; trusted-types touchline-data")
})
