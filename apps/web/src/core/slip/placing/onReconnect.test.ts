import type { Odds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import {
  aBetWire,
  aFoundBet,
  createSlipFixture,
  aStorage,
  keyOf,
  sendSingle,
} from '../testing/createSlipFixture.ts'

const PLACED = { ok: true as const, value: { data: [aBetWire('9')] } }
const MY_BETS_IS_EMPTY = { ok: true as const, value: { data: [] } }
const never = () => new Promise<never>(() => {})

/** A staked single whose first answer is lost. */
async function lost({ honoursKeys = true, isQuick = false } = {}) {
  const fixture = await createSlipFixture({ honoursKeys })
  const { slip, settle } = fixture
  if (!honoursKeys) fixture.script.getBets = MY_BETS_IS_EMPTY
  sendSingle(slip, isQuick)
  await settle()
  const status = (): string => (isQuick ? slip.quick.getState() : slip.getState()).state.status.toUpperCase()
  return { ...fixture, status }
}

test.each(['browser', 'line', 'beat'] as const)(
  '[PLACE-29] when the network returns the same key is sent at once: reported by the %s',
  async by => {
    const { script, line, beat, comeBack, pass, status, placements } = await lost()
    await pass(2_000) // the repeat is lost as well: the next would be 4 s away
    line('connecting')
    await pass(2_500)
    script.placeBets = PLACED
    if (by === 'browser') comeBack()
    else if (by === 'line') line('connected')
    else beat()
    await pass(0)
    expect(status()).toBe('SUCCESS')
    expect(new Set(placements().map(({ key }) => key))).toEqual(new Set(['key-1-0000']))
  },
)

test('[PLACE-29] a beat among beats is no return: the wait stays as it is', async () => {
  const { beat, pass, placements } = await lost()
  await pass(1_000)
  beat()
  await pass(900)
  beat()
  expect(placements().length).toBe(1)
})

test('[PLACE-29] a request that hangs is overtaken when the network returns, and should that hang too, within 5 s', async () => {
  const fixture = await createSlipFixture()
  const { slip, script, pass, comeBack, placements } = fixture
  slip.pick(keyOf('7'), 1950 as Odds)
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  script.placeBets = never
  slip.place()
  await pass(3_000)
  comeBack()
  await pass(0)
  expect(placements().length).toBe(2)
  script.placeBets = PLACED
  await pass(5_000)
  expect(slip.getState().state.status).toBe('SUCCESS')
  expect(new Set(placements().map(({ key }) => key)).size).toBe(1)
})

test('[PLACE-29] many signs of one return are one question', async () => {
  const { comeBack, line, pass, placements } = await lost()
  await pass(1_500)
  comeBack()
  line('connecting')
  line('connected')
  comeBack()
  await pass(0)
  expect(placements().length).toBe(2)
})

test.each([false, true])(
  '[PLACE-30] a back end that ignores the key is sent one POST; the bet is found in the history (quick bet: %s)',
  async isQuick => {
    const { script, pass, comeBack, status, placements } = await lost({ honoursKeys: false, isQuick })
    await pass(20_000)
    comeBack()
    await pass(2_000)
    expect(status()).toBe('PROCESSING')
    script.getBets = { ok: true, value: { data: [aFoundBet('9')] } }
    comeBack()
    await pass(0)
    expect([status(), placements().length]).toEqual(['SUCCESS', 1])
  },
)

test('[PLACE-30] what such a back end does not show within 60 s is left to My bets, still with one POST', async () => {
  const { script, pass, status, placements, news } = await lost({ honoursKeys: false })
  script.getBets = { ok: true, value: { data: [] } }
  await pass(60_000)
  expect([status(), placements().length, news]).toEqual(['INITIAL', 1, [{ kind: 'no-answer' }]])
})

test('[PLACE-30] a reloaded page sends nothing to it', async () => {
  const storage = aStorage()
  const before = await createSlipFixture({ honoursKeys: false, storage })
  before.slip.pick(keyOf('7'), 1950 as Odds)
  before.slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  before.script.getBets = MY_BETS_IS_EMPTY
  before.slip.place()
  await before.settle()
  const { slip, script, pass, placements } = await createSlipFixture({
    honoursKeys: false,
    storage,
    later: 3_000,
  })
  script.getBets = { ok: true, value: { data: [aFoundBet('9')] } }
  await slip.restore()
  await pass(0)
  expect([slip.getState().state.status, placements().length]).toEqual(['SUCCESS', 0])
})

test('[PLACE-31] the same bet placed twice on one page is found twice, not once', async () => {
  const fixture = await lost({ honoursKeys: false })
  const { slip, script, pass, settle, comeBack, status } = fixture
  script.getBets = { ok: true, value: { data: [aFoundBet('9')] } }
  await pass(2_000)
  slip.dispatch({ type: 'dismissed' })
  slip.pick(keyOf('7'), 1950 as Odds)
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  slip.place()
  await settle()
  await pass(4_000)
  expect(status()).toBe('PROCESSING')
  script.getBets = { ok: true, value: { data: [aFoundBet('10'), aFoundBet('9')] } }
  comeBack()
  await pass(0)
  expect(slip.getState().state).toMatchObject({ status: 'SUCCESS', placed: [{ id: '10' }] })
})
