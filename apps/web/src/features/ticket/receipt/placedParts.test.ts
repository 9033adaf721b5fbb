import type { Bet } from '@touchline/domain/bet'
import type { BetBonus } from '@touchline/domain/bonus'
import type { Odds } from '@touchline/domain/odds'
import { betTotals, type DraftBet } from '@touchline/domain/slip'
import { expect, test } from 'vitest'
import { placedParts } from './placedParts.ts'
import { anOutcome, createTicketFixture } from '../testing/ticketFixture.tsx'

const legs = [anOutcome('1', 2050), anOutcome('2', 1720), anOutcome('3', 3100)]

function placedOf({ type, stake, selections }: DraftBet, more: Partial<Bet> = {}): Bet {
  return { id: '9', type, stake, odds: 1000 as Odds, legs: selections, ...more } as unknown as Bet
}

function aDraft(event: { betType: 'combo' } | { betType: 'system' }, bonus?: BetBonus): DraftBet {
  const { slip, pick, stake } = createTicketFixture()
  pick(...legs)
  slip.dispatch({ type: 'bet-type-chosen', ...event })
  stake(1000)
  const betId = slip.getState().bets[0]!.id
  if (bonus) slip.dispatch({ type: 'bonuses-received', betId, bonuses: [bonus] })
  return slip.getState().bets[0]!
}

test('[BONUS-4] the receipt of a boosted combo shows what the slip showed', () => {
  const boosted = aDraft({ betType: 'combo' }, { id: 'b', type: 'comboboost', odds: 1100 as Odds })
  expect(boosted.bonus?.type).toBe('comboboost')
  const [part] = placedParts([placedOf(boosted)], [boosted])
  expect(part?.returns.value).toBe(betTotals(boosted)?.returns)
  expect(part?.returns.value).toBeGreaterThan(betTotals(aDraft({ betType: 'combo' }))!.returns)
})

test('a receipt pays at the odds the legs were taken at', () => {
  const combo = aDraft({ betType: 'combo' })
  const taken = combo.selections.map(leg => ({ ...leg, odds: 2000 as Odds }))
  const [part] = placedParts([placedOf(combo, { legs: taken as unknown as Bet['legs'] })], [combo])
  expect(part?.returns.value).toBe(8000)
})

test('a system knows which one it is', () => {
  const system = aDraft({ betType: 'system' })
  const [part] = placedParts([placedOf(system)], [system])
  expect(part).toMatchObject({
    system: { id: system.system?.id },
    returns: { value: betTotals(system)?.returns },
  })
})
