import type { ProviderStatus } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import { selectionsOf } from '@touchline/domain/slip'
import { expect, test } from 'vitest'
import { matchSeedOf } from '#core/live'
import { aMatch } from '#core/live/testing'
import { aBetWire, createSlipFixture, aStorage, keyOf } from '../testing/createSlipFixture.ts'

const price = (odds: number): Odds => odds as Odds
const PLACED = { ok: true as const, value: { data: [aBetWire('9')] } }

/** Quick bet at 5.00, approved. Matches 7 and 8 are live. */
async function quick(options: Parameters<typeof createSlipFixture>[0] = {}) {
  const fixture = await createSlipFixture(options)
  fixture.slip.quick.toggle()
  fixture.slip.quick.setStake(500)
  fixture.slip.quick.approve(true)
  return fixture
}

test('[PICK-4] one tap on a live price places at once, and the slip is as it was', async () => {
  const { slip, script, settle, placements } = await quick()
  script.placeBets = PLACED
  slip.pick(keyOf('7'), price(1950))
  expect(slip.quick.getState().state).toMatchObject({ status: 'processing', key: 'key-1-0000' })
  await settle()
  expect(slip.quick.getState()).toMatchObject({
    isEnabled: true,
    isApproved: true,
    state: { status: 'success', placed: [{ id: '9' }] },
  })
  expect(slip.getState()).toMatchObject({ bets: [], state: { status: 'INITIAL' } })
  expect(placements()).toEqual([
    {
      name: 'placeBets',
      key: 'key-1-0000',
      body: {
        meta: { device_id: 'device-0001', quick: true, type: 'single' },
        bets: [
          {
            type: 'single',
            stake: { value: 500, currency: 'EUR' },
            selections: [{ match_id: '7', market_id: 1, specifier: '', outcome_id: '1', odds: 1950 }],
          },
        ],
      },
    },
  ])
})

test('[QUICK-5] a tap without approval places nothing, adds nothing and shows the reason', async () => {
  const { slip, news, placements } = await quick()
  slip.quick.approve(false)
  slip.pick(keyOf('7'), price(1950))
  expect([news, placements(), slip.getState().bets]).toEqual([
    [{ kind: 'quick-bet-refused', why: 'not-approved' }],
    [],
    [],
  ])
})

test('[QUICK-6] a second tap while one is under way shows it', async () => {
  const { slip, news, placements } = await quick()
  slip.pick(keyOf('7'), price(1950))
  slip.pick(keyOf('8'), price(1950))
  expect(news).toEqual([{ kind: 'quick-bet-refused', why: 'in-progress' }])
  expect(placements()).toHaveLength(1)
})

test('[QUICK-18] a double tap is one bet, also when its answer comes between the taps', async () => {
  const { slip, script, settle, pass, news, placements } = await quick()
  script.placeBets = PLACED
  slip.pick(keyOf('7'), price(1950))
  await settle()
  await pass(200)
  slip.pick(keyOf('7'), price(1950))
  await settle()
  expect(placements()).toHaveLength(1)
  expect(news).toEqual([{ kind: 'quick-bet-refused', why: 'just-placed' }])
  await pass(1_800)
  slip.pick(keyOf('7'), price(1950))
  expect(placements()).toHaveLength(2)
})

test('[QUICK-11] a price that is paused or gone is not placed, although the tap had been sent', async () => {
  const { slip, news, market, placements } = await quick()
  market('7', [1950, 3400, 4100], -1)
  slip.pick(keyOf('7'), price(1950))
  market('8', [1950, 3400, 4100], 0)
  slip.pick(keyOf('8'), price(1950))
  expect(placements()).toEqual([])
  expect(news).toEqual([
    { kind: 'quick-bet-refused', why: 'leg-suspended' },
    { kind: 'quick-bet-refused', why: 'leg-unavailable' },
  ])
})

test('[QUICK-11] a price whose provider is down is not placed, and is again when the provider is back', async () => {
  const { slip, news, receive, placements } = await quick()
  const say = (status: ProviderStatus): void =>
    receive({ kind: 'providers', changes: [{ provider: 'betradar', status }] })
  say('down')
  slip.pick(keyOf('7'), price(1950))
  expect([placements(), news]).toEqual([[], [{ kind: 'quick-bet-refused', why: 'leg-suspended' }]])
  say('active')
  slip.pick(keyOf('7'), price(1950))
  expect(placements()).toHaveLength(1)
})

test('[QUICK-7] a price that wins no more than its stake ends in an error without a request', async () => {
  const { slip, placements } = await quick()
  slip.pick(keyOf('7'), price(1000))
  expect(slip.quick.getState().state).toMatchObject({ error: { kind: 'win-not-above-stake' } })
  expect(placements()).toEqual([])
})

test('a quick bet on a price older than 10 s waits, and one of a visitor opens sign in', async () => {
  const old = await quick()
  await old.pass(10_001)
  old.look()
  old.slip.pick(keyOf('7'), price(1950))
  expect([old.news, old.placements()]).toEqual([[{ kind: 'too-old' }], []])
  const visitor = await quick({ isSignedIn: false })
  visitor.slip.pick(keyOf('7'), price(1950))
  expect([visitor.session.getState().signInReason, visitor.placements()]).toEqual(['place-bet', []])
})

test('[PICK-5] a tap before kick-off turns quick bet off and adds to the slip', async () => {
  const { slip, receive } = await quick()
  receive({
    kind: 'match',
    change: {
      matchId: keyOf('8').matchId,
      version: 9,
      state: { status: 0, stage: '', score: { home: 0, away: 0 }, periodScores: [] },
    },
  } as unknown as Parameters<typeof receive>[0])
  slip.pick(keyOf('8'), price(1950))
  expect(slip.quick.getState()).toMatchObject({ isEnabled: false, isApproved: false })
  expect(slip.getState().bets.map(bet => bet.id)).toEqual(['8/1//1'])
})

test('[PICK-3] with a custom bet on the slip a tap opens its dialog', async () => {
  const { slip, news } = await createSlipFixture()
  slip.pick(keyOf('7', '1'), price(1950))
  const picked = slip.getState().bets[0]!.selections[0]!
  slip.dispatch({
    type: 'custom-bet-set',
    selections: [picked, { ...picked, marketId: 18, outcomeId: '12' }],
    customOdds: price(3500),
  })
  slip.pick(keyOf('8'), price(1950))
  expect(news).toEqual([{ kind: 'open-custom-bet', matchId: '8' }])
  expect(slip.getState().bets).toMatchObject([{ type: 'custom_bet', selections: [{}, {}] }])
})

test('[QUICK-12] a request with a lost answer is repeated with the same key after 2, 4 and 8 s', async () => {
  const { slip, script, settle, pass, placements } = await quick()
  slip.pick(keyOf('7'), price(1950))
  await settle()
  expect(slip.quick.getState().state).toMatchObject({ status: 'processing', answer: 'unknown' })
  await pass(2_000)
  await pass(4_000)
  script.placeBets = PLACED
  await pass(8_000)
  expect(slip.quick.getState().state.status).toBe('success')
  expect(new Set(placements().map(({ key, body }) => key + JSON.stringify(body))).size).toBe(1)
  expect(placements()).toHaveLength(4)
})

test('[QUICK-15] a quick bet whose answer was lost is repeated with its own key after a reload', async () => {
  const storage = aStorage()
  const before = await quick({ storage })
  before.slip.pick(keyOf('7'), price(1950))
  const { slip, script, placements } = await createSlipFixture({ storage })
  script.placeBets = PLACED
  await slip.restore()
  expect(slip.quick.getState()).toMatchObject({
    isEnabled: true,
    isApproved: true,
    stake: { value: 500 },
    state: { status: 'success' },
  })
  expect(placements()).toEqual(before.placements())
})

test('[QUICK-15] a quick bet under way is repeated although the switch was touched before it was restored', async () => {
  const storage = aStorage()
  const before = await quick({ storage })
  before.slip.pick(keyOf('7'), price(1950))
  const { slip, script, news, placements } = await quick({ storage })
  script.placeBets = PLACED
  slip.pick(keyOf('8'), price(1950))
  expect([news, placements()]).toEqual([[{ kind: 'quick-bet-refused', why: 'in-progress' }], []])
  await slip.restore()
  expect(slip.quick.getState().state.status).toBe('success')
  expect(placements()).toEqual(before.placements())
})

test.each([
  ['a minute after its tap', 60_001, '5', true, 'no-answer'],
  ['as another player', 1_000, '6', false, 'placement-unknown'],
])('a quick bet found %s is not sent again, with word of it', async (_, later, playerId, isOn, kind) => {
  const storage = aStorage()
  const before = await quick({ storage })
  before.slip.pick(keyOf('7'), price(1950))
  const { slip, script, settle, news, placements } = await createSlipFixture({ storage, later, playerId })
  script.getBets = { ok: true, value: { data: [] } }
  await slip.restore()
  await settle()
  expect([placements(), news]).toEqual([[], [{ kind }]])
  expect(slip.quick.getState()).toMatchObject({ isEnabled: isOn, state: { status: 'initial' } })
})

test('[QUICK-14] quick bet belongs to a player: a sign-out clears it, and nothing of it is restored', async () => {
  const storage = aStorage()
  const { slip, session, script } = await quick({ storage })
  slip.pick(keyOf('7'), price(1950))
  const visitor = await createSlipFixture({ storage, isSignedIn: false })
  await visitor.slip.restore()
  expect(visitor.slip.quick.getState()).toMatchObject({ isEnabled: false, stake: { value: 0 } })
  expect(visitor.news).toEqual([{ kind: 'placement-unknown' }])
  script.signOut = { ok: true, value: null }
  await session.signOut()
  expect(slip.quick.getState()).toMatchObject({ isEnabled: false, state: { status: 'initial' } })
})

test('[QUICK-8] quick bet is off when the balance falls below its stake, and its receipt stays on show', async () => {
  const { slip, script, settle, receive } = await quick()
  script.placeBets = PLACED
  slip.pick(keyOf('7'), price(1950))
  await settle()
  const message = { currency: 'EUR', value: 499, v: 1, subunits: 100 }
  receive({ kind: 'balance', message } as unknown as Parameters<typeof receive>[0])
  expect(slip.quick.getState()).toMatchObject({ isEnabled: false, state: { status: 'success' } })
})

test('[QUICK-8] quick bet is not on beyond the balance, whatever the switch and the stake say', async () => {
  const { slip, session, receive } = await quick()
  slip.quick.setStake(10_001)
  session.setState({ signInReason: undefined })
  expect(slip.quick.getState()).toMatchObject({ isEnabled: true, isApproved: false })
  slip.quick.enterStake()
  expect(slip.quick.getState().isEnabled).toBe(false)
  slip.quick.toggle()
  expect(slip.quick.getState()).toMatchObject({ isEnabled: true, stake: { value: 0 } })
  const message = { currency: 'EUR', value: 0, v: 1, subunits: 100 }
  receive({ kind: 'balance', message } as unknown as Parameters<typeof receive>[0])
  slip.quick.toggle()
  expect(slip.quick.getState().isEnabled).toBe(false)
})

test('[QUICK-13] a coded refusal is shown, an uncoded one is reported, a 401 opens sign in', async () => {
  const coded = await quick()
  const error = { code: 102, localized_message: 'Paused.' }
  coded.script.placeBets = { ok: false, status: 422, body: { ...error, errors_by_bet: { 0: error } } }
  coded.slip.pick(keyOf('7'), price(1950))
  await coded.settle()
  expect(coded.slip.quick.getState().state).toMatchObject({ status: 'error', error: { code: 102 } })
  await coded.pass(2_000)
  coded.script.placeBets = { ok: false, status: 400 }
  coded.slip.pick(keyOf('7'), price(1950))
  await coded.settle()
  expect([coded.slip.quick.getState().state.status, coded.news]).toEqual([
    'initial',
    [{ kind: 'not-placed' }],
  ])
  coded.script.placeBets = { ok: false, status: 401 }
  coded.slip.pick(keyOf('7'), price(1950))
  await coded.settle()
  expect(coded.session.getState().signInReason).toBe('session-expired')
})

test('a tap that waits for the server is one tap, however often the bettor taps in the meantime', async () => {
  const { slip, script, live, settle } = await createSlipFixture()
  let answer = (): void => {}
  script.getMatch = () => new Promise(resolve => (answer = () => resolve({ ok: false })))
  slip.pick(keyOf('9'), price(1950))
  slip.pick(keyOf('9'), price(1950))
  live.store.seed([matchSeedOf(aMatch('9'))])
  slip.names.rememberEvents([aMatch('9')])
  answer()
  await settle()
  expect(selectionsOf(slip.getState()).map(({ matchId }) => matchId)).toEqual(['9'])
  slip.pick(keyOf('9'), price(1950))
  expect(slip.getState().bets).toEqual([])
})

test('a tap without an answer in 8 seconds shows it', async () => {
  const { slip, script, pass, news } = await createSlipFixture()
  script.getMatch = () => new Promise(() => {})
  slip.pick(keyOf('9'), price(1950))
  await pass(8_000)
  expect([slip.getState().bets, news]).toEqual([[], [{ kind: 'pick-unanswered' }]])
})
