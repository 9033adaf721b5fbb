import { ERROR_CODES, type BetErrorWire, type ErrorBodyWire } from '@touchline/contract'
import type { Odds } from '@touchline/domain/odds'
import { selectionsOf, slipBlock } from '@touchline/domain/slip'
import { expect, test } from 'vitest'
import { aMatch } from '#core/live/testing'
import { aBetWire, createSlipFixture, keyOf } from '../testing/createSlipFixture.ts'

const LEG = { match_id: '7', market_id: 1, specifier: '', outcome_id: '1' }

/** A staked single whose placement is answered by this refusal. */
async function refusedWith(status: number, body?: ErrorBodyWire) {
  const fixture = await createSlipFixture()
  fixture.slip.pick(keyOf('7'), 1950 as Odds)
  fixture.slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  fixture.script.placeBets = { ok: false, status, ...(body && { body }) }
  fixture.slip.place()
  await fixture.settle()
  return fixture
}

/** A refusal of the first bet, as the back end sends it. */
function aRefusal(code: number, details?: BetErrorWire['details']): ErrorBodyWire {
  const error = { code, localized_message: `Why ${code}.`, ...(details && { details }) }
  return { ...error, errors_by_bet: { '0': error } }
}

test.each([
  [ERROR_CODES.invalidOdds, 'odds-moved'],
  [ERROR_CODES.marketSuspended, 'refused'],
  [ERROR_CODES.notAvailable, 'refused'],
  [ERROR_CODES.combinationNotAllowed, 'refused'],
  [ERROR_CODES.stakeTooHigh, 'refused'],
  [ERROR_CODES.unknownAccount, 'refused'],
  [ERROR_CODES.insufficientFunds, 'refused'],
  [ERROR_CODES.municipalityNotFound, 'refused'],
  [ERROR_CODES.invalidOddsCustomBet, 'odds-moved'],
  [ERROR_CODES.forbidden, 'refused'],
  [9_999, 'refused'],
] as const)(
  '[PLACE-4] code %i ends in ERROR, kind %s, with message and message per bet',
  async (code, kind) => {
    const { slip, news } = await refusedWith(422, aRefusal(code))
    expect(slip.getState()).toMatchObject({
      bets: [{ stake: { value: 1000 } }],
      state: {
        status: 'ERROR',
        error: { kind, code, message: `Why ${code}.`, byBet: { '7/1//1': `Why ${code}.` } },
      },
    })
    expect(news).toEqual([])
  },
)

test.each(['odds_changed', 'suspended', 'not_available', 'conflict'] as const)(
  '[PLACE-4] the leg at fault is named: %s',
  async reason => {
    const kinds = {
      odds_changed: 'odds-moved',
      suspended: 'leg-suspended',
      not_available: 'leg-unavailable',
      conflict: 'cannot-combine',
    }
    const details = { selections: [{ ...LEG, reason, odds: reason === 'odds_changed' ? 1900 : null }] }
    const { slip } = await refusedWith(422, aRefusal(101, details))
    expect(slip.getState().state).toMatchObject({
      error: { details, refusals: [{ kind: kinds[reason], leg: { matchId: '7', outcomeId: '1' } }] },
    })
    expect(selectionsOf(slip.getState())[0]!.odds).toBe(reason === 'odds_changed' ? 1900 : 1950)
  },
)

test.each([
  [ERROR_CODES.stakeTooLow, 'stake-too-low'],
  [ERROR_CODES.stakeTooHigh, 'stake-too-high'],
  [ERROR_CODES.winTooHigh, 'win-too-high'],
  [ERROR_CODES.insufficientFunds, 'not-enough-money'],
] as const)(
  '[PLACE-4] a sum that was refused with %i comes with the figure it is held to',
  async (code, kind) => {
    const { slip } = await refusedWith(422, aRefusal(code, { selections: [], limit: 500 }))
    expect(slip.getState().state).toMatchObject({
      error: { refusals: [{ kind, code, limit: 500, betId: '7/1//1' }] },
    })
  },
)

test('[PLACE-4] legs that contradict each other are a joint price that is gone, not a rule of the slip', async () => {
  const details = {
    selections: [{ ...LEG, reason: 'contradiction', odds: null } as const],
    custom_odds: null,
  }
  const { slip } = await refusedWith(422, aRefusal(120, details))
  expect(slip.getState().state).toMatchObject({
    error: {
      refusals: [{ kind: 'custom-odds-moved', leg: { matchId: '7' } }, { kind: 'custom-odds-moved' }],
    },
  })
})

test('[CUSTOM-4] a custom bet refused without another joint price has none, and cannot be placed again', async () => {
  const { slip, script, settle } = await createSlipFixture({ matches: [aMatch('7')] })
  const [selection] = (await refusedWith(422)).slip.getState().bets[0]!.selections
  const selections = [selection!, { ...selection!, marketId: 18, outcomeId: '12' }]
  slip.dispatch({ type: 'custom-bet-set', selections, customOdds: 3500 as Odds })
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  script.placeBets = { ok: false, status: 422, body: aRefusal(120, { selections: [], custom_odds: null }) }
  slip.place()
  await settle()
  const state = slip.getState()
  expect(state.state).toMatchObject({ status: 'ERROR', error: { refusals: [{ kind: 'custom-odds-moved' }] } })
  expect(state.bets[0]).not.toHaveProperty('customOdds')
  expect(slipBlock(state)).toEqual({ kind: 'custom-bet-gone', betId: 'custom_bet' })
})

test.each([
  'odds_different_than_bookmaker',
  'odds_higher_than_bookmakers',
  'odds_to_low',
  'odds_higher_than_bookmakers_current_odds',
])('[PLACE-8] the risk key %s counts as moved odds, at any bet', async key => {
  const details = { selections: [], risk_keys: [key] }
  const byBet = await refusedWith(422, aRefusal(7, details))
  expect(byBet.slip.getState().state).toMatchObject({
    status: 'ERROR',
    error: { kind: 'odds-moved', code: 7 },
  })
  const whole = await refusedWith(422, { code: 7, localized_message: 'No.', details })
  expect(whole.slip.getState().state).toMatchObject({
    error: { kind: 'odds-moved', message: 'No.', byBet: {} },
  })
})

test('[PLACE-8] another risk key is a refusal like any', async () => {
  const { slip } = await refusedWith(422, aRefusal(7, { selections: [], risk_keys: ['liability'] }))
  expect(slip.getState().state).toMatchObject({ status: 'ERROR', error: { kind: 'refused', code: 7 } })
})

test.each([400, 403, 404, 422])('[PLACE-5] an uncoded %i resets to INITIAL with an alert', async status => {
  const { slip, news } = await refusedWith(status)
  expect([slip.getState().state.status, news]).toEqual(['INITIAL', [{ kind: 'not-placed' }]])
})

test('a coded 401 is no error of the bet: sign in opens and the slip stays', async () => {
  const { slip, session, news } = await refusedWith(401, { code: 11, localized_message: 'Sign in.' })
  expect(session.getState().signInReason).toBe('session-expired')
  expect(slip.getState()).toMatchObject({ state: { status: 'INITIAL' }, bets: [{ stake: { value: 1000 } }] })
  expect(news).toEqual([])
})

test.each([408, 409, 425, 429, 500, 503])(
  '[M3] a %i decides nothing about the bet, with a code or without: it is repeated',
  async status => {
    const { slip } = await refusedWith(status, { code: 15, localized_message: 'Later.' })
    expect(slip.getState().state).toMatchObject({ status: 'PROCESSING', answer: 'unknown' })
  },
)

test('[M12] SUCCESS lists each placed bet, and refused ones are reported', async () => {
  const { slip, script, news, settle } = await createSlipFixture()
  slip.dispatch({ type: 'settings-received', multiSingle: { betradar: true } })
  slip.pick(keyOf('7'), 1950 as Odds)
  slip.pick(keyOf('8'), 1950 as Odds)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'single' })
  slip.dispatch({ type: 'stake-set', stake: 500, source: 'stake' })
  await settle()
  const errors = { 1: { code: 102, localized_message: 'Paused.' } }
  script.placeBets = { ok: true, value: { data: [aBetWire('9')], errors_by_bet: errors } }
  slip.place()
  await settle()
  expect(slip.getState().state).toMatchObject({ status: 'SUCCESS', placed: [{ id: '9' }] })
  expect(news).toEqual([{ kind: 'partly-placed', messages: ['Paused.'] }])
})

/** A Trixie over matches 7, 8 and 9 for 4.00: three doubles and a treble. */
async function aTrixie() {
  const fixture = await createSlipFixture({ matches: [aMatch('7'), aMatch('8'), aMatch('9')] })
  for (const id of ['7', '8', '9']) fixture.slip.pick(keyOf(id), 1950 as Odds)
  fixture.slip.dispatch({ type: 'bet-type-chosen', betType: 'system', named: 'trixie' })
  fixture.slip.dispatch({ type: 'stake-set', stake: 400, source: 'stake' })
  await fixture.settle()
  return fixture
}

test('[NAMED-2] a named bet is sent as its parts, whose messages are shown at it', async () => {
  const { slip, script, placements, settle } = await aTrixie()
  const error = { code: 108, localized_message: 'Too much.' }
  const errors = { 0: error, 1: { ...error, localized_message: 'Far too much.' } }
  script.placeBets = { ok: false, status: 422, body: { ...error, errors_by_bet: errors } }
  slip.place()
  await settle()
  const [{ body } = { body: undefined }] = placements()
  expect(body).toMatchObject({
    bets: [
      { type: 'system', system_id: '2/3', stake: { value: 300 } },
      { type: 'combo', stake: { value: 100 } },
    ],
  })
  expect(slip.getState().state).toMatchObject({ error: { byBet: { system: 'Too much. Far too much.' } } })
})

test('[PLACE-27] a named bet does not return to the slip while a part of it is placed', async () => {
  const { slip, script, settle } = await aTrixie()
  const errors = { 1: { code: 109, localized_message: 'Pays too much.' } }
  script.placeBets = { ok: true, value: { data: [aBetWire('9')], errors_by_bet: errors } }
  slip.place()
  await settle()
  slip.dispatch({ type: 'dismissed' })
  expect(slip.getState().bets).toEqual([])
})

test('[M12] bets refused beside ones in their live delay, or rejected after it, return when the receipt is closed', async () => {
  const { slip, script, settle, betEvent, news } = await createSlipFixture({
    matches: [aMatch('7'), aMatch('8'), aMatch('9')],
  })
  slip.dispatch({ type: 'settings-received', multiSingle: { betradar: true } })
  for (const id of ['7', '8', '9']) slip.pick(keyOf(id), 1950 as Odds)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'single' })
  slip.dispatch({ type: 'stake-set', stake: 500, source: 'stake' })
  await settle()
  const errors = { 1: { code: 102, localized_message: 'Paused.' } }
  const data = [aBetWire('21', 'submitted'), aBetWire('23', 'submitted')]
  script.placeBets = { ok: true, value: { data, errors_by_bet: errors } }
  slip.place()
  await settle()
  script.getBets = { ok: true, value: { data: [aBetWire('21', 'waiting_results'), data[1]] } }
  betEvent('21')
  await settle()
  script.getBets = { ok: true, value: { data: [aBetWire('23', 'rejected')] } }
  betEvent('23')
  await settle()
  expect(slip.getState().state).toMatchObject({ status: 'SUCCESS', placed: [{ id: '21' }] })
  expect(news).toEqual([{ kind: 'partly-placed', messages: ['Paused.'] }])
  slip.dispatch({ type: 'dismissed' })
  expect(slip.getState().bets.map(bet => bet.id)).toEqual(['8/1//1', '9/1//1'])
})

test('[NAMED-2] the parts of a named bet are sent as one group, and its message is the reason, not that the parts belong together', async () => {
  const fixture = await createSlipFixture({ matches: ['7', '8', '9'].map(id => aMatch(id)) })
  for (const id of ['7', '8', '9']) fixture.slip.pick(keyOf(id), 1950 as Odds)
  fixture.slip.dispatch({ type: 'bet-type-chosen', betType: 'system', named: 'trixie' })
  fixture.slip.dispatch({ type: 'stake-set', stake: 400, source: 'stake' })
  const low = { code: ERROR_CODES.stakeTooLow, localized_message: 'Too low.' }
  const beside = { code: ERROR_CODES.groupRefused, localized_message: 'Another part was refused.' }
  fixture.script.placeBets = {
    ok: false,
    status: 422,
    body: { ...low, errors_by_bet: { '0': beside, '1': low } },
  }
  fixture.slip.place()
  await fixture.settle()
  const { bets } = fixture.placements()[0]!.body as { bets: { type: string; group?: string }[] }
  expect(bets.map(({ type, group }) => [type, group])).toEqual([
    ['system', 'system'],
    ['combo', 'system'],
  ])
  expect(fixture.slip.getState().state).toMatchObject({ error: { code: 107, byBet: { system: 'Too low.' } } })
})
