import { expect, test } from 'vitest'
import { checkLedger } from '#api/ledger'
import { createTestApi, seedMatch, sendBets, singleOf } from '#testing'

test('[T11] more placements at once than can be done soon are shed with Retry-After; what was taken is whole, and the next is served', async () => {
  const crowded = await createTestApi()
  await seedMatch(crowded.db, { id: '1' })
  const token = await crowded.signIn()
  const place = (session: string) => sendBets(crowded, [singleOf('1', 100)], { token: session })
  const own = await Promise.all(Array.from({ length: 20 }, () => place(token)))
  const strangers = await Promise.all(Array.from({ length: 60 }, (_, index) => place(`nobody-${index}`)))
  const statuses = (answers: typeof own) => new Set(answers.map(({ status }) => status))
  expect([statuses(own), statuses(strangers)]).toEqual([new Set([200, 429]), new Set([401, 503])])
  for (const { status, headers, body } of [...own, ...strangers]) {
    if (status !== 429 && status !== 503) continue
    expect([headers['retry-after'], body]).toMatchObject(['2', { code: status === 429 ? 15 : 18 }])
  }
  expect((await place(token)).status).toBe(200)
  expect(await checkLedger(crowded.db)).toEqual([])
  await crowded.close()
})
