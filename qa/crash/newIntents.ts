import type { CallInput, CallReply } from '@touchline/contract'
import type { HarnessPlayer, OfferedSelection, HarnessRandom } from '@touchline/tools/harness'
import type { Intent } from './intent.ts'
import { ANSWER_MS_MAX } from './sendIntent.ts'

const STAKE_MIN = 50
const STAKE_SPAN = 500

/** One to three bets of one to three legs each, on what is offered. */
export function newPlacement(
  player: HarnessPlayer,
  offers: readonly OfferedSelection[],
  random: HarnessRandom,
): Intent {
  const legs = Array.from({ length: 1 + random.below(3) }, () => random.pick(offers))
  const selections = [...new Map(legs.map(leg => [leg.match_id, leg])).values()]
  const stake = { value: STAKE_MIN + random.below(STAKE_SPAN), currency: 'EUR' }
  const type = selections.length > 1 ? 'combo' : 'single'
  const bets = Array.from({ length: 1 + random.below(3) }, () => ({ type, stake, selections }) as const)
  const body: CallInput<'placeBets'>['body'] = { meta: { device_id: 'crash-harness', quick: false }, bets }
  return newIntent(player, random.uuid(), 'placeBets', body, selections.length)
}

/**
 * Cashing out one of the player's last bets, in full or in part, at the current offer; undefined where there is none.
 */
export async function newCashout(
  player: HarnessPlayer,
  origin: string | undefined,
  random: HarnessRandom,
): Promise<Intent | undefined> {
  try {
    const answer = await fetch(`${origin}/api/sportsbook/v3/bets?status=waiting_results&limit=10`, {
      headers: { 'x-session-token': player.token },
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
    })
    const { data } = (await answer.json()) as CallReply<'getBets'>
    const offered = data.filter(({ to_cashout }) => to_cashout)
    if (offered.length === 0) return undefined
    const { id, to_cashout, stake, open_stake } = random.pick(offered)
    const open = open_stake?.value ?? stake.value
    const part = random.chance(0.5) && open > 1 ? Math.floor(open / 2) : undefined
    // Half of the stake is worth half of the offer, up to rounding: sometimes it is one subunit too much, and then
    // refused.
    const value = part === undefined ? to_cashout!.value : Math.floor((to_cashout!.value * part) / open)
    if (value === 0) return undefined
    const body: CallInput<'cashOut'>['body'] = { bet_id: id, to_cashout: value, ...(part && { part }) }
    return newIntent(player, random.uuid(), 'cashOut', body, 0)
  } catch {
    return undefined
  }
}

function newIntent(
  player: HarnessPlayer,
  key: string,
  call: Intent['call'],
  body: object,
  legs: number,
): Intent {
  return { player, key, call, body: JSON.stringify(body), legs, lost: 0, answer: undefined }
}
