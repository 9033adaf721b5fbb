import type { CallInput } from '@touchline/contract'
import type { HarnessRandom } from '@touchline/tools/harness'
import type { FuzzWorld } from '../world.ts'

type Placement = CallInput<'placeBets'>['body']
type Bet = Placement['bets'][number]

const SELECTION = ['match_id', 'market_id', 'outcome_id', 'odds']
const LEGS_MAX = 3
const BETS_MAX = 3
const STAKE_MIN = 50
const STAKE_MAX = 3_000

/**
 * Bets that a slip would send: real selections of different matches at their prices, a stake the player has. A schema
 * has none of that, and bets generated from it are all refused.
 */
export function realPlacement(world: FuzzWorld, random: HarnessRandom): Placement {
  const bets = Array.from({ length: 1 + random.below(BETS_MAX) }, () => realBet(world, random))
  return { meta: { device_id: 'fuzz-device', quick: false }, bets }
}

function realBet(world: FuzzWorld, random: HarnessRandom): Bet {
  const legs = new Map<string, Bet['selections'][number]>()
  for (let count = 1 + random.below(LEGS_MAX); count > 0; count--) {
    const leg = world.recordOf(SELECTION, random) as Bet['selections'][number] | undefined
    if (leg) legs.set(leg.match_id, leg)
  }
  const selections = [...legs.values()]
  return {
    type: selections.length > 1 ? 'combo' : 'single',
    stake: { value: STAKE_MIN + random.below(STAKE_MAX - STAKE_MIN), currency: 'EUR' },
    selections,
  }
}
