import type { Odds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { aMatch } from '#core/live/testing'
import { createSlipFixture, keyOf } from '../testing/createSlipFixture.ts'

const most = (value: number) => ({ ok: true as const, value: { data: value } })

/** Two singles; the player has 100.00. */
async function twoSingles() {
  const fixture = await createSlipFixture()
  fixture.slip.dispatch({ type: 'settings-received', multiSingle: { betradar: true } })
  fixture.slip.pick(keyOf('7'), 1950 as Odds)
  fixture.slip.pick(keyOf('8'), 1950 as Odds)
  fixture.slip.dispatch({ type: 'bet-type-chosen', betType: 'single' })
  await fixture.settle()
  return fixture
}
const [FIRST, SECOND] = ['7/1//1', '8/1//1'] as const

test('[PLACE-13] the maximum stake is requested with the bet first and the other staked bets behind it', async () => {
  const { slip, script, sent } = await twoSingles()
  slip.dispatch({ type: 'stake-set', betId: SECOND, stake: 700, source: 'stake' })
  script.getMaxStake = most(5_000)
  expect(await slip.maxStake(FIRST)).toEqual({ value: 5_000, currency: 'EUR', subunits: 100 })
  const sentBody = sent.find(({ name }) => name === 'getMaxStake')?.body as { bets: object[] }
  expect(sentBody).toMatchObject({
    meta: { device_id: 'device-0001', quick: false },
    bets: [
      { stake: { value: 0 }, selections: [{ match_id: '7' }] },
      { stake: { value: 700 }, selections: [{ match_id: '8' }] },
    ],
  })
})

test('[PLACE-13] the maximum is never more than the balance leaves after the other bets', async () => {
  const { slip, script } = await twoSingles()
  slip.dispatch({ type: 'stake-set', betId: SECOND, stake: 700, source: 'stake' })
  script.getMaxStake = most(1_000_000)
  expect((await slip.maxStake(FIRST))?.value).toBe(9_300)
})

test('[PLACE-13] without an answer the balance alone bounds it, and without a player nothing does', async () => {
  const { slip, script, session } = await twoSingles()
  script.getMaxStake = { ok: false, status: 429, body: { code: 15, localized_message: 'Later.' } }
  expect((await slip.maxStake(FIRST))?.value).toBe(10_000)
  script.signOut = { ok: true, value: null }
  await session.signOut()
  expect(await slip.maxStake(FIRST)).toBeUndefined()
})

test('[PLACE-13] a bet that is accepted at no stake has no maximum, and the reason is shown', async () => {
  const { slip, script, news } = await twoSingles()
  script.getMaxStake = { ok: false, status: 422, body: { code: 104, localized_message: 'No.' } }
  expect(await slip.maxStake(FIRST)).toBeUndefined()
  expect(news).toEqual([{ kind: 'no-most', message: 'No.' }])
})

test('[PLACE-13] a newer question overtakes an older one', async () => {
  const { slip, script } = await twoSingles()
  const answers: ((value: ReturnType<typeof most>) => void)[] = []
  script.getMaxStake = () => new Promise(resolve => answers.push(resolve))
  const [older, newer] = [slip.maxStake(FIRST), slip.maxStake(SECOND)]
  answers[1]!(most(800))
  answers[0]!(most(100))
  expect([await older, (await newer)?.value]).toEqual([undefined, 800])
})

test('[PLACE-13] a slip that changed in the meantime does not get the answer, one whose prices ticked does', async () => {
  const { slip, script, market, settings } = await twoSingles()
  settings.chooseOddsAcceptMode('any')
  let answer: (value: ReturnType<typeof most>) => void = () => {}
  script.getMaxStake = () => new Promise(resolve => (answer = resolve))
  const changed = slip.maxStake(FIRST)
  slip.dispatch({ type: 'stake-set', betId: FIRST, stake: 50, source: 'stake' })
  answer(most(100))
  expect(await changed).toBeUndefined()
  const ticked = slip.maxStake(FIRST)
  market('7', [1900, 3400, 4100])
  answer(most(100))
  expect((await ticked)?.value).toBe(100)
})

test('[PLACE-13] for a bet that does not exist nothing is requested', async () => {
  const { slip, sent } = await twoSingles()
  expect(await slip.maxStake('combo')).toBeUndefined()
  expect(sent.some(({ name }) => name === 'getMaxStake')).toBe(false)
})

test('[PLACE-13] [NAMED-2] of a named bet every part bounds the whole by its share of the lines', async () => {
  const { slip, script, sent } = await createSlipFixture({ matches: ['7', '8', '9'].map(id => aMatch(id)) })
  for (const id of ['7', '8', '9']) slip.pick(keyOf(id), 1950 as Odds)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'system', named: 'trixie' })
  // Three doubles may take 3.00 and the treble 0.50: four lines of 0.50.
  const answers = [most(300), most(50)]
  script.getMaxStake = () => Promise.resolve(answers.shift()!)
  expect((await slip.maxStake('system'))?.value).toBe(200)
  expect(sent.filter(({ name }) => name === 'getMaxStake')).toHaveLength(2)
})
