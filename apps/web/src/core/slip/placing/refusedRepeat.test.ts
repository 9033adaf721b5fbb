import { ERROR_CODES } from '@touchline/contract'
import type { Odds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { aBetWire, aBrowser, createSlipFixture, aStorage, keyOf } from '../testing/createSlipFixture.ts'

const LOST = { ok: false as const }
const PLACED = { ok: true as const, value: { data: [aBetWire('9')] } }
const leg = { match_id: '7', market_id: 1, specifier: '', outcome_id: '1', odds: 1950, result: 'no_results' }
/** The bet of `lost`, as My bets has it. */
const STANDING = { ...aBetWire('9'), created_at: 1_000_000, selections: [leg] }

const refusal = (status: number, code?: number) => ({
  ok: false as const,
  status,
  ...(code !== undefined && { body: { code, localized_message: 'No.' } }),
})

/** A placement that was accepted and whose answer was lost; repeats follow. */
async function lost(given: Parameters<typeof createSlipFixture>[0] = {}) {
  const fixture = await createSlipFixture(given)
  fixture.slip.pick(keyOf('7'), 1950 as Odds)
  fixture.slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  fixture.script.placeBets = LOST
  fixture.slip.place()
  await fixture.settle()
  return fixture
}

const SILENT_ABOUT_THE_FIRST = [
  ['a 403', refusal(403)],
  ['a 404', refusal(404)],
  ['a 413', refusal(413)],
  ['a code about the request', refusal(403, ERROR_CODES.forbidden)],
  ['a key that another request used', refusal(422, ERROR_CODES.idempotencyMismatch)],
] as const

test.each(SILENT_ABOUT_THE_FIRST)(
  '[PLACE-36] a lost answer, then %s: neither accepted nor refused, and repeated under its key',
  async (_, refused) => {
    const { slip, script, pass, news, placements } = await lost()
    script.placeBets = refused
    await pass(2_000)
    expect(slip.getState().state).toMatchObject({ status: 'PROCESSING', answer: 'unknown' })
    script.placeBets = PLACED
    await pass(4_000)
    expect([slip.getState().state.status, news]).toEqual(['SUCCESS', []])
    expect(new Set(placements().map(({ key }) => key))).toEqual(new Set(['key-1-0000']))
  },
)

test.each(SILENT_ABOUT_THE_FIRST)(
  '[PLACE-36] a lost answer, then %s for a minute: My bets has the bet',
  async (_, refused) => {
    const { slip, script, pass, news } = await lost()
    script.placeBets = refused
    script.getBets = { ok: true, value: { data: [STANDING] } }
    await pass(60_000)
    expect(slip.getState()).toMatchObject({ bets: [], state: { status: 'SUCCESS', placed: [{ id: '9' }] } })
    expect(news).toEqual([])
  },
)

test.each(SILENT_ABOUT_THE_FIRST)(
  '[PLACE-36] a lost answer, then %s for a minute, and no such bet: never reported as not placed',
  async (_, refused) => {
    const { slip, script, pass, news, timers } = await lost()
    script.placeBets = refused
    script.getBets = { ok: true, value: { data: [] } }
    await pass(60_000)
    expect([slip.getState().state.status, news, timers()]).toEqual(['INITIAL', [{ kind: 'no-answer' }], 0])
  },
)

test('[PLACE-36] a look-up in My bets that hangs at the end of the minute is given up after 8 s', async () => {
  const { slip, script, pass, news } = await lost()
  script.getBets = () => new Promise(() => {})
  await pass(67_999)
  expect(slip.getState().state.status).toBe('PROCESSING')
  await pass(1)
  expect([slip.getState().state.status, news]).toEqual(['INITIAL', [{ kind: 'no-answer' }]])
})

test('[PLACE-36] a late refusal of the first request decides nothing once the key was sent again', async () => {
  const fixture = await createSlipFixture()
  const { slip, script, pass, settle, news } = fixture
  slip.pick(keyOf('7'), 1950 as Odds)
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  const first = Promise.withResolvers<ReturnType<typeof refusal>>()
  script.placeBets = () => first.promise
  slip.place()
  await pass(8_000)
  script.placeBets = LOST
  await pass(2_000)
  first.resolve(refusal(404))
  await settle()
  expect([slip.getState().state.status, news]).toEqual(['PROCESSING', []])
})

test('[PLACE-36] a repeat refused for its bets is refused', async () => {
  const { slip, script, pass } = await lost()
  script.placeBets = refusal(422, ERROR_CODES.stakeTooHigh)
  await pass(2_000)
  expect(slip.getState().state).toMatchObject({ status: 'ERROR', error: { code: 108 } })
})

test('[PLACE-36] a used key is reported for the only request too', async () => {
  const { slip, script, settle, news } = await createSlipFixture()
  slip.pick(keyOf('7'), 1950 as Odds)
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  script.placeBets = refusal(422, ERROR_CODES.idempotencyMismatch)
  slip.place()
  await settle()
  expect([slip.getState().state.status, news]).toEqual(['PROCESSING', []])
})

test('[PLACE-36] after a reload a refusal of the request decides nothing about the one before it', async () => {
  const storage = aStorage()
  await lost({ storage })
  const { slip, script, pass, news } = await createSlipFixture({ storage, later: 1_000 })
  script.placeBets = refusal(422, ERROR_CODES.idempotencyMismatch)
  await slip.restore()
  expect([slip.getState().state.status, news]).toEqual(['PROCESSING', []])
  script.getBets = { ok: true, value: { data: [STANDING] } }
  await pass(60_000)
  expect([slip.getState().state.status, news]).toEqual(['SUCCESS', []])
})

test('[PLACE-36] outside the slip it leaves the bets unchanged, until My bets has the result', async () => {
  const browser = aBrowser()
  await lost({ browser })
  browser.closeTabs()
  const { slip, script, pass, news } = await createSlipFixture({ browser, later: 3_000 })
  slip.pick(keyOf('8'), 1950 as Odds)
  script.placeBets = refusal(404)
  await slip.restore()
  await pass(8_000)
  expect([slip.getState().bets.map(({ id }) => id), news]).toEqual([['8/1//1'], []])
  script.getBets = { ok: true, value: { data: [STANDING] } }
  await pass(60_000)
  expect(news).toEqual([{ kind: 'placed-after-all' }])
})
