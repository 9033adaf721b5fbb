import { expect, test } from 'vitest'
import { createHarnessRandom } from '@touchline/tools/harness'
import { readOwnBet, realCashout } from './requests/realCashout.ts'
import { createWorld } from './world.ts'

const bet = (to_cashout: number | null) => ({
  data: [
    {
      id: '7',
      ref: 'A',
      selections: [],
      stake: { value: 1000, currency: 'EUR' },
      open_stake: { value: 500, currency: 'EUR' },
      to_cashout: to_cashout === null ? null : { value: to_cashout, currency: 'EUR' },
    },
  ],
})
const random = createHarnessRandom('a')

test('a bet is cashed out by the player who received it, for its last value', () => {
  const world = createWorld()
  expect(readOwnBet(world, random)).toBeUndefined()
  world.learn(bet(480), 'token')
  world.learn(bet(451), 'token')
  const own = readOwnBet(world, random)!
  expect(own).toEqual({ bet_id: '7', to_cashout: 451, open_stake: 500, token: 'token' })
  const bodies = Array.from({ length: 40 }, () => realCashout(own, random))
  expect(bodies).toContainEqual({ bet_id: '7', to_cashout: 451 })
  expect(bodies).toContainEqual({ bet_id: '7', to_cashout: 225, part: 250 })
})

test('a bet that is worth nothing any more is forgotten', () => {
  const world = createWorld()
  world.learn(bet(480), 'token')
  world.learn(bet(null), 'token')
  expect(readOwnBet(world, random)).toBeUndefined()
})
