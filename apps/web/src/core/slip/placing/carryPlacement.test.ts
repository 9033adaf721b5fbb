import type { Odds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { aBetWire, createSlipFixture, keyOf } from '../testing/createSlipFixture.ts'

const PLACED = { ok: true as const, value: { data: [aBetWire('9')] } }

/** A request whose answer the test gives. */
function hanging<T>() {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { request: () => promise, answer: resolve }
}

async function staked() {
  const fixture = await createSlipFixture()
  fixture.slip.pick(keyOf('7'), 1950 as Odds)
  fixture.slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  return fixture
}

test('a request that hangs counts as unanswered after 8 s and is sent again with the same key', async () => {
  const { slip, script, pass, placements } = await staked()
  script.placeBets = hanging<typeof PLACED>().request
  slip.place()
  await pass(7_999)
  expect(slip.getState().state).toMatchObject({ status: 'PROCESSING', answer: 'awaited' })
  await pass(1)
  expect(slip.getState().state).toMatchObject({ status: 'PROCESSING', answer: 'unknown' })
  script.placeBets = PLACED
  await pass(2_000)
  expect(slip.getState().state.status).toBe('SUCCESS')
  expect(placements().map(({ key }) => key)).toEqual(['key-1-0000', 'key-1-0000'])
})

test('the late answer of a request that hung still counts, and counts once', async () => {
  const { slip, script, pass, settle, placements, news, timers } = await staked()
  const first = hanging<typeof PLACED>()
  script.placeBets = first.request
  slip.place()
  await pass(9_000)
  first.answer(PLACED)
  await settle()
  expect(slip.getState().state.status).toBe('SUCCESS')
  await pass(60_000)
  expect([placements().length, news, timers()]).toEqual([1, [], 0])
})

test('requests that all hang are given up 60 s after the tap, with a hint where to look', async () => {
  const { slip, script, pass, news } = await staked()
  script.placeBets = hanging<typeof PLACED>().request
  slip.place()
  await pass(59_999)
  expect(slip.getState().state.status).toBe('PROCESSING')
  await pass(1)
  expect([slip.getState().state.status, news]).toEqual(['INITIAL', [{ kind: 'no-answer' }]])
})

test('a look in My bets that hangs is repeated', async () => {
  const { slip, script, settle, pass } = await staked()
  script.placeBets = { ok: true, value: { data: [aBetWire('9', 'submitted')] } }
  script.getBets = hanging<typeof PLACED>().request
  slip.place()
  await settle()
  await pass(2_000)
  script.getBets = PLACED
  await pass(10_000)
  expect(slip.getState().state.status).toBe('SUCCESS')
})
