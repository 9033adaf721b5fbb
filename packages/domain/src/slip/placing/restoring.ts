import { outcomeKeyOf } from '../../market/index.ts'
import { withoutBonuses } from '../building/bonuses.ts'
import { createDraftBet, stakeParts } from '../building/createDraftBet.ts'
import { addSelection } from '../building/pickOutcome.ts'
import { withLeft } from './placing.ts'
import { oneFreebetEach, restoreBets } from './restoreBets.ts'
import { resting } from './resting.ts'
import type { DraftBet, StoredPlacing, Slip } from '../slip.ts'
import type { SlipEvent } from '../slipEvent.ts'
import { selectedKeys, selectionsOf } from '../slipViews.ts'

/**
 * The slip waits for storage. A placement that was in progress when the page closed locks it at once, and is looked up
 * under its key ([TICKET-12]).
 */
export function startRestoring(slip: Slip, processing: StoredPlacing | undefined): Slip {
  const waiting = { ...slip, isRestoring: true }
  if (!processing || processing.bets.length === 0) return waiting
  const { key, startedAt, bets } = processing
  return { ...withLeft(waiting), state: { status: 'PROCESSING', key, bets, startedAt, answer: 'unknown' } }
}

/**
 * Stored bets are restored. What the bettor did in the meantime is newer: a slip that no longer waits, because it was cleared
 * or replaced, stays unchanged ([TICKET-9]); new picks are added to the stored ones ([TICKET-16]).
 */
export function takeStored(slip: Slip, event: SlipEvent & { type: 'restored' }): Slip {
  if (!slip.isRestoring) return slip
  const { state } = slip
  if (state.status !== 'PROCESSING') {
    const back = withLeft(slip)
    return resting({ ...back, isRestoring: false, bets: joined(back, revived(back, event)) })
  }
  const bets = event.bets.length > 0 ? event.bets : state.bets
  return { ...slip, isRestoring: false, bets: revived(slip, { ...event, bets }) }
}

/**
 * Returns bets whose unknown placement turned out to have failed: picks made since are added; bonuses are removed,
 * because they belonged to the player ([PLACE-35]).
 */
export function restoreUnplaced(slip: Slip, bets: readonly DraftBet[]): Slip {
  const back = withLeft(slip)
  const returned = revived(back, { type: 'restored', source: 'storage', bets: bets.map(withoutBonuses) })
  return resting({ ...back, bets: joined(back, returned) })
}

function revived(slip: Slip, event: SlipEvent & { type: 'restored' }): readonly DraftBet[] {
  return restoreBets({ ...slip, bets: [] }, event)
}

/**
 * The stored bets, with the picks made since as if tapped afterwards, at the stake set since if there is one
 * ([TICKET-16]).
 */
function joined(slip: Slip, stored: readonly DraftBet[]): readonly DraftBet[] {
  if (slip.bets.length === 0) return stored
  // A custom bet cannot be combined with other bets: the newer one stays.
  if ([...stored, ...slip.bets].some(({ type }) => type === 'custom_bet')) return slip.bets
  const had = selectedKeys({ ...slip, bets: stored })
  const whole = selectionsOf(slip)
    .filter(leg => !had.has(outcomeKeyOf(leg)))
    .reduce((bets, leg) => addSelection({ ...slip, bets }, leg), stored)
  return oneFreebetEach(
    whole.map(bet => {
      const staked = slip.bets.find(
        ({ id, stake }) => stake.value > 0 && (bet.type !== 'single' || id === bet.id),
      )
      return staked ? createDraftBet(bet.type, bet.selections, stakeParts(staked), bet) : bet
    }),
  )
}
