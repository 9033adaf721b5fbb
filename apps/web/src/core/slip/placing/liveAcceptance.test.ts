import { ERROR_CODES, type BetErrorWire } from '@touchline/contract'
import { selectionsOf, slipBlock } from '@touchline/domain/slip'
import { expect, test } from 'vitest'
import { aBetWire, createSlipFixture, aStorage, keyOf, sendSingle } from '../testing/createSlipFixture.ts'

const LEG = { match_id: '7', market_id: 1, specifier: '', outcome_id: '1' }
const NOW = 1_000_000.25
const DELAY_MS = 5_000
const HOUR_MS = 3_600_000

/** The bet as the server has it, by the server's clock. */
function aLiveBet(status: string, { odds = 1950, refusal, ahead = 0 }: LiveBetSetup = {}) {
  const at = Math.round(NOW) + ahead
  const leg = { ...LEG, odds, odds_at_tap: 1950, odds_at_arrival: 1930, result: 'no_results' }
  return {
    ...aBetWire('9', status),
    selections: [leg],
    created_at: at,
    // For a bet that is decided the reference back end sends no time any more.
    decide_at: status === 'submitted' ? at + DELAY_MS : null,
    ...(refusal && { refusal }),
  }
}
type LiveBetSetup = { odds?: number; refusal?: BetErrorWire; ahead?: number }

const answerWith = (bet: ReturnType<typeof aLiveBet>) => ({ ok: true as const, value: { data: [bet] } })
const REOFFER: BetErrorWire = {
  code: ERROR_CODES.invalidOdds,
  localized_message: 'The price moved.',
  details: { selections: [{ ...LEG, reason: 'odds_changed', odds: 1800 }] },
}
const SUSPENDED: BetErrorWire = {
  code: ERROR_CODES.marketSuspended,
  localized_message: 'Paused.',
  details: { selections: [{ ...LEG, reason: 'suspended', odds: null }] },
}

/** A staked single accepted with a live delay. */
async function delayed({ ahead = 0, storage = aStorage(), isQuick = false } = {}) {
  const fixture = await createSlipFixture({ storage })
  const { slip, script, settle } = fixture
  script.placeBets = answerWith(aLiveBet('submitted', { ahead }))
  script.getBets = answerWith(aLiveBet('submitted', { ahead }))
  sendSingle(slip, isQuick)
  await settle()
  return fixture
}

test('[PLACE-12] a live delay shows when it ends and what the bet cost when it was received', async () => {
  const { slip } = await delayed()
  expect(slip.getState().state).toMatchObject({
    status: 'PROCESSING',
    answer: 'delayed',
    decideAt: expect.closeTo(NOW + DELAY_MS, 0) as number,
    atArrival: [{ ...keyOf('7'), odds: 1930 }],
  })
})

test.each([HOUR_MS, -HOUR_MS])(
  '[PLACE-12] the countdown runs on the server’s clock, %i ms ahead of the page’s, and before that is known never longer than the delay',
  async ahead => {
    const { slip, beat, now } = await delayed({ ahead })
    const left = (): number => {
      const { state } = slip.getState()
      return state.status === 'PROCESSING' ? (state.decideAt ?? NaN) - now() : NaN
    }
    expect(left()).toBeLessThanOrEqual(DELAY_MS)
    beat(ahead)
    expect(left()).toBeCloseTo(DELAY_MS, -1)
  },
)

test('[PLACE-12] nothing is requested before the decision is due, unless the private channel reports a change', async () => {
  const { slip, script, pass, sent } = await delayed()
  const looks = (): number => sent.filter(({ name }) => name === 'getBets').length
  await pass(DELAY_MS)
  expect(looks()).toBe(0)
  script.getBets = answerWith(aLiveBet('waiting_results', { odds: 1960 }))
  await pass(300)
  expect(slip.getState().state).toMatchObject({ status: 'SUCCESS', placed: [{ legs: [{ odds: 1960 }] }] })
})

test.each(['slip', 'quick bet'])(
  '[PLACE-4] a re-offer after the delay is an error of the %s that names the new price',
  async fixture => {
    const { slip, script, betEvent, settle, news } = await delayed({ isQuick: fixture === 'quick bet' })
    script.getBets = answerWith(aLiveBet('rejected', { refusal: REOFFER }))
    betEvent('9')
    await settle()
    const { state } = fixture === 'slip' ? slip.getState() : slip.quick.getState()
    expect(state).toMatchObject({
      error: {
        kind: 'odds-moved',
        code: 101,
        refusals: [{ kind: 'odds-moved', odds: 1800 }],
        // The stake was taken when the bet came in.
        returned: { value: 1000, currency: 'EUR' },
      },
    })
    expect(news).toEqual([])
  },
)

test('[PLACE-2] one tap accepts the new price of a re-offer, and placing again has a key of its own', async () => {
  const { slip, script, betEvent, settle, market, placements } = await delayed()
  script.getBets = answerWith(aLiveBet('rejected', { refusal: REOFFER }))
  betEvent('9')
  await settle()
  market('7', [1800, 3400, 4100])
  expect(selectionsOf(slip.getState())[0]).toMatchObject({ odds: 1800, acceptedOdds: 1950 })
  slip.dispatch({ type: 'odds-accepted' })
  expect(slipBlock(slip.getState())).toBeUndefined()
  slip.place()
  expect(placements().map(({ key }) => key)).toEqual(['key-1-0000', 'key-2-0000'])
  expect(placements()[1]!.body).toMatchObject({ bets: [{ selections: [{ odds: 1800 }] }] })
})

test('[PLACE-4] a bet refused after its delay shows the reason at its leg', async () => {
  const { slip, script, betEvent, settle } = await delayed()
  script.getBets = answerWith(aLiveBet('rejected', { refusal: SUSPENDED }))
  betEvent('9')
  await settle()
  expect(slip.getState()).toMatchObject({
    bets: [{ stake: { value: 1000 } }],
    state: {
      status: 'ERROR',
      error: { kind: 'refused', message: 'Paused.', byBet: { '7/1//1': 'Paused.' } },
    },
  })
})

test.each([
  ['soon', 9_000, 'waiting_results', 'SUCCESS', 1],
  ['soon', 9_000, 'rejected', 'ERROR', 1],
  ['long', 900_000, 'waiting_results', 'SUCCESS', 0],
  ['long', 900_000, 'rejected', 'ERROR', 0],
] as const)(
  '[M3] decided %s (%i ms) while the page was away as %s: on return the slip shows %s',
  async (_, later, status, shown, posts) => {
    const storage = aStorage()
    await delayed({ storage })
    const { slip, script, pass, placements } = await createSlipFixture({ storage, later })
    // The answer stored under the key never changes: it is the first one.
    script.placeBets = answerWith(aLiveBet('submitted'))
    script.getBets = answerWith(aLiveBet(status, status === 'rejected' ? { refusal: REOFFER } : {}))
    await slip.restore()
    await pass(500)
    expect([slip.getState().state.status, placements().length]).toEqual([shown, posts])
  },
)

test('[PLACE-12] the page keeps waiting for a bet that is still undecided after a reload', async () => {
  const storage = aStorage()
  await delayed({ storage })
  const { slip, script, pass, beat } = await createSlipFixture({ storage, later: 2_000 })
  script.placeBets = answerWith(aLiveBet('submitted'))
  script.getBets = answerWith(aLiveBet('waiting_results'))
  await slip.restore()
  await pass(0)
  beat()
  expect(slip.getState().state).toMatchObject({
    answer: 'delayed',
    decideAt: expect.closeTo(NOW + DELAY_MS, 0) as number,
  })
  await pass(3_300)
  expect(slip.getState().state.status).toBe('SUCCESS')
})

const MANY = Array.from({ length: 50 }, (_, i) => aBetWire(`${100 + i}`))

test.each(['reported by the channel', 'event lost'])(
  '[PLACE-4] a VIP bet that no trader accepted ends with its reason, though no list shows it: %s',
  async how => {
    const { slip, script, betEvent, pass, settle, lookUps } = await delayed()
    const why = { code: ERROR_CODES.stakeTooHigh, localized_message: 'Too much.' }
    const refusedVip = { ...aLiveBet('rejected', { refusal: why }), vip: true }
    script.getBets = call =>
      Promise.resolve({ ok: true, value: { data: call?.query?.ids === '9' ? [refusedVip] : MANY } })
    if (how === 'reported by the channel') betEvent('9')
    await pass(how === 'event lost' ? DELAY_MS + 300 : 0)
    await settle()
    expect(slip.getState().state).toMatchObject({ status: 'ERROR', error: { message: 'Too much.' } })
    expect(lookUps.map(({ ids }) => ids)).toEqual(['9'])
  },
)

test('[PLACE-12] fifty newer bets do not hide the one that is waited for', async () => {
  const { slip, script, betEvent, settle } = await delayed()
  script.getBets = call =>
    Promise.resolve({
      ok: true,
      value: { data: call?.query?.ids === undefined ? MANY : [aLiveBet('waiting_results')] },
    })
  betEvent('9')
  await settle()
  expect(slip.getState().state).toMatchObject({ status: 'SUCCESS', placed: [{ id: '9' }] })
})

test('[PLACE-12] a back end that passes over `ids` shows its list, of which only the own bet counts', async () => {
  const { slip, script, betEvent, settle } = await delayed()
  script.getBets = { ok: true, value: { data: [aBetWire('8'), aLiveBet('waiting_results')] } }
  betEvent('9')
  await settle()
  expect(slip.getState().state).toMatchObject({ status: 'SUCCESS', placed: [{ id: '9' }] })
})

test('[PLACE-12] a back end that refuses `ids` gets requests for its list, and none with `ids` again', async () => {
  const { slip, script, pass, lookUps } = await delayed()
  let bet = aLiveBet('submitted')
  script.getBets = call =>
    Promise.resolve(
      call?.query?.ids === undefined
        ? { ok: true, value: { data: [aBetWire('8'), bet] } }
        : { ok: false, status: 400 },
    )
  await pass(DELAY_MS + 300)
  bet = aLiveBet('waiting_results')
  await pass(2_000)
  expect(slip.getState().state.status).toBe('SUCCESS')
  expect(lookUps.map(({ ids }) => ids)).toEqual(['9', undefined, undefined])
})
