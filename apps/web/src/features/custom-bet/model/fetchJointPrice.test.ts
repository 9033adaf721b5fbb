import type { ApiClient } from '@touchline/contract'
import type { MatchId } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import { fetchJointPrice } from './fetchJointPrice.ts'

const matchId = '7' as MatchId
const homeWin = { matchId, marketId: 1, specifier: '', outcomeId: '1' }
const over = { matchId, marketId: 18, specifier: 'total=2.5', outcomeId: '12' }
const overOnWire = { market_id: 18, specifier: 'total=2.5', outcome_id: '12' }

async function requested(result: unknown) {
  const calls: unknown[] = []
  const client = (async (...call: unknown[]) => {
    calls.push(call)
    return result
  }) as ApiClient
  const { signal } = new AbortController()
  return { answer: await fetchJointPrice(client, matchId, [homeWin, over], signal), calls, signal }
}
const refused = (body: object) => ({ ok: false, error: { kind: 'refused', status: 422, body } })

test('the picks are sent in wire names, and what can be added is returned as keys', async () => {
  const data = { odds: 3_050, probability: 0.3, selections: [], available: [overOnWire] }
  const { answer, calls, signal } = await requested({ ok: true, value: { data } })
  expect(answer).toEqual({ status: 'known', odds: 3_050, available: new Set(['7/18/total=2.5/12']) })
  const selections = [{ market_id: 1, specifier: '', outcome_id: '1' }, overOnWire]
  expect(calls).toEqual([['getCustomOdds', { body: { match_id: '7', selections } }, { signal }]])
})

test.each([
  [120, 'contradiction'],
  [102, 'closed'],
  [103, 'closed'],
  [104, 'not-allowed'],
])('code %i is %s, and names the legs that stand in the way', async (code, why) => {
  const details = { selections: [{ ...overOnWire, match_id: '7', reason: 'conflict', odds: null }] }
  const { answer } = await requested(refused({ code, localized_message: '', details }))
  expect(answer).toEqual({ status: 'refused', why, atFault: ['7/18/total=2.5/12'] })
  const { answer: bare } = await requested(refused({ code, localized_message: '' }))
  expect(bare).toMatchObject({ why, atFault: [] })
})

test('a missing answer, and one without the picks, can be retried', async () => {
  expect((await requested({ ok: false, error: { kind: 'offline' } })).answer).toEqual({
    status: 'unanswered',
  })
  expect((await requested(refused({ code: 15, localized_message: '' }))).answer).toEqual({
    status: 'unanswered',
  })
})
