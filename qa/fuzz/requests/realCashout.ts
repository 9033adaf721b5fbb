import type { CallInput } from '@touchline/contract'
import type { HarnessRandom } from '@touchline/tools/harness'
import type { FuzzWorld } from '../world.ts'

/** A bet as its player received it: what it was worth then, in subunits, and the session that may cash it out. */
export interface OwnBet {
  readonly bet_id: string
  readonly to_cashout: number
  readonly open_stake: number
  readonly token: string
}

const OWN_BET = ['bet_id', 'token']
const PART_SHARE = 0.4

/** A bet that was worth something when it was received; undefined before there was one. */
export function readOwnBet(world: FuzzWorld, random: HarnessRandom): OwnBet | undefined {
  const bet = world.recordOf(OWN_BET, random) as Partial<OwnBet> | undefined
  return bet?.token === undefined ? undefined : (bet as OwnBet)
}

/**
 * Cashing it out as My bets would, in full or by half. From a schema alone the bet and the value would never match an
 * offer.
 */
export function realCashout(
  { bet_id, to_cashout, open_stake }: OwnBet,
  random: HarnessRandom,
): CallInput<'cashOut'>['body'] {
  const part = random.chance(PART_SHARE) ? Math.floor(open_stake / 2) : 0
  if (part === 0) return { bet_id, to_cashout }
  return { bet_id, to_cashout: Math.max(1, Math.floor((to_cashout * part) / open_stake)), part }
}
