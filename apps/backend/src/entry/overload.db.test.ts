import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkLedger } from '#api/ledger'
import { createTestApi, MARKET_1X2, seedMatch } from '#testing'

test('[T11] more placements at once than can be done soon are shed with Retry-After; what was taken is whole, and the next is served', async () => {
  const crowded = await createTestApi()
  await seedMatch(crowded.db, { id: '1' })
  const token = await crowded.signIn()
  const place = (session: string) =>
    crowded.ask('POST', '/api/sportsbook/v3/bets', {
      headers: { 'x-session-token': session, 'idempotency-key': randomUUID() },
      body: {
        meta: { device_id: 'device-0001', quick: false },
        bets: [
          {
            type: 'single',
            stake: { value: 100, currency: 'EUR' },
            selections: [
              { match_id: '1', market_id: MARKET_1X2, specifier: '', outcome_id: '1', odds: 2000 },
            ],
          },
        ],
      },
    })
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
