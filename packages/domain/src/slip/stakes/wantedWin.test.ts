import fc from 'fast-check'
import { expect, test } from 'vitest'

import { toOdds } from '../../odds/index.ts'
import { divide, ratio, roundHalfUp } from '../../ratio/index.ts'
import { after, aSlip } from '../../testing/builders.ts'
import {
  bonuses,
  boost,
  chosen,
  customBetSet,
  jointPrice,
  namedBet,
  one,
  reloaded,
  three,
  two,
} from '../../testing/slips.ts'
import type { Slip } from '../index.ts'
import { payoutOdds } from './payoutOdds.ts'

const SLIPS: readonly Slip[] = [
  one,
  two,
  three,
  after(three, chosen('single')),
  after(three, chosen('system')),
  after(three, namedBet('trixie')),
  after(aSlip(), customBetSet),
  after(aSlip(), customBetSet, jointPrice(2400)),
]

test('[SLIP-13] after a reload a wanted win has the stake that wins it, whatever the bet is and whatever boosted it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SLIPS),
      fc.nat(1_000_000),
      fc.option(fc.integer({ min: 1001, max: 3000 }), { nil: undefined }),
      (slip, potentialWin, odds) => {
        const boosted = slip.bets.map(({ id }) =>
          bonuses(id, ...(odds === undefined ? [] : [{ ...boost, odds: toOdds(odds) }])),
        )
        const wanted = slip.bets.map(({ id: betId }) => ({
          type: 'potential-win-set' as const,
          betId,
          potentialWin,
        }))
        const before = after(slip, ...boosted, ...wanted)
        for (const bet of [...before.bets, ...after(aSlip(), ...reloaded(...before.bets)).bets]) {
          expect(BigInt(bet.stake.value)).toBe(roundHalfUp(divide(ratio(potentialWin), payoutOdds(bet)!)))
        }
      },
    ),
  )
})
