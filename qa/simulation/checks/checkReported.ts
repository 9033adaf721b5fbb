import type { SimulatedTab } from '../client/tab.ts'
import type { PlacementIntent } from '../world/witness.ts'
import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'

/** No bettor is shown "no answer" before that (design, section 4). */
const GIVE_UP_AFTER_MS = 60_000

type BetRow = { id: string; tap: string; isOpen: boolean; waits: boolean }
type CashoutRow = { key: string; status: string }

const BETS = `select id, meta->>'device_id' as tap, status <> 'rejected' as "isOpen", status = 'submitted' as waits from bets order by id`
const CASHOUTS = 'select key, status from cashouts where key is not null'

/**
 * What bettors were shown is true (I8): "accepted" names exactly the bets of the tap, "not placed" leaves none,
 * "cashed out" is paid and "not cashed out" is not. Only who signed out, closed the tab or has waited for a minute
 * may have no definite answer.
 */
export async function checkReported({ observer, witness }: World): Promise<void> {
  const { rows: bets } = await observer.query<BetRow>({ name: 'bets of taps', text: BETS })
  const placedTaps = Map.groupBy(
    bets.filter(({ isOpen }) => isOpen),
    ({ tap }) => tap,
  )
  const idsOf = ({ key }: PlacementIntent): readonly string[] =>
    placedTaps.get(key)?.map(({ id }) => id) ?? []
  for (const intent of witness.intents.values()) checkTap(intent, idsOf(intent))
  checkBeside(witness, idsOf)
  const { rows } = await observer.query<CashoutRow>({ name: 'cash-outs of wishes', text: CASHOUTS })
  const paid = new Set(rows.filter(({ status }) => status === 'paid').map(({ key }) => key))
  for (const { key, betId, tab, at, end } of witness.wishes.values()) {
    const of = `the cash-out ${key} of bet ${betId} in ${tab}`
    if (!end) throw new Violation('I8', `${of} ended without a result`)
    if (end.kind === 'paid' && !paid.has(key))
      throw new Violation('I8', `${of} was shown as done and is not paid`)
    if (end.kind === 'refused' && paid.has(key)) {
      throw new Violation('I8', `${of} was shown as refused and is paid`)
    }
    if (end.kind === 'no-answer' && end.at - at < GIVE_UP_AFTER_MS) {
      throw new Violation('I8', `${of} was given up after ${end.at - at} ms`)
    }
  }
}

function checkTap({ key, tab, at, end }: PlacementIntent, placedTaps: readonly string[]): void {
  const of = `the tap ${key} in ${tab}`
  if (!end) throw new Violation('I8', `${of} ended without a result`)
  const inDatabase = placedTaps.join(', ') || 'nothing'
  const shownToBettor = [...end.placed].toSorted().join(', ')
  if (end.kind === 'accepted' && shownToBettor !== '' && shownToBettor !== inDatabase) {
    throw new Violation(
      'I8',
      `${of} was shown as accepted (${shownToBettor}), but the database has ${inDatabase}`,
    )
  }
  if (end.kind === 'refused' && placedTaps.length > 0) {
    throw new Violation('I8', `${of} was shown as not placed, but the database has ${inDatabase}`)
  }
  if (end.kind === 'no-answer' && end.at - at < GIVE_UP_AFTER_MS) {
    throw new Violation('I8', `${of} was given up after ${end.at - at} ms`)
  }
  if (end.kind === 'unsaid' && !end.isGone) {
    throw new Violation('I8', `the bettor was shown no result of ${of}, and did not leave`)
  }
}

/**
 * At the end, with everyone back: every player who left while a placed tap was under way was informed of it, or finds
 * it in a slip; a trader may take longer than a seed. News beside the slip does not name its bet, so it is counted.
 */
export async function checkUnknown(
  { observer, witness }: World,
  tabs: readonly SimulatedTab[],
): Promise<void> {
  const { rows } = await observer.query<BetRow>({ name: 'bets of taps', text: BETS })
  const placedTaps = new Set(rows.filter(({ isOpen, waits }) => isOpen && !waits).map(({ tap }) => tap))
  const unknown = [...witness.intents.values()].filter(
    ({ key, end }) => end?.kind === 'unsaid' && placedTaps.has(key),
  )
  for (const [playerId, taps] of Map.groupBy(unknown, intent => intent.playerId)) {
    const isAway = tabs.some(tab => tab.seat.playerId === playerId && tab.isSignedOut())
    const shownToBettor = witness.beside.filter(
      word => word.kind === 'accepted' && word.playerId === playerId,
    )
    if (isAway || shownToBettor.length >= taps.length) continue
    const keys = taps.map(({ key, tab }) => `${key} in ${tab}`).join(', ')
    throw new Violation(
      'I8',
      `${playerId} was shown ${shownToBettor.length} times that a bet of unknown result was placed, of ${keys}`,
    )
  }
}

/** News beside the slip is about taps whose result was unknown: there must be one tap for each, of which it is true. */
function checkBeside(
  { intents, beside }: World['witness'],
  idsOf: (intent: PlacementIntent) => readonly string[],
): void {
  const unknown = [...intents.values()].filter(({ wasUnknown }) => wasUnknown)
  const isTrue = {
    accepted: (ids: readonly string[]) => ids.length > 0,
    refused: (ids: readonly string[]) => ids.length === 0,
  }
  for (const { kind, playerId, tab } of beside) {
    const isAbout = (intent: PlacementIntent): boolean =>
      intent.playerId === playerId && isTrue[kind](idsOf(intent))
    if (unknown.some(isAbout)) continue
    throw new Violation(
      'I8',
      `${tab} shows beside the slip that a bet was ${kind}, and that is true of none whose outcome was unknown`,
    )
  }
}
