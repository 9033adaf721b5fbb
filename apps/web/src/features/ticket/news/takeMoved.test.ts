import type { Market } from '@touchline/domain/market'
import type { Match } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import { selectionsOf } from '@touchline/domain/slip'
import { expect, test } from 'vitest'
import { seedWithMarkets } from '#core/live'
import { takeMoved } from './takeMoved.ts'
import { anOutcome, createTicketFixture } from '../testing/ticketFixture.tsx'

const key = anOutcome('7', 2100)

/** A live match whose price the test moves, and quick bet switched on. */
function aFixture() {
  const { slip, live, session } = createTicketFixture()
  session.setState({ status: 'LOGGED_IN' })
  let version = 0
  const offer = (odds: number, status: Market['status'] = 1): void => {
    const outcomes = [{ id: '1', name: 'Home 7', active: true, odds: odds as Odds }]
    const market = { id: 1, specifier: '', name: 'Full-time result', status, provider: 'betradar', outcomes }
    const match = {
      id: key.matchId,
      urnId: 'sr:match:7',
      slug: 'match-7',
      version: ++version,
      sport: { key: 'soccer' },
      category: { slug: 'norland', name: 'Norland' },
      tournament: { id: 'sr:tournament:1' },
      home: { id: 'home-7', name: 'Home 7' },
      away: { id: 'away-7', name: 'Away 7' },
      state: { status: 1, stage: '1st_half', score: { home: 0, away: 0 }, periodScores: [] },
      availableMarkets: 1,
      provider: 'betradar',
      mainMarket: market,
    } as unknown as Match
    slip.names.rememberEvents([match])
    live.store.seed([seedWithMarkets(match, [market as unknown as Market], version)])
  }
  const news: string[] = []
  slip.onNews(one => (news.push(one.kind), true))
  offer(2100)
  return { slip, news, offer, take: () => takeMoved({ slip, live }, key) }
}

test('what is taken is taken at the price of the press, not of the question', () => {
  const { slip, offer, take } = aFixture()
  offer(1900)
  take()
  expect(selectionsOf(slip.getState())).toMatchObject([{ odds: 1900, acceptedOdds: 1900 }])
})

test('pressed for what is on the slip by now, it leaves it there', () => {
  const { slip, take } = aFixture()
  take()
  take()
  expect(selectionsOf(slip.getState()).length).toBe(1)
})

test('a price that takes no bets any more is refused with words', () => {
  const { slip, news, offer, take } = aFixture()
  offer(2100, -1)
  take()
  expect(selectionsOf(slip.getState())).toEqual([])
  expect(news).toEqual(['pick-refused'])
})

test('[PICK-5] it never bets at once: quick bet is turned off, and the price is added to the slip', () => {
  const { slip, news, take } = aFixture()
  slip.quick.toggle()
  expect(slip.quick.getState().isEnabled).toBe(true)
  take()
  expect(slip.quick.getState()).toMatchObject({ isEnabled: false, state: { status: 'initial' } })
  expect(selectionsOf(slip.getState()).length).toBe(1)
  expect(news).toEqual([])
})
