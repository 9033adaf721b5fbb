import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallReply, DraftBetWire, ErrorBodyWire } from '@touchline/contract'
import { createTestApi, legOf, MARKET_WINNER, seedMatch, seedRace, sendBets, type TestApi } from '#testing'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  // The league of all of them; `h` and `a` play every match.
  for (const id of ['1', '2']) await seedMatch(api.db, { id, status: 0 })
  for (const id of ['winner', 'relegated', 'race-1', 'race-2']) await seedRace(api.db, { id })
  await api.db
    .updateTable('matches')
    .set({ type: 'outright' })
    .where('id', 'in', ['winner', 'relegated'])
    .execute()
  const runner = { match_id: 'winner', competitor_id: 'h', position: 4, number: null }
  await api.db.insertInto('event_competitors').values(runner).execute()
  const outcomes = ['h', 'r1'].map(id => ({ id, odds: 2000, active: true }))
  await api.db
    .updateTable('markets')
    .set({ outcomes: JSON.stringify(outcomes) })
    .where('match_id', '=', 'winner')
    .execute()
})
afterAll(() => api.close())

const winner = (event: string, competitor: string) => ({
  ...legOf(event, competitor),
  market_id: MARKET_WINNER,
})
const CHAMPION = winner('winner', 'h')

const bet = (type: DraftBetWire['type'], ...selections: DraftBetWire['selections']): DraftBetWire => ({
  type,
  stake: { value: 100, currency: 'EUR' },
  selections,
  ...(type === 'system' && { system_id: '2/3' }),
})
async function codeOf(of: DraftBetWire) {
  const { status, body } = await sendBets(api, [of], { token })
  const error = Object.values((body as Partial<ErrorBodyWire>).errors_by_bet ?? {})[0]
  return [status, error?.code, error?.details?.selections[0]?.reason]
}

test.each([
  ['a side to win its league and its match', bet('combo', CHAMPION, legOf('1'))],
  ['in a system', bet('system', legOf('1'), winner('race-1', 'r1'), CHAMPION)],
  ['two outrights of the league', bet('combo', winner('winner', 'r1'), winner('relegated', 'r1'))],
])('[SLIP-32] %s: refused, whatever the client claims', async (_, of) => {
  expect(await codeOf(of)).toEqual([422, 104, 'conflict'])
})

test.each([
  ['another side to win the league', bet('combo', winner('winner', 'r1'), legOf('1'))],
  ['two matches of the league', bet('combo', legOf('1'), legOf('2'))],
  ['two races of the course', bet('combo', winner('race-1', 'r1'), winner('race-2', 'r1'))],
  ['each separately', bet('single', CHAMPION)],
])('[SLIP-32] %s: taken', async (_, of) => {
  expect((await codeOf(of))[0]).toBe(200)
})

test('[SLIP-32] the maximum stake agrees, and a shared slip contains the periods of its picks', async () => {
  const of = bet('combo', CHAMPION, legOf('1'))
  const { status, body } = await api.request('POST', '/api/sportsbook/bets/max-stake', {
    body: { meta: { device_id: 'device-0001', quick: false }, bets: [of] },
  })
  expect([status, (body as ErrorBodyWire).code]).toEqual([422, 104])
  const shared = await api.request('POST', '/api/sportsbook/bets/share-code', { body: { bets: [of] } })
  const { code } = (shared.body as CallReply<'createShareCode'>).data
  const opened = await api.request('GET', `/api/sportsbook/bets/share-code?code=${code}`)
  const [first] = (opened.body as CallReply<'getShareBets'>).data
  expect(first!.selections.map(({ contest }) => contest)).toEqual([
    { type: 'outright', tournament_id: '100', competitor_ids: [] },
    { type: 'match', tournament_id: '100', competitor_ids: ['h', 'a'] },
  ])
})
