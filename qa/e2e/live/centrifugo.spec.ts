import type { Page } from '@playwright/test'
import { buildCentrifugo, startCentrifugo } from '@touchline/tools/centrifugo'
import { startTestProduct } from '@touchline/tools/launch'
import {
  balanceByApi,
  balanceOf,
  euros,
  expect,
  expectMissedGoal,
  laterMatches,
  openLive,
  placeByApi,
  signInDemo,
  test,
} from '../support/index.ts'
import { root } from '@touchline/tools/root'

const API_KEY = 'an-api-key-of-the-tests-as-long-as-one-should-be'
const SECRET = 'a-secret-of-the-tests-long-enough-for-hs256'
/** A second product starts beside the one of the other specs. */
const START_MS_MAX = 180_000

let product: { readonly origin: string; readonly realtime: string } | undefined
let missing = ''
const stops: (() => Promise<void>)[] = []

test.beforeAll(async () => {
  test.setTimeout(START_MS_MAX)
  const server = await buildCentrifugo(root)
  if (server.kind === 'absent') {
    missing = `second engine not run: ${server.why}`
    return
  }
  const centrifugo = await startCentrifugo({
    root,
    binary: server.binary,
    tokenSecret: SECRET,
    apiKey: API_KEY,
    allowedOrigins: ['http://localhost:*'],
  })
  stops.push(centrifugo.stop)
  const { origin, stop } = await startTestProduct({
    REALTIME_ENGINE: 'centrifugo',
    REALTIME_SECRET: SECRET,
    CENTRIFUGO_API_URL: centrifugo.apiUrl,
    CENTRIFUGO_API_KEY: API_KEY,
    REALTIME_BASE: centrifugo.origin,
  })
  stops.unshift(stop)
  product = { origin, realtime: centrifugo.origin }
})
test.afterAll(async () => {
  for (const stop of stops) await stop()
})

/** A page of the product that runs on Centrifugo; without one the test is skipped with a reason. */
async function onCentrifugo(newPage: (options: { baseURL: string }) => Promise<Page>): Promise<Page> {
  test.skip(product === undefined, missing)
  return await newPage({ baseURL: product!.origin })
}

test('[E2E-230] on Centrifugo prices move, a bet moves the balance, and what a cut line missed is there', async ({
  browser,
}) => {
  const page = await onCentrifugo(options => browser.newPage(options))
  const { request } = page
  const sockets: string[] = []
  page.on('websocket', socket => sockets.push(socket.url()))

  await test.step('a live price moves, over a line to Centrifugo', async () => {
    await openLive(page, '/sports/live')
    await expect(page.locator('[data-price][data-move]').first()).toBeVisible({ timeout: 30_000 })
    expect(sockets).toEqual([`${product!.realtime.replace('http', 'ws')}/connection/websocket`])
  })

  await test.step("a bet placed elsewhere moves the balance: the player's own channel is open", async () => {
    await signInDemo(request)
    await openLive(page, '/sports')
    const before = await balanceByApi(request)
    await expect(balanceOf(page)).toHaveText(euros(before))
    const [match] = await laterMatches(request)
    await placeByApi(request, match!, 500)
    await expect(balanceOf(page)).toHaveText(euros(before - 500))
  })

  await test.step('what happens while the line is cut is there when it is back', async () => {
    await expectMissedGoal(page, request)
  })
})

test('[E2E-231] where no websocket gets through, prices come from Centrifugo by http_stream', async ({
  browser,
}) => {
  const page = await onCentrifugo(options => browser.newPage(options))
  await page.routeWebSocket(/\/connection\/websocket/, socket => socket.close())
  const streamed = page.waitForResponse(reply => reply.url().endsWith('/connection/http_stream'))
  await openLive(page, '/sports/live')
  expect((await streamed).url()).toBe(`${product!.realtime}/connection/http_stream`)
  await expect(page.locator('[data-price][data-move]').first()).toBeVisible({ timeout: 30_000 })
})
