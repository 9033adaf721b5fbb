import type { SharedBetWire } from '@touchline/contract'
import type { Odds } from '@touchline/domain/odds'
import { selectionsOf, slipBlock } from '@touchline/domain/slip'
import { expect, test } from 'vitest'
import { aMatch } from '#core/live/testing'
import { createSlipFixture, keyOf } from '../testing/createSlipFixture.ts'

/** A leg of a shared bet as the back end sends it, at 1.90 when it was 1.95. */
function aLeg(match: string, more: Partial<SharedBetWire['selections'][number]> = {}) {
  return {
    match_id: match,
    market_id: 1,
    specifier: '',
    outcome_id: '1',
    odds: 1900,
    shared_odds: 1950,
    availability: 'available',
    match_status: 1,
    market_status: 1,
    active: true,
    match_urn_id: `sr:match:${match}`,
    match_slug: `match-${match}`,
    match_start_time: 0,
    sport_key: 'soccer',
    category_slug: 'norland',
    category_name: 'Norland',
    name_a: `Home ${match}`,
    name_b: `Away ${match}`,
    provider: 'betradar',
    market_name: 'Full-time result',
    outcome_name: 'Outcome 1',
    ...more,
  }
}
const gone = { availability: 'not_available', market_status: null, active: false } as const

function aShared(type: string, legs: object[], more: object = {}) {
  return { type, stake: { value: 700, currency: 'JPY' }, selections: legs, ...more }
}

async function aFixture(bets?: object[], options: Parameters<typeof createSlipFixture>[0] = {}) {
  const fixture = await createSlipFixture(options)
  fixture.script.getShareBets = bets ? { ok: true, value: { data: bets } } : { ok: false }
  fixture.script.getMatch = { ok: false, status: 503 }
  return fixture
}

test('[2.4] a slip is shared without its stake, by a code and a link to the page on show', async () => {
  const { slip, script, sent } = await createSlipFixture()
  slip.pick(keyOf('7'), 1950 as Odds)
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  script.createShareCode = { ok: true, value: { data: { code: 'K7TM4XQ9', url: 'https://else.example' } } }
  expect(await slip.share()).toEqual({
    code: 'K7TM4XQ9',
    url: 'https://bets.example/sports?share-bet=K7TM4XQ9',
  })
  expect(sent.find(({ name }) => name === 'createShareCode')?.body).toEqual({
    bets: [
      {
        type: 'single',
        stake: { value: 0, currency: 'EUR' },
        selections: [{ match_id: '7', market_id: 1, specifier: '', outcome_id: '1', odds: 1950 }],
      },
    ],
  })
  expect(slip.getState().bets[0]!.stake.value).toBe(1000)
})

test('[2.4] a slip that cannot be shared shows it, and an empty one sends no request', async () => {
  const { slip, sent, news } = await createSlipFixture()
  expect(await slip.share()).toBeUndefined()
  expect(sent.some(({ name }) => name === 'createShareCode')).toBe(false)
  slip.pick(keyOf('7'), 1950 as Odds)
  expect(await slip.share()).toBeUndefined()
  expect(news).toEqual([{ kind: 'share-failed', why: 'failed' }])
})

test('[2.4] shared bets have current prices, with nothing staked and nothing to accept', async () => {
  const { slip, news } = await aFixture([aShared('combo', [aLeg('11'), aLeg('12')])])
  await slip.restoreShared('K7TM4XQ9')
  expect(slip.getState()).toMatchObject({
    state: { status: 'INITIAL' },
    bets: [{ type: 'combo', stake: { value: 0, currency: 'EUR' }, stakeSource: 'sharing' }],
  })
  expect(selectionsOf(slip.getState())).toMatchObject([
    { odds: 1900, acceptedOdds: 1900, homeName: 'Home 11' },
    { odds: 1900, acceptedOdds: 1900, homeName: 'Home 12' },
  ])
  expect(news).toEqual([{ kind: 'shared-restored', gone: 0 }])
})

test('[2.4] a shared system keeps its kind, and what fits no rule is brought into shape', async () => {
  const three = [aLeg('7'), aLeg('8'), aLeg('9')]
  const system = await aFixture([aShared('system', three, { system_id: '2/3' })])
  await system.slip.restoreShared('K7TM4XQ9')
  expect(system.slip.getState().bets).toMatchObject([{ type: 'system', system: { winCount: 2 } }])
  const unknown = await aFixture([aShared('system', three, { system_id: '9/9' })])
  await unknown.slip.restoreShared('K7TM4XQ9')
  expect(unknown.slip.getState().bets).toMatchObject([{ selections: [{}, {}, {}] }])
})

test('[2.4] [NAMED-2] a named bet is shared as one and restored as a whole, even if part of it is gone', async () => {
  const { slip, script, sent } = await createSlipFixture({ matches: ['7', '8', '9'].map(id => aMatch(id)) })
  for (const id of ['7', '8', '9']) slip.pick(keyOf(id), 1950 as Odds)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'system', named: 'trixie' })
  script.createShareCode = { ok: true, value: { data: { code: 'K7TM4XQ9', url: 'https://else.example' } } }
  await slip.share()
  expect(sent.find(({ name }) => name === 'createShareCode')?.body).toMatchObject({
    bets: [{ type: 'system', named: 'trixie', selections: [{}, {}, {}] }],
  })
  const legs = [aLeg('7'), aLeg('8'), aLeg('9', gone)]
  const patent = await aFixture([aShared('system', legs, { named: 'patent' })])
  // A patent has singles side by side, which the provider must take.
  patent.slip.dispatch({ type: 'settings-received', multiSingle: { betradar: true } })
  await patent.slip.restoreShared('K7TM4XQ9')
  expect(patent.slip.getState().bets).toMatchObject([{ named: 'patent', selections: [{}, {}, {}] }])
  const unknown = await aFixture([aShared('system', legs, { named: 'lucky-3' })])
  await unknown.slip.restoreShared('K7TM4XQ9')
  expect(unknown.slip.getState().bets).toMatchObject([{ type: 'system', selections: [{}, {}, {}] }])
})

test('[2.4] selections that are gone say so, one by one and in the news', async () => {
  const { slip, news } = await aFixture([aShared('combo', [aLeg('11'), aLeg('12', gone)])])
  await slip.restoreShared('K7TM4XQ9')
  expect(selectionsOf(slip.getState()).map(leg => leg.isNotAvailable)).toEqual([false, true])
  expect(news).toEqual([{ kind: 'shared-restored', gone: 1 }])
})

test('[2.4] a single that is gone beside one that is not is counted and stays on the slip to be removed', async () => {
  const { slip, news } = await aFixture([
    aShared('single', [aLeg('11', gone)]),
    aShared('single', [aLeg('12')]),
  ])
  slip.dispatch({ type: 'settings-received', multiSingle: { betradar: true } })
  await slip.restoreShared('K7TM4XQ9')
  expect(selectionsOf(slip.getState()).map(leg => leg.isNotAvailable)).toEqual([true, false])
  expect([news, slipBlock(slip.getState())]).toMatchObject([
    [{ kind: 'shared-restored', gone: 1 }],
    { kind: 'drop-leg', leg: 1 },
  ])
})

test('[2.4] replaced picks are not lost silently: they can be restored', async () => {
  const { slip, news } = await aFixture([aShared('single', [aLeg('8')])])
  slip.pick(keyOf('7'), 1950 as Odds)
  slip.dispatch({ type: 'stake-set', stake: 300, source: 'stake' })
  await slip.restoreShared('K7TM4XQ9')
  expect(slip.getState().bets.map(bet => bet.id)).toEqual(['8/1//1'])
  expect(slip.panel.getState()).toEqual({ tab: 'BET_SLIP', isOpen: true })
  const [lastNews] = news
  if (lastNews?.kind !== 'shared-restored') throw new Error('not told')
  lastNews.undo?.()
  expect(slip.getState().bets).toMatchObject([{ id: '7/1//1', stake: { value: 300 } }])
})

test('[2.4] an unknown code, an empty slip and a missing answer leave the slip unchanged, each with its own message', async () => {
  const { slip, script, news } = await aFixture([])
  slip.pick(keyOf('7'), 1950 as Odds)
  await slip.restoreShared('K7TM4XQ9')
  script.getShareBets = { ok: false, status: 404, body: { code: 14, localized_message: 'No such code.' } }
  await slip.restoreShared('K7TM4XQ9')
  script.getShareBets = { ok: false, status: 503 }
  await slip.restoreShared('K7TM4XQ9')
  expect(news.map(one => 'why' in one && one.why)).toEqual(['empty', 'not-found', 'failed'])
  expect(slip.getState().bets.map(bet => bet.id)).toEqual(['7/1//1'])
})

test('[2.4] a shared custom bet whose match is over is nothing to bet on', async () => {
  const { slip, news } = await aFixture([
    aShared('custom_bet', [aLeg('11', { match_status: 4 }), aLeg('11')]),
  ])
  slip.pick(keyOf('7'), 1950 as Odds)
  await slip.restoreShared('K7TM4XQ9')
  expect([news, slip.getState().bets.map(bet => bet.id)]).toEqual([
    [{ kind: 'share-failed', why: 'empty' }],
    ['7/1//1'],
  ])
})

test('[2.4] without the site’s flag nothing is requested, shared or reported', async () => {
  const { slip, sent, news } = await aFixture([aShared('single', [aLeg('7')])], { sharesBets: false })
  slip.pick(keyOf('8'), 1950 as Odds)
  await slip.restoreShared('K7TM4XQ9')
  expect(await slip.share()).toBeUndefined()
  expect([sent.some(({ name }) => name.includes('hare')), news, slip.getState().bets.length]).toEqual([
    false,
    [],
    1,
  ])
})

test('[2.4] a placement under way and its receipt are waited for', async () => {
  const { slip, script, settle } = await aFixture([aShared('single', [aLeg('8')])])
  slip.pick(keyOf('7'), 1950 as Odds)
  slip.dispatch({ type: 'stake-set', stake: 300, source: 'stake' })
  script.placeBets = { ok: false, status: 422, body: { code: 102, localized_message: 'Paused.' } }
  slip.place()
  const restored = slip.restoreShared('K7TM4XQ9')
  expect(slip.getState().state.status).toBe('PROCESSING')
  await restored
  await settle()
  expect(slip.getState().bets.map(bet => bet.id)).toEqual(['8/1//1'])
})
