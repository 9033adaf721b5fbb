import { GIVE_UP_AFTER_MS } from '@touchline/exactly-once'
import { expect, test } from 'vitest'
import { newerOfferOf } from './offer.ts'
import {
  aBetWire,
  createCashoutsFixture,
  euros,
  lost,
  paidOut,
  refusedWith,
} from './testing/createCashoutsFixture.ts'

test('a slide is stored with its key before the request is sent, and requests the offer on screen', () => {
  const { slide, calls, texts, state } = createCashoutsFixture()
  slide({ part: 400 })
  expect(calls).toEqual([
    { name: 'cashOut', key: 'key-1', input: { body: { bet_id: 'b1', to_cashout: 1_480, part: 400 } } },
  ])
  expect(texts.get('cashouts')).toContain('"key":"key-1"')
  expect(state()).toMatchObject({ status: 'asked' })
})

test('[CASHOUT-8] the offer on screen is paid, and nothing of it stays stored', async () => {
  const { slide, answer, state, texts } = createCashoutsFixture()
  slide()
  await answer(aBetWire({ status: 'cashed_out', ...paidOut(1_480) }))
  expect(state()).toMatchObject({ status: 'done' })
  expect(texts.get('cashouts')).toContain('"wishes":[]')
})

test.each([
  [refusedWith(409, 121, { to_cashout: 1_390 }), { why: 'changed', offer: 1_390 }],
  [refusedWith(409, 121, { to_cashout: null }), { why: 'changed' }],
  [refusedWith(409, 122, { because: 'suspended' }), { why: 'not-offered', because: 'suspended' }],
  [refusedWith(409, 122, { because: 'rain' }), { why: 'not-offered', because: 'not_offered' }],
  [refusedWith(409, 123), { why: 'decided' }],
  [refusedWith(422, 4), { why: 'refused', message: 'No.' }],
  [refusedWith(401), { why: 'refused' }],
])('a refusal is shown with its reason: %o', async (reply, refusal) => {
  const { slide, answer, state } = createCashoutsFixture()
  slide()
  await answer(reply)
  expect(state()).toMatchObject({ status: 'refused', refusal })
})

test.each([[lost], [refusedWith(503)], [refusedWith(429)], [refusedWith(409)]])(
  'no answer is neither paid nor refused: the same key is sent again after 2, 4 and 8 s (%o)',
  async reply => {
    const { slide, answer, pass, state, calls } = createCashoutsFixture()
    slide()
    await answer(reply)
    expect(state()).toMatchObject({ status: 'checking' })
    for (const seconds of [2, 4, 8]) {
      await pass(seconds * 1_000)
      await answer(reply)
    }
    expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1', 'key-1'])
    await pass(8_000)
    await answer(aBetWire({ status: 'cashed_out', ...paidOut(1_480) }))
    expect(state()).toMatchObject({ status: 'done' })
  },
)

const SILENT_ABOUT_THE_FIRST = [[refusedWith(403)], [refusedWith(404)], [refusedWith(422, 17)]] as const

test.each(SILENT_ABOUT_THE_FIRST)(
  '[PLACE-36] a refused repeat decides nothing about the request before it: %o',
  async refused => {
    const { slide, answer, pass, state } = createCashoutsFixture()
    slide()
    await answer(lost)
    await pass(2_000)
    await answer(refused)
    expect(state()).toMatchObject({ status: 'checking' })
    await pass(4_000)
    await answer(aBetWire({ status: 'cashed_out', ...paidOut(1_480) }))
    expect(state()).toMatchObject({ status: 'done' })
  },
)

test.each(SILENT_ABOUT_THE_FIRST)('[PLACE-36] nor does it after a reload: %o', async refused => {
  const texts = new Map<string, string>()
  createCashoutsFixture(texts).slide()
  const { cashouts, answer, state } = createCashoutsFixture(texts)
  cashouts.restore()
  await answer(refused)
  expect(state()).toMatchObject({ status: 'checking' })
})

test('when the network is back unanswered requests are repeated at once', async () => {
  const { cashouts, slide, answer, pass, calls, state } = createCashoutsFixture()
  slide()
  await answer(lost)
  await pass(2_000)
  await answer(lost)
  cashouts.wake()
  expect(calls).toHaveLength(3)
  await answer(refusedWith(409, 123))
  expect(state()).toMatchObject({ status: 'refused', refusal: { why: 'decided' } })
})

test('a request that hangs counts as unanswered, and its late answer still counts', async () => {
  const { slide, pass, answer, state, calls } = createCashoutsFixture()
  slide()
  await pass(8_000)
  expect(state()).toMatchObject({ status: 'checking' })
  await pass(2_000)
  expect(calls).toHaveLength(2)
  await answer(aBetWire({ status: 'cashed_out', ...paidOut(1_480) }))
  expect(state()).toMatchObject({ status: 'done' })
  await answer(refusedWith(409, 123))
  expect(state()).toMatchObject({ status: 'done' })
})

test('no cash-out is sent a minute later: it is given up and the bet shows the result', async () => {
  const { slide, answer, pass, state, calls } = createCashoutsFixture()
  slide()
  await answer(lost)
  await pass(GIVE_UP_AFTER_MS)
  expect(state()).toMatchObject({ status: 'refused', refusal: { why: 'no-answer' } })
  expect(calls).toHaveLength(1)
})

test('a reload continues with the same key, for the same player only', async () => {
  const before = createCashoutsFixture()
  before.slide()
  const { cashouts, calls, answer, state } = createCashoutsFixture(before.texts)
  cashouts.restore()
  expect(state()).toMatchObject({ status: 'checking' })
  expect(calls[0]!.key).toBe('key-1')
  await answer(aBetWire({ status: 'cashed_out', ...paidOut(1_480) }))
  expect(state()).toMatchObject({ status: 'done' })

  const other = createCashoutsFixture(new Map(before.texts), 'p2')
  other.cashouts.restore()
  expect([other.calls, other.state()]).toEqual([[], undefined])
})

test.each([
  '',
  'null',
  '{"version":1}',
  '{"version":1,"wishes":[{"key":"k"}]}',
  '{"version":2,"wishes":[]}',
  '{"broken',
])('[B2] a storage of %j cashes nothing out', text => {
  const { cashouts, calls } = createCashoutsFixture(new Map([['cashouts', text]]))
  cashouts.restore()
  expect(calls).toEqual([])
})

test('with a live leg the bookmaker decides: paid, or left open at a lower offer', async () => {
  const taken = aBetWire({ status: 'cashout_in_progress', v: 4, decide_at: 1_005_000 })
  const paid = createCashoutsFixture()
  paid.slide()
  await paid.answer(taken)
  expect(paid.state()).toMatchObject({ status: 'waiting', decideAt: 1_005_000 })
  paid.betEvent(aBetWire({ v: 3 }))
  expect(paid.state()).toMatchObject({ status: 'waiting' })
  paid.betEvent(aBetWire({ status: 'cashed_out', v: 5, ...paidOut(1_480) }))
  expect(paid.state()).toMatchObject({ status: 'done' })

  const second = createCashoutsFixture()
  second.slide()
  await second.answer(taken)
  second.betEvent(aBetWire({ v: 5, to_cashout: { value: 900, currency: 'EUR', subunits: 100 } }))
  expect(second.state()).toMatchObject({ status: 'refused', refusal: { why: 'changed', offer: 900 } })
})

test('a part unknown to the card is not taken for the one that was refused', async () => {
  const refused = createCashoutsFixture()
  refused.slide({ amount: euros(500), part: 300, paidBefore: 0 })
  await refused.answer(aBetWire({ status: 'cashout_in_progress', v: 4, ...paidOut(1_000) }))
  refused.betEvent(aBetWire({ v: 5, ...paidOut(1_000) }))
  expect(refused.state()).toMatchObject({ status: 'refused', refusal: { why: 'changed' } })

  const paid = createCashoutsFixture()
  paid.slide({ amount: euros(500), part: 300, paidBefore: 0 })
  await paid.answer(aBetWire({ status: 'cashout_in_progress', v: 4, ...paidOut(1_000) }))
  paid.betEvent(aBetWire({ v: 5, ...paidOut(1_500) }))
  expect(paid.state()).toMatchObject({ status: 'done' })
})

test('a decision without an event is looked up; one that ended the bet first wins', async () => {
  const { slide, answer, pass, listed, state, calls } = createCashoutsFixture()
  slide()
  await answer(aBetWire({ status: 'cashout_in_progress', v: 4 }))
  listed(aBetWire({ status: 'cashout_in_progress', v: 4 }))
  await pass(2_000)
  expect(state()).toMatchObject({ status: 'waiting' })
  listed(aBetWire({ status: 'done', v: 6, result: 'lose_entire' }))
  await pass(2_000)
  expect(state()).toMatchObject({ status: 'refused', refusal: { why: 'decided' } })
  expect(calls.filter(({ name }) => name === 'getBets')).toHaveLength(2)
})

test('the bet is requested by its id; a back end that returns its list instead is read, too', async () => {
  const { slide, answer, pass, listed, state, calls } = createCashoutsFixture()
  slide()
  await answer(aBetWire({ status: 'cashout_in_progress', v: 4 }))
  listed(aBetWire({ id: 'b2' }), aBetWire({ status: 'cashed_out', v: 6, ...paidOut(1_480) }))
  await pass(2_000)
  expect(state()).toMatchObject({ status: 'done' })
  expect(calls.at(-1)).toMatchObject({ name: 'getBets', input: { query: { ids: 'b1' } } })
})

test('a back end that refuses ids gets requests for its list, and none with ids again', async () => {
  const { slide, answer, pass, listed, refuseIds, state, calls } = createCashoutsFixture()
  refuseIds()
  slide()
  await answer(aBetWire({ status: 'cashout_in_progress', v: 4 }))
  listed(aBetWire({ status: 'cashout_in_progress', v: 4 }))
  await pass(2_000)
  listed(aBetWire({ status: 'cashed_out', v: 6, ...paidOut(1_480) }))
  await pass(2_000)
  expect(state()).toMatchObject({ status: 'done' })
  const inputs = calls.filter(({ name }) => name === 'getBets').map(({ input }) => JSON.stringify(input))
  expect(inputs.map(text => text.includes('"ids"'))).toEqual([true, false, false])
})

test('of a part only the part counts as paid', async () => {
  const { slide, answer, betEvent, state } = createCashoutsFixture()
  slide({ amount: euros(500), part: 400, paidBefore: 700 })
  await answer(aBetWire({ status: 'cashout_in_progress', v: 4 }))
  betEvent(aBetWire({ v: 5, ...paidOut(1_200) }))
  expect(state()).toMatchObject({ status: 'done' })
})

test('one cash-out of a bet at a time, and a second slide of this tab is none', () => {
  const { slide, calls } = createCashoutsFixture()
  slide()
  slide()
  expect(calls).toHaveLength(1)
})

test('offers move by their number: what is lower or equal is old', () => {
  const { cashouts, offerEvent } = createCashoutsFixture()
  const shown = () =>
    newerOfferOf({ cashout: { version: 4, offer: euros(1_480) } }, cashouts.getState().offers.b1)?.offer
      ?.value
  offerEvent(4, 1_000)
  expect(shown()).toBe(1_480)
  offerEvent(6, 1_510)
  offerEvent(5, 1_200)
  expect(shown()).toBe(1_510)
  offerEvent(7, null)
  expect(newerOfferOf({ cashout: { version: 4 } }, cashouts.getState().offers.b1)).toEqual({
    version: 7,
    because: 'suspended',
  })
  expect(newerOfferOf({}, cashouts.getState().offers.b1)).toBeUndefined()
})

test('who signs out leaves nothing behind', () => {
  const { cashouts, slide, state, texts } = createCashoutsFixture()
  slide()
  cashouts.forget()
  expect(state()).toBeUndefined()
  expect(texts.get('cashouts')).toContain('"wishes":[]')
})
