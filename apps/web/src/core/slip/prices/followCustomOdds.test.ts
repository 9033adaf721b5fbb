import type { Odds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { aCustomLeg, createSlipFixture } from '../testing/createSlipFixture.ts'

const price = (odds: number) => ({ ok: true as const, value: { data: { odds } } })
const no = (code: number) => ({ ok: false as const, status: 422, body: { code, localized_message: 'No.' } })

/** A slip with a custom bet of match 7 at 3.50, whose first leg is the one the page shows. */
async function aCustomBet() {
  const fixture = await createSlipFixture()
  fixture.script.getMatch = { ok: false, status: 503 }
  fixture.script.getCustomOdds = price(3500)
  fixture.slip.dispatch({
    type: 'custom-bet-set',
    selections: [aCustomLeg(1), aCustomLeg(18, '12')],
    customOdds: 3500 as Odds,
  })
  await fixture.settle()
  const bet = () => fixture.slip.getState().bets[0]
  const requests = () => fixture.sent.filter(({ name }) => name === 'getCustomOdds')
  return { ...fixture, bet, requests }
}

test('[CUSTOM-3] the joint price is requested when a leg moves, and a changed one waits for confirmation', async () => {
  const { slip, market, pass, script, bet, requests } = await aCustomBet()
  await pass(500)
  expect(requests().map(({ body }) => body)).toEqual([
    {
      match_id: '7',
      selections: [
        { market_id: 1, specifier: '', outcome_id: '1' },
        { market_id: 18, specifier: '', outcome_id: '12' },
      ],
    },
  ])
  script.getCustomOdds = price(3300)
  market('7', [1900, 3400, 4100])
  await pass(499)
  expect(requests()).toHaveLength(1)
  await pass(1)
  expect(bet()).toMatchObject({ customOdds: 3300, acceptedCustomOdds: 3500 })
  expect(slip.getState().state.status).toBe('ODDS_CHANGED')
})

test('[CUSTOM-3] moves within half a second are one question, and moving on and on does not put it off', async () => {
  const { market, pass, requests } = await aCustomBet()
  await pass(500)
  for (let i = 0; i < 10; i += 1) {
    market('7', [1900 - i, 3400, 4100])
    await pass(100)
  }
  expect(requests()).toHaveLength(3)
})

test('[CUSTOM-3] an answer that comes after that of a later question is old news', async () => {
  const { market, pass, script, bet, settle } = await aCustomBet()
  await pass(500)
  const answers: ((value: ReturnType<typeof price>) => void)[] = []
  script.getCustomOdds = () => new Promise(resolve => answers.push(resolve))
  market('7', [1900, 3400, 4100])
  await pass(500)
  market('7', [1800, 3400, 4100])
  await pass(500)
  answers[1]!(price(3000))
  await settle()
  answers[0]!(price(3300))
  await settle()
  expect(bet()).toMatchObject({ customOdds: 3000 })
})

test.each([120, 103, 104])(
  '[CUSTOM-4] outcomes that have no joint price any more (%i) are not available',
  async code => {
    const { slip, pass, script, bet } = await aCustomBet()
    script.getCustomOdds = no(code)
    await pass(500)
    expect(bet()).not.toHaveProperty('customOdds')
    expect(slip.getState().state.status).toBe('ODDS_CHANGED')
  },
)

test('a paused leg keeps the joint price, and it is requested again when the leg opens', async () => {
  const { market, pass, script, bet, requests } = await aCustomBet()
  await pass(500)
  script.getCustomOdds = no(102)
  market('7', [1950, 3400, 4100], -1)
  await pass(500)
  expect(bet()).toMatchObject({ customOdds: 3500, selections: [{ isSuspended: true }, {}] })
  market('7', [1950, 3400, 4100], 1)
  await pass(500)
  expect(requests()).toHaveLength(3)
})

test('an unanswered request is repeated after five seconds, or sooner when a leg moves', async () => {
  const { market, pass, script, bet, requests } = await aCustomBet()
  script.getCustomOdds = { ok: false }
  await pass(500)
  await pass(5_000)
  expect([requests().length, bet()?.customOdds]).toEqual([2, 3500])
  script.getCustomOdds = price(3600)
  market('7', [2000, 3400, 4100])
  await pass(500)
  expect([requests().length, bet()?.customOdds]).toEqual([3, 3600])
})

test('a custom bet that left the slip is not priced, and its late answer is ignored', async () => {
  const { slip, pass, script, requests, settle, timers } = await aCustomBet()
  let answer: (value: ReturnType<typeof price>) => void = () => {}
  script.getCustomOdds = () => new Promise(resolve => (answer = resolve))
  await pass(500)
  slip.dispatch({ type: 'cleared' })
  answer(price(9000))
  await settle()
  await pass(10_000)
  expect([requests().length, slip.getState().bets, timers()]).toEqual([1, [], 0])
})
