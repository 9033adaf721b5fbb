import type { Odds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { createPriorBets } from './priorBets.ts'
import {
  aBrowser,
  aFoundBet,
  createSlipFixture,
  aStorage,
  keyOf,
  sendSingle,
} from '../testing/createSlipFixture.ts'

/** My bets with these of the bets of `tapped`. */
const listing = (...ids: string[]) => ({ ok: true as const, value: { data: ids.map(aFoundBet) } })

/** A back end that ignores keys and loses every answer; bet `old` of 20 s ago is in My bets. */
async function tapped(given: Parameters<typeof createSlipFixture>[0] = {}, isQuick = false) {
  const fixture = await createSlipFixture({ honoursKeys: false, ...given })
  const { slip, script, settle } = fixture
  script.getBets = listing('old')
  sendSingle(slip, isQuick)
  await settle()
  const status = (): string => (isQuick ? slip.quick.getState() : slip.getState()).state.status.toUpperCase()
  return { ...fixture, status }
}

test.each([false, true])(
  '[PLACE-31] a bet that stood in My bets before the tap is never taken for the lost one (quick bet: %s)',
  async isQuick => {
    const { script, pass, status, placements, slip } = await tapped({}, isQuick)
    await pass(10_000)
    expect([status(), placements().length]).toEqual(['PROCESSING', 1])
    script.getBets = listing('new', 'old')
    await pass(8_000)
    expect(status()).toBe('SUCCESS')
    if (!isQuick) expect(slip.getState().state).toMatchObject({ placed: [{ id: 'new' }] })
  },
)

test('[PLACE-31] nor after a reload, nor when its tab was killed', async () => {
  const storage = aStorage()
  await tapped({ storage })
  const again = await createSlipFixture({ honoursKeys: false, storage, later: 3_000 })
  again.script.getBets = listing('old')
  await again.slip.restore()
  await again.pass(60_000)
  expect([again.slip.getState().state.status, again.placements()]).toEqual(['INITIAL', []])
  expect(again.news).toEqual([{ kind: 'no-answer' }])

  const browser = aBrowser()
  await tapped({ browser })
  browser.closeTabs()
  const next = await createSlipFixture({ honoursKeys: false, browser, later: 3_000 })
  next.script.getBets = listing('old')
  await next.slip.restore()
  await next.pass(2_000)
  expect(next.slip.getState().state.status).toBe('PROCESSING')
  next.script.getBets = listing('new', 'old')
  await next.pass(4_000)
  expect(next.slip.getState().state).toMatchObject({ placed: [{ id: 'new' }] })
})

test('[PLACE-31] where it is not known what stood before, no bet is taken for the lost one', async () => {
  const storage = aStorage()
  await tapped({ storage })
  storage.write('priorBets', '')
  const { slip, script, news, settle } = await createSlipFixture({
    honoursKeys: false,
    storage,
    later: 3_000,
  })
  script.getBets = listing('old')
  await slip.restore()
  await settle()
  expect([slip.getState().state.status, news]).toEqual(['INITIAL', [{ kind: 'no-answer' }]])
})

test('[PLACE-30] while My bets does not answer, nothing is sent to a back end that ignores keys', async () => {
  const fixture = await createSlipFixture({ honoursKeys: false })
  const { slip, script, settle, pass, news, placements, timers } = fixture
  slip.pick(keyOf('7'), 1950 as Odds)
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  slip.place()
  await settle()
  expect([slip.getState().state.status, placements(), news]).toEqual([
    'INITIAL',
    [],
    [{ kind: 'not-placed' }],
  ])
  script.getBets = () => new Promise(() => {})
  slip.place()
  await pass(7_999)
  expect(slip.getState().state.status).toBe('PROCESSING')
  await pass(1)
  expect([slip.getState().state.status, placements(), news.length, timers()]).toEqual(['INITIAL', [], 2, 0])
  expect(slip.getState().bets).toMatchObject([{ stake: { value: 1000 } }])
})

test('[M11] a session that ends before My bets has answered: nothing went out, and the bets stay', async () => {
  const fixture = await createSlipFixture({ honoursKeys: false })
  const { slip, script, session, settle, placements, news } = fixture
  slip.pick(keyOf('7'), 1950 as Odds)
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  const listed = Promise.withResolvers<ReturnType<typeof listing>>()
  script.getBets = () => listed.promise
  slip.place()
  session.expireSession()
  listed.resolve(listing())
  await settle()
  expect([placements(), news, slip.getState().bets.length]).toEqual([[], [], 1])
})

test('[B2] stored data is checked, and only the last placements are stored', () => {
  const entries: Record<string, string> = {}
  const prior = createPriorBets(aStorage(entries))
  for (let i = 0; i < 10; i++) prior.put(`key-${i}`, [`bet-${i}`])
  const read = () => createPriorBets(aStorage(entries))
  expect([read().of('key-1'), read().of('key-9')]).toEqual([undefined, new Set(['bet-9'])])
  for (const broken of ['{"broken', 'null', '{"version":3,"value":[{"key":"key-9","ids":[1]}]}']) {
    entries.priorBets = broken
    expect(read().of('key-9')).toBeUndefined()
  }
})
