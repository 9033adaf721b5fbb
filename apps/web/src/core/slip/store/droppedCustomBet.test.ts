import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { aMatch } from '#core/live/testing'
import { aCustomLeg, createSlipFixture, aStorage } from '../testing/createSlipFixture.ts'

async function aCustomBet(storage = aStorage()) {
  const fixture = await createSlipFixture({ storage })
  const { slip } = fixture
  slip.dispatch({
    type: 'custom-bet-set',
    selections: [aCustomLeg(1), aCustomLeg(18)],
    customOdds: 3500 as Odds,
  })
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  const become = (matchStatus: MatchStatus): void =>
    slip.dispatch({ type: 'availability-changed', changes: [{ ...aCustomLeg(1), matchStatus }] })
  return { ...fixture, become }
}

const expectedNews = { kind: 'custom-bet-dropped', homeName: 'Home 7', awayName: 'Away 7' }

test.each([
  ['ends', MATCH_STATUS.finished],
  ['is stopped', MATCH_STATUS.stopped],
] as const)(
  '[SLIP-17] a custom bet whose match %s is removed, and the notice names the match',
  async (_, status) => {
    const { slip, news, become } = await aCustomBet()
    become(status)
    expect([slip.getState().bets, news]).toEqual([[], [expectedNews]])
  },
)

test('[SLIP-17] a stored custom bet whose match has ended is reported as well', async () => {
  const storage = aStorage()
  await aCustomBet(storage)
  const match = aMatch('7')
  const over = { ...match, state: { ...match.state, status: MATCH_STATUS.finished } }
  const { slip, news } = await createSlipFixture({ storage, matches: [over] })
  await slip.restore()
  expect([slip.getState().bets, news]).toEqual([[], [expectedNews]])
})

test('[SLIP-17] a custom bet that the bettor removed is not reported, nor one under way', async () => {
  const { slip, news, become } = await aCustomBet()
  slip.place()
  become(MATCH_STATUS.finished)
  expect(slip.getState().bets).toHaveLength(1)
  const other = await aCustomBet()
  other.slip.dispatch({ type: 'cleared' })
  expect([news, other.news]).toEqual([[], []])
})
