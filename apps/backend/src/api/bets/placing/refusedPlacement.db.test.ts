import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DraftBetWire, ErrorBodyWire } from '@touchline/contract'
import { createTestApi, legOf, moveMarket, seedMatch, sendBets, singleOf, type TestApi } from '#testing'
import { STORED_REFUSALS_MAX } from './refusedPlacement.ts'

/** Maximum size of one stored refusal, however large the request was. */
const BYTES_MAX = 3_000
const MATCHES = Array.from({ length: 30 }, (_, index) => String(9_000 + index))

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  for (const id of MATCHES) await seedMatch(api.db, { id })
})
afterAll(() => api.close())

const stored = (key: string) =>
  api.db.selectFrom('placements').select(['status', 'reply']).where('key', '=', key).executeTakeFirstOrThrow()

test('the largest request, refused in every leg of every bet, leaves no more than 3 kB', async () => {
  const key = randomUUID()
  const bet: DraftBetWire = {
    ...singleOf(9_000, 100),
    type: 'combo',
    selections: MATCHES.map(id => legOf(id, '1', 1_900)),
  }
  const { status, body } = await sendBets(api, Array<DraftBetWire>(20).fill(bet), { token, key })
  const { errors_by_bet: errors } = body as ErrorBodyWire
  expect(status).toBe(422)
  expect(Object.keys(errors!)).toHaveLength(20)
  expect(JSON.stringify((await stored(key)).reply).length).toBeLessThan(BYTES_MAX)
})

test.each([
  ['moved odds', [{ ...singleOf(9_001, 100), selections: [legOf(9_001, '1', 2_100)] }]],
  ['a stake that is too low, and one that is too high', [singleOf(9_002, 1), singleOf(9_003, 2_000_000_000)]],
  ['an unknown outcome', [{ ...singleOf(9_012, 100), selections: [legOf(9_012, '9')] }]],
  ['a system that is not offered', [{ ...singleOf(9_004, 100), type: 'system', system_id: '9/9' }]],
  [
    'two of one match',
    [{ ...singleOf(9_005, 100), type: 'combo', selections: [legOf(9_005), legOf(9_005, '2', 3_000)] }],
  ],
  [
    'a group',
    [
      { ...singleOf(9_006, 1), group: 'a' },
      { ...singleOf(9_007, 100), group: 'a' },
    ],
  ],
  ['another currency', [{ ...singleOf(9_008, 100), stake: { value: 100, currency: 'XXX' } }]],
  ['a quick bet of two', [singleOf(9_009, 100), singleOf(9_010, 100)]],
] as [string, DraftBetWire[]][])(
  '[M4] %s: the repeated answer is the first one, in its language, whatever has changed since',
  async (what, bets) => {
    const key = randomUUID()
    const more = { token, key, meta: { quick: what.startsWith('a quick') } }
    const first = await sendBets(api, bets, { ...more, headers: { 'accept-language': 'de' } })
    expect(first.status).toBe(422)
    for (const bet of bets) await moveMarket(api.db, bet.selections[0]!.match_id, { prices: { 1: 5_000 } })
    const again = await sendBets(api, bets, { ...more, headers: { 'accept-language': 'en' } })
    expect([again.status, again.body]).toEqual([422, first.body])
    const other = await sendBets(api, [singleOf(9_011, 100)], more)
    expect([other.status, (other.body as ErrorBodyWire).code]).toEqual([422, 17])
  },
)

test('a refusal that an older version stored as sent is sent unchanged', async () => {
  const key = randomUUID()
  const refused = [singleOf(1, 100)]
  const { body } = await sendBets(api, refused, { token, key })
  await api.db
    .updateTable('placements')
    .set({ reply: JSON.stringify(body) })
    .where('key', '=', key)
    .execute()
  expect((await sendBets(api, refused, { token, key })).body).toEqual(body)
})

test('the newest thousand refusals of a player are stored; accepted keys are stored for ever', async () => {
  const accepted = randomUUID()
  const placed = await sendBets(api, [singleOf(9_020, 100)], { token, key: accepted })
  expect(placed.status).toBe(200)
  const { playerId } = await api.db
    .selectFrom('placements')
    .select('player_id as playerId')
    .where('key', '=', accepted)
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('placements')
    .values(
      Array.from({ length: STORED_REFUSALS_MAX + 200 }, (_, index) => ({
        player_id: playerId,
        key: `old-${index}`,
        payload_hash: 'x',
        status: 422,
        reply: '{}',
        created_at: index,
      })),
    )
    .execute()
  const last = randomUUID()
  await sendBets(api, [singleOf(1, 100)], { token, key: last })
  const rows = await api.db
    .selectFrom('placements')
    .select(['key', 'status'])
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .execute()
  const refused = rows.filter(({ status }) => status === 422)
  expect(refused).toHaveLength(STORED_REFUSALS_MAX)
  expect(refused.map(({ key }) => key)).toContain(last)
  expect(refused.map(({ key }) => key)).not.toContain('old-0')
  expect(rows.map(({ key }) => key)).toContain(accepted)
  const again = await sendBets(api, [singleOf(9_020, 100)], { token, key: accepted })
  expect([again.status, again.body]).toEqual([200, placed.body])
})
