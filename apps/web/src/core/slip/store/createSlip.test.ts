import type { Odds } from '@touchline/domain/odds'
import { selectionsOf } from '@touchline/domain/slip'
import { expect, test } from 'vitest'
import { aBetWire, createSlipFixture, keyOf } from '../testing/createSlipFixture.ts'

const price = (odds: number): Odds => odds as Odds

/** A fixture with one staked single. */
async function staked(options: Parameters<typeof createSlipFixture>[0] = {}) {
  const fixture = await createSlipFixture(options)
  fixture.slip.pick(keyOf('7'), price(1950))
  fixture.slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  await fixture.settle()
  return fixture
}

test('a pick has the names from the page, follows the match, and a second tap takes it off', async () => {
  const { slip, held, settle } = await createSlipFixture()
  slip.pick(keyOf('7'), price(1950))
  await settle()
  expect(selectionsOf(slip.getState())[0]).toMatchObject({
    homeName: 'Home 7',
    marketName: 'Full-time result',
  })
  expect([slip.picks.has('7/1//1'), held]).toEqual([true, ['locale:en', '$user:5', 'match:7']])
  slip.pick(keyOf('7'), price(1950))
  expect([slip.picks.has('7/1//1'), held]).toEqual([false, ['locale:en', '$user:5']])
})

test('[ACCEPT] the slip follows the live price of its picks', async () => {
  const { slip, market, settings } = await staked()
  market('7', [1900, 3400, 4100])
  expect(slip.getState().state.status).toBe('ODDS_CHANGED')
  expect(selectionsOf(slip.getState())[0]).toMatchObject({ odds: 1900, acceptedOdds: 1950, isChanged: true })
  slip.dispatch({ type: 'odds-accepted' })
  settings.chooseOddsAcceptMode('higher')
  market('7', [2100, 3400, 4100])
  expect(selectionsOf(slip.getState())[0]).toMatchObject({ acceptedOdds: 2100, isChanged: false })
})

test('[SLIP-9] a suspended pick is marked, and opens again', async () => {
  const { slip, market } = await staked()
  market('7', [1950, 3400, 4100], -1)
  expect(selectionsOf(slip.getState())[0]).toMatchObject({ isSuspended: true })
  market('7', [1950, 3400, 4100], 1)
  expect(selectionsOf(slip.getState())[0]).toMatchObject({ isSuspended: false })
})

test('[PLACE-3] a placement is sent once with its key, device and stake, and ends in a receipt', async () => {
  const { slip, script, placements, settle } = await staked()
  script.placeBets = { ok: true, value: { data: [aBetWire('9')] } }
  slip.place()
  slip.place()
  expect(slip.getState().state).toMatchObject({ status: 'PROCESSING', key: 'key-1-0000' })
  await settle()
  expect(slip.getState()).toMatchObject({ bets: [], state: { status: 'SUCCESS', placed: [{ id: '9' }] } })
  expect(placements()).toEqual([
    {
      name: 'placeBets',
      key: 'key-1-0000',
      body: {
        meta: { device_id: 'device-0001', quick: false, type: 'single' },
        bets: [
          {
            type: 'single',
            stake: { value: 1000, currency: 'EUR' },
            selections: [{ match_id: '7', market_id: 1, specifier: '', outcome_id: '1', odds: 1950 }],
          },
        ],
      },
    },
  ])
})

test('while not logged in nothing is placed, sign in opens and the slip stays', async () => {
  const { slip, session, placements } = await staked({ isSignedIn: false })
  slip.place()
  expect(session.getState().signInReason).toBe('place-bet')
  expect(slip.getState()).toMatchObject({ bets: [{ stake: { value: 1000 } }], state: { status: 'INITIAL' } })
  expect(placements()).toEqual([])
})

test('a price older than 10 s is not placed: the slip stays, and shows the reason', async () => {
  const { slip, look, pass, beat, news, placements } = await staked()
  await pass(10_001)
  look()
  slip.place()
  expect([slip.getState().state.status, news, placements()]).toEqual(['INITIAL', [{ kind: 'too-old' }], []])
  beat()
  look()
  slip.place()
  expect(slip.getState().state.status).toBe('PROCESSING')
})

test('[PLACE-4] a coded refusal keeps the legs and names the one at fault', async () => {
  const { slip, script, settle } = await staked()
  const leg = { match_id: '7', market_id: 1, specifier: '', outcome_id: '1' }
  const error = {
    code: 101,
    localized_message: 'The price moved.',
    details: { selections: [{ ...leg, reason: 'odds_changed', odds: 1900 }] },
  }
  script.placeBets = {
    ok: false,
    status: 422,
    body: { code: 101, localized_message: 'Moved.', errors_by_bet: { 0: error } },
  }
  slip.place()
  await settle()
  expect(slip.getState().state).toMatchObject({
    status: 'ERROR',
    error: { kind: 'odds-moved', code: 101, message: 'Moved.', byBet: { '7/1//1': 'The price moved.' } },
  })
  expect(selectionsOf(slip.getState())[0]).toMatchObject({ odds: 1900, isChanged: true })
})

test('[PLACE-5] an uncoded refusal resets to INITIAL with an alert', async () => {
  const { slip, script, settle, news } = await staked()
  script.placeBets = { ok: false, status: 400 }
  slip.place()
  await settle()
  expect([slip.getState().state.status, news]).toEqual(['INITIAL', [{ kind: 'not-placed' }]])
  expect(slip.getState().bets).toHaveLength(1)
})

test('[M3] a request with a lost answer is repeated with the same key after 2, 4 and 8 s, and ends in accepted', async () => {
  const { slip, script, settle, pass, placements } = await staked()
  slip.place()
  await settle()
  expect(slip.getState().state).toMatchObject({ status: 'PROCESSING', answer: 'unknown' })
  await pass(2_000)
  await pass(4_000)
  expect(placements()).toHaveLength(3)
  script.placeBets = { ok: true, value: { data: [aBetWire('9')] } }
  await pass(8_000)
  expect(slip.getState().state.status).toBe('SUCCESS')
  expect(new Set(placements().map(({ key, body }) => key + JSON.stringify(body))).size).toBe(1)
})

test('after 60 s without an answer the slip is released, with a hint where to look', async () => {
  const { slip, settle, pass, news, timers } = await staked()
  slip.place()
  await settle()
  await pass(60_000)
  expect(slip.getState()).toMatchObject({ state: { status: 'INITIAL' }, bets: [{ id: '7/1//1' }] })
  expect([news, timers()]).toEqual([[{ kind: 'no-answer' }], 0])
})

test('[PLACE-12] a bet in its live delay is placed when the private channel reports it', async () => {
  const { slip, script, settle, betEvent } = await staked()
  script.placeBets = { ok: true, value: { data: [aBetWire('9', 'submitted')] } }
  slip.place()
  await settle()
  expect(slip.getState().state).toMatchObject({ status: 'PROCESSING', answer: 'delayed' })
  script.getBets = { ok: true, value: { data: [aBetWire('9', 'waiting_results')] } }
  betEvent('9')
  await settle()
  expect(slip.getState().state.status).toBe('SUCCESS')
})

test('a bet in its live delay without an event is looked up, and a rejected one is not placed', async () => {
  const { slip, script, settle, pass, news } = await staked()
  script.placeBets = { ok: true, value: { data: [aBetWire('9', 'submitted')] } }
  slip.place()
  await settle()
  script.getBets = { ok: true, value: { data: [aBetWire('9', 'rejected')] } }
  await pass(2_000)
  expect([slip.getState().state.status, news]).toEqual([
    'INITIAL',
    [{ kind: 'not-placed', returned: { value: 1000, currency: 'EUR', subunits: 100 } }],
  ])
})

test('a 401 while placing keeps the slip and opens sign in', async () => {
  const { slip, session, script, settle, news } = await staked()
  script.placeBets = { ok: false, status: 401 }
  slip.place()
  await settle()
  expect(session.getState().signInReason).toBe('session-expired')
  expect(slip.getState()).toMatchObject({ state: { status: 'INITIAL' }, bets: [{ stake: { value: 1000 } }] })
  expect(news).toEqual([])
})

test('[M12] bets refused beside accepted ones return when the receipt is closed', async () => {
  const { slip, script, settle } = await createSlipFixture()
  slip.dispatch({ type: 'settings-received', multiSingle: { betradar: true } })
  slip.pick(keyOf('7'), price(1950))
  slip.pick(keyOf('8'), price(1950))
  slip.dispatch({ type: 'bet-type-chosen', betType: 'single' })
  slip.dispatch({ type: 'stake-set', stake: 500, source: 'stake' })
  await settle()
  const error = { code: 102, localized_message: 'Paused.' }
  script.placeBets = { ok: true, value: { data: [aBetWire('9')], errors_by_bet: { 1: error } } }
  slip.place()
  await settle()
  expect(slip.getState().state.status).toBe('SUCCESS')
  slip.dispatch({ type: 'dismissed' })
  expect(slip.getState().bets.map(bet => bet.id)).toEqual(['8/1//1'])
})

test('[PICK-2] taps are refused while a bet is in progress', async () => {
  const { slip, news } = await staked()
  slip.place()
  slip.pick(keyOf('8'), price(1950))
  expect([slip.picks.has('8/1//1'), news]).toEqual([false, [{ kind: 'locked' }]])
})

test('[SLIP-10] [QUICK-4] another account’s currency resets the stake, and what quick bet was approved for', async () => {
  const { slip, session, script } = await staked()
  slip.quick.toggle()
  slip.quick.setStake(500)
  slip.quick.approve(true)
  const account = { currency: 'JPY', subunits: 1, balance: 900, active: true }
  script.getAccounts = { ok: true, value: { data: [account] } }
  await session.refresh()
  expect(slip.getState()).toMatchObject({
    currency: { code: 'JPY' },
    bets: [{ stake: { value: 0, currency: 'JPY' }, stakeSource: 'sharing' }],
  })
  expect(slip.quick.getState()).toMatchObject({
    isEnabled: true,
    isApproved: false,
    stake: { value: 0, currency: 'JPY' },
  })
})

test('[SLIP-31] an account that changes while a bet is under way leaves the slip unchanged until the answer', async () => {
  const { slip, session, script, settle } = await staked()
  let answer: () => void = () => {}
  script.placeBets = () =>
    new Promise(resolve => (answer = () => resolve({ ok: false, status: 422, body: { code: 104 } })))
  slip.place()
  const account = { currency: 'JPY', subunits: 1, balance: 900, active: true }
  script.getAccounts = { ok: true, value: { data: [account] } }
  await session.refresh()
  expect(slip.getState()).toMatchObject({ currency: { code: 'EUR' }, bets: [{ stake: { value: 1000 } }] })
  answer()
  await settle()
  expect(slip.getState()).toMatchObject({
    currency: { code: 'JPY' },
    state: { status: 'ERROR' },
    bets: [{ stake: { value: 0, currency: 'JPY' } }],
  })
})

test('[TICKET-15] a refusal that leaves no bet on the slip is shown beside it, in the server’s words', async () => {
  const { slip, script, settle, news } = await createSlipFixture()
  slip.pick(keyOf('7'), price(1950))
  const picked = selectionsOf(slip.getState())[0]!
  const selections = [picked, { ...picked, marketId: 18, outcomeId: '12' }]
  slip.dispatch({ type: 'custom-bet-set', selections, customOdds: price(3500) })
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  script.placeBets = { ok: false, status: 422, body: { code: 102, localized_message: 'The match stopped.' } }
  slip.place()
  slip.dispatch({ type: 'availability-changed', changes: [{ ...picked, matchStatus: 2 }] })
  await settle()
  expect(slip.getState()).toMatchObject({ bets: [], state: { status: 'INITIAL' } })
  expect(news).toEqual([{ kind: 'not-placed', message: 'The match stopped.' }])
})
