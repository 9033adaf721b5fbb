import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '#api/ledger'
import { hashToken } from '#api/session'
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

/** Creates this many signed-in players. */
async function addPlayers(count: number): Promise<readonly string[]> {
  const {
    id: _,
    email: __,
    ...like
  } = await api.db.selectFrom('players').selectAll().where('id', '=', '1001').executeTakeFirstOrThrow()
  const names = Array.from({ length: count }, (___, index) => `crowd-${index}`)
  await api.db
    .insertInto('players')
    .values(
      names.map(id => ({
        ...like,
        id,
        email: `${id}@touchline.example`,
        settings: '{}',
        statuses: '[]',
      })),
    )
    .execute()
  const now = api.clock.now()
  const sessions = names.map(id => ({
    token_hash: hashToken(`token of ${id}`),
    player_id: id,
    created_at: now,
    seen_at: now,
    expires_at: now + 60_000,
  }))
  await api.db.insertInto('sessions').values(sessions).execute()
  return names.map(id => `token of ${id}`)
}

test('[T11] more placements at once than can be done soon are shed with Retry-After; what was taken is whole, and the next is served', async () => {
  const crowd = await addPlayers(10)
  // A first request each, so that no session has to be looked up later.
  await many(crowd.length, index => place(crowd[index]!))
  const own = await many(20, () => place(token))
  const others = await many(100, index => place(crowd[index % crowd.length]!))
  // None of these players has an account: an admitted request gets 422.
  expect([statuses(own), statuses(others)]).toEqual([new Set([200, 429]), new Set([422, 503])])
  for (const { status, headers, body } of [...own, ...others]) {
    if (status !== 429 && status !== 503) continue
    expect([headers['retry-after'], body]).toMatchObject(['2', { code: status === 429 ? 15 : 18 }])
  }
  expect((await place(token)).status).toBe(200)
  expect(await checkLedger(api.db)).toEqual([])
})

test('[T11] a client that invents a session, a cookie or both for each request counts as one network, and takes no slot from players', async () => {
  const made = many(300, index =>
    sendBets(api, [singleOf('1', 100)], {
      ...(index % 2 === 0 && { token: `made up ${index}` }),
      headers: { cookie: `__Host-sid=junk-${index}; other=${index}` },
    }),
  )
  const player = many(8, () => place(token, { 'x-forwarded-for': '203.0.113.7' }))
  expect([statuses(await made), statuses(await player)]).toEqual([new Set([401, 429]), new Set([200])])
})

test('[T11] players whose session is seen for the first time are no network, however many come from one address', async () => {
  const token = await api.signIn('empty')
  const answers = await many(12, () => place(token))
  expect(statuses(answers)).not.toContain(429)
})

test('[T11] an additional cookie does not change the player of a session', async () => {
  const answers = await many(20, index => place(token, { cookie: `other=${index}` }))
  expect(statuses(answers)).toEqual(new Set([200, 429]))
})
