import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '#testing'

/** Maximum changes of a cash-out rule per minute, in demo mode. */
const MAX = 120

let api: TestApi
let [demo, empty] = ['', '']
beforeAll(async () => {
  api = await createTestApi({ TOUCHLINE_MODE: 'demo' })
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.advance(60_000)
  ;[demo, empty] = [await api.signIn('demo'), await api.signIn('empty')]
})

async function change(from: string, token?: string) {
  const { status, headers } = await api.request('DELETE', '/api/sportsbook/bets/none/cashout-rule', {
    ...(token && { token }),
    headers: { 'x-forwarded-for': from },
  })
  return [status, headers['retry-after']]
}
const use = async (count: number, from: string, token?: string) => {
  for (let n = 0; n < count; n++) await change(from, token)
}

test('a player has a limit per minute, from however many addresses, and gets the time to wait', async () => {
  for (let n = 0; n < MAX; n++) expect(await change(`203.0.113.${n}`, demo)).toEqual([404, undefined])
  expect(await change('203.0.113.250', demo)).toEqual([429, '60'])
  api.clock.advance(45_500)
  expect(await change('203.0.113.251', demo)).toEqual([429, '15'])
  api.clock.advance(14_500)
  expect(await change('203.0.113.251', demo)).toEqual([404, undefined])
})

test('players behind one address do not use up what the others have, and neither does a stranger there', async () => {
  const shared = '198.51.100.1'
  await use(MAX, shared, demo)
  await use(MAX, shared, 'made up')
  expect(await change(shared, demo)).toEqual([429, '60'])
  expect(await change(shared, empty)).toEqual([404, undefined])
})

test('made-up sessions are one network together', async () => {
  for (let n = 0; n < MAX; n++) expect((await change('192.0.2.1', `made up ${n}`))[0]).toBe(401)
  expect(await change('192.0.2.1', 'another')).toEqual([429, '60'])
  expect(await change('192.0.2.1')).toEqual([429, '60'])
  expect(await change('192.0.2.2')).toEqual([401, undefined])
})

test('only the web process is believed about an address, and only one', async () => {
  await use(MAX, '192.0.2.9, 127.0.0.1')
  // The last address counts: the web process never sends a list.
  expect(await change('192.0.2.8, 127.0.0.1')).toEqual([429, '60'])
})
