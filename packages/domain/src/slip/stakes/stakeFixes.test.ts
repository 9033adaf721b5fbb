import { describe, expect, test } from 'vitest'
import { PLACEMENT_CODES, type PlacementRefusal, type PlacementRefusalKind } from '../../placing/index.ts'
import { after, aSlip, money, outcome, pick, stake } from '../../testing/builders.ts'
import { chosen, fourth, home, one, over, two, winner } from '../../testing/slips.ts'
import { placeReadiness } from '../placing/placeReadiness.ts'
import { stakeFixes } from './stakeFixes.ts'

/** A sum that was refused, with the figure it is held to. */
function refusal(kind: PlacementRefusalKind, limit: number, betId?: string): PlacementRefusal {
  return { kind, code: PLACEMENT_CODES[kind], limit, ...(betId !== undefined && { betId }) }
}

const [bet] = one.bets
const singles = after(two, chosen('single'), stake(1000))
const [first, second] = singles.bets.map(({ id }) => id) as [string, string]

describe('[PLACE-26] what a refusal’s figure means for the stake', () => {
  // The single is at 2.05.
  test.each([
    ['stake-too-low', 2000, 2000, 2000],
    ['stake-too-high', 500, 500, 500],
    ['win-too-high', 1025, 1025, 500],
    ['not-enough-money', 700, 700, 700],
  ] as const)(
    '[PLACE-26] %s at %i shows %i and is fixed by a stake of %i',
    (why, limit, figure, accepted) => {
      expect(stakeFixes(one, [refusal(why, limit)])).toEqual([
        { betId: bet!.id, why, limit: money(figure), stake: money(accepted) },
      ])
    },
  )

  test('[PLACE-26] the stake that is offered is taken, and one subunit beyond is not', () => {
    const limits = { maxWin: 1025 }
    const [fix] = stakeFixes(one, [refusal('win-too-high', limits.maxWin)])
    const at = (value: number) => placeReadiness(after(one, stake(value)), { isSignedIn: true, limits }).kind
    expect(at(fix!.stake!.value)).toBe('ready')
    expect(at(fix!.stake!.value + 1)).toBe('fix-stake')
  })

  test('[PLACE-26] beside others the bet is named, and money on them is not offered twice', () => {
    expect(
      stakeFixes(singles, [refusal('stake-too-high', 400, first), refusal('not-enough-money', 1600, second)]),
    ).toEqual([
      { betId: first, why: 'stake-too-high', limit: money(400), stake: money(400) },
      { betId: second, why: 'not-enough-money', limit: money(1600), stake: money(600) },
    ])
    expect(stakeFixes(singles, [refusal('stake-too-high', 400)])).toEqual([])
  })

  test('[PLACE-26] where no stake is accepted the figure is given and none is offered', () => {
    expect(stakeFixes(one, [refusal('not-enough-money', 0)])).toEqual([
      { betId: bet!.id, why: 'not-enough-money', limit: money(0) },
    ])
  })

  test('[PLACE-26] a part’s figure is given as the stake of the whole named bet, once; what a part found left is not', () => {
    const yankee = after(
      aSlip(),
      ...pick(home, over, winner, fourth),
      { type: 'bet-type-chosen', betType: 'system', named: 'lucky-15' },
      stake(30),
    )
    expect(stakeFixes(yankee, [refusal('stake-too-low', 10), refusal('stake-too-low', 10)])).toMatchObject([
      { why: 'stake-too-low', limit: money(150), stake: money(150) },
    ])
    expect(stakeFixes(yankee, [refusal('not-enough-money', 10)])).toEqual([])
  })

  test('[PLACE-26] a freebet’s stake gets its limit, and no cash is offered in its place', () => {
    const bonus = { id: 'f', type: 'freebet_all_win', freebetStake: money(2000) } as const
    const free = after(
      aSlip(),
      ...pick(outcome('m1')),
      { type: 'bonuses-received', betId: bet!.id, bonuses: [bonus] },
      { type: 'bonus-chosen', betId: bet!.id, bonusId: 'f' },
    )
    expect(free.bets[0]!.stake).toEqual(money(2000))
    expect(stakeFixes(free, [refusal('stake-too-high', 500)])).toEqual([
      { betId: bet!.id, why: 'stake-too-high', limit: money(500) },
    ])
  })

  test('[PLACE-26] a refusal that is about no sum fixes nothing', () => {
    const { limit: _, ...bare } = refusal('stake-too-high', 500)
    expect(stakeFixes(one, [bare, refusal('cannot-combine', 500)])).toEqual([])
  })
})
