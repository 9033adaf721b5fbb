import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '#api/ledger'
import { createTestApi, seedMatch, sendBets, singleOf, type TestApi } from '#testing'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  await seedMatch(api.db, { id: '1' })
  token = await api.signIn()
})
afterAll(() => api.close())

const place = (session: string, headers: Record<string, string> = {}) =>
  sendBets(api, [singleOf('1', 100)], { token: session, headers })
const many = (count: number, send: (index: number) => ReturnType<typeof place>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)))
const statuses = (answers: Awaited<ReturnType<typeof many>>) => new Set(answers.map(({ status }) => status))

test('[T11] more placements at once than can be done soon are shed with Retry-After; what was taken is whole, and the next is served', async () => {
  // What is asked for first tells whose the session is.
  expect((await place(token)).status).toBe(200)
  const own = await many(20, () => place(token))
  const strangers = await many(60, index => place('nobody', { 'x-forwarded-for': `203.0.113.${index}` }))
  expect([statuses(own), statuses(strangers)]).toEqual([new Set([200, 429]), new Set([401, 503])])
  for (const { status, headers, body } of [...own, ...strangers]) {
    if (status !== 429 && status !== 503) continue
    expect([headers['retry-after'], body]).toMatchObject(['2', { code: status === 429 ? 15 : 18 }])
  }
  expect((await place(token)).status).toBe(200)
  expect(await checkLedger(api.db)).toEqual([])
})

test('[T11] whoever makes up a session, a cookie or both for each request is one network, and leaves others their turn', async () => {
  const made = many(60, index =>
    sendBets(api, [singleOf('1', 100)], {
      ...(index % 2 === 0 && { token: `made up ${index}` }),
      headers: { cookie: `__Host-sid=junk-${index}; other=${index}` },
    }),
  )
  const player = many(8, () => place(token, { 'x-forwarded-for': '203.0.113.7' }))
  expect([statuses(await made), statuses(await player)]).toEqual([new Set([401, 429]), new Set([200])])
})

test('[T11] a cookie beside a session makes no other player of it', async () => {
  const answers = await many(20, index => place(token, { cookie: `other=${index}` }))
  expect(statuses(answers)).toEqual(new Set([200, 429]))
})
