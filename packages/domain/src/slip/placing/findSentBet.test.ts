import { expect, test } from 'vitest'

import type { Bet } from '../../bet/index.ts'
import { after, JPY, money, pick, stake } from '../../testing/builders.ts'
import { chosen, home, namedBet, one, three, two, winner } from '../../testing/slips.ts'
import type { DraftBet } from '../index.ts'
import { findSentBet, partsOf, placementsOf, SENT_BET_SKEW_MS } from '../index.ts'

const SENT_AT = 1_000_000

/** A draft as it would stand in the bet history. */
function placed(id: string, draft: DraftBet, facts: Partial<Bet> = {}): Bet {
  const [{ type, stake: staked, legs, system }] = placementsOf(draft) as [
    ReturnType<typeof placementsOf>[number],
  ]
  return {
    id,
    type,
    stake: staked,
    legs: legs.map(leg => ({ ...leg, result: 'no_results' })),
    ...(system && { system }),
    createdAt: SENT_AT + 300,
    ...facts,
  } as Bet
}

const combo = two.bets[0]!

test('[PLACE-31] the bet with the same type, legs and stake, placed since the tap, is the one that was sent', () => {
  const sent = placed('b2', combo)
  const others = [
    placed('b1', combo, { createdAt: SENT_AT - SENT_BET_SKEW_MS - 1 }),
    placed('b3', one.bets[0]!),
    placed('b4', combo, { stake: money(1001) }),
    placed('b5', combo, { stake: money(1000, JPY) }),
    placed('b6', combo, { type: 'system' }),
    placed('b7', after(two, ...pick(winner)).bets[0]!),
  ]
  expect(findSentBet([combo], [...others, sent], SENT_AT)).toEqual([sent])
  expect(findSentBet([combo], others, SENT_AT)).toBeUndefined()
  expect(findSentBet([combo], [], SENT_AT)).toBeUndefined()
})

test('[PLACE-31] its legs may stand in another order, and clocks may differ by half a minute', () => {
  const early = placed('b1', combo, { createdAt: SENT_AT - SENT_BET_SKEW_MS })
  const turned = { ...early, legs: early.legs.toReversed() }
  expect(findSentBet([combo], [turned], SENT_AT)).toEqual([turned])
})

test('[PLACE-31] of several alike the nearest to the tap is taken, and none that stood before it', () => {
  const before = placed('b1', combo, { createdAt: SENT_AT - 200 })
  const now = placed('b2', combo)
  const later = placed('b3', combo, { createdAt: SENT_AT + 9_000 })
  expect(findSentBet([combo], [later, now, before], SENT_AT)).toEqual([before])
  expect(findSentBet([combo], [later, now, before], SENT_AT, new Set(['b1']))).toEqual([now])
  expect(findSentBet([combo], [before], SENT_AT, new Set(['b1']))).toBeUndefined()
  const long = placed('b4', combo, { createdAt: SENT_AT - 9_000 })
  expect(findSentBet([combo], [long, now, later], SENT_AT)).toEqual([now])
})

test('[PLACE-31] several singles are several bets, in the order they went out', () => {
  const singles = after(two, chosen('single'), stake(500)).bets
  const [a, b] = singles.map((draft, i) => placed(`b${i}`, draft)) as [Bet, Bet]
  expect(findSentBet(singles, [b, a], SENT_AT)).toEqual([a, b])
  expect(findSentBet(singles, [b], SENT_AT)).toBeUndefined()
  expect(findSentBet([combo, combo], [placed('c', combo)], SENT_AT)).toBeUndefined()
})

test('[PLACE-31] a named bet is all the bets that it went out as', () => {
  const patent = after(three, namedBet('patent'), stake(7000)).bets[0]!
  const parts = partsOf(patent).map(({ bet }, i) => placed(`b${i}`, bet))
  expect(parts.length).toBeGreaterThan(3)
  expect(findSentBet([patent], parts.toReversed(), SENT_AT)).toEqual(parts)
  expect(findSentBet([patent], parts.slice(1), SENT_AT)).toBeUndefined()
})

test('[PLACE-31] systems of the same legs and stake are distinguished by how many must win, if the history contains it', () => {
  const system = after(
    three,
    ...pick({ ...home, matchId: 'm9' as typeof home.matchId }),
    chosen('system', '2/4'),
  ).bets[0]!
  const wrong = placed('b1', system, { system: { id: '3/4', winCount: 3, totalCount: 4 } })
  expect(findSentBet([system], [wrong], SENT_AT)).toBeUndefined()
  const { system: _, ...silent } = placed('b2', system)
  expect(findSentBet([system], [wrong, silent], SENT_AT)).toEqual([silent])
})
