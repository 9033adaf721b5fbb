import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'

type BetRow = {
  id: string
  player_id: string
  status: string
  result: string
  stake: number
  paid: number
  cashed_value: number
  vip: boolean
}
type NoteRow = { id: string; bet: string; player_id: string; type: string; about: string; amount: number }
type CountRow = { player_id: string; said: number; unread: number }

const BETS = 'select id, player_id, status, result, stake, paid, cashed_value, vip from bets order by id'

const NEW_NOTES = `
  select id, object_id as bet, player_id, type, object_type as about, (params->>'amount')::bigint as amount
  from notifications where not (id = any($1::text[])) order by id`

/** Counts to be published that are the last ones and not true. */
const UNTRUE_COUNTS = `
  select player_id, (message->>'unread')::int as said, unread
  from outbox join players on players.id = player_id,
    lateral (select count(*) as unread from notifications where player_id = players.id and read_at is null) as unread_rows
  where event_name = 'unread_counters_changed' and (message->>'v')::int = unread_version and (message->>'unread')::int <> unread`

/**
 * Checks every change of a bet just after its commit: the end of a bet, its refusal, each cash-out and each
 * correction cause one notification with the amount paid, and nothing else causes any. And the published count is
 * that of the unread ones.
 */
export function createNotificationCheck({ observer }: World): () => Promise<void> {
  const bets = new Map<string, BetRow>()
  const notes = new Set<string>()
  return async () => {
    const { rows } = await observer.query<BetRow>({ name: 'bets', text: BETS })
    const due = rows.flatMap(bet => {
      const before = bets.get(bet.id)
      bets.set(bet.id, bet)
      return before ? (dueOf(before, bet) ?? []) : []
    })
    const fresh = await observer.query<NoteRow>({ name: 'notes', text: NEW_NOTES, values: [[...notes]] })
    const left = fresh.rows.map(({ id, bet, player_id, type, about, amount }) => {
      notes.add(id)
      return `${type} of ${amount} about ${about} ${bet} to ${player_id}`
    })
    for (const note of due) {
      const at = left.indexOf(note)
      if (at < 0)
        throw new Violation('one notification', `there is no ${note}, but ${left.join(', ') || 'none'}`)
      left.splice(at, 1)
    }
    if (left[0]) throw new Violation('one notification', `nothing happened to leave a ${left[0]}`)
    const [count] = (await observer.query<CountRow>({ name: 'counts', text: UNTRUE_COUNTS })).rows
    if (!count) return
    throw new Violation(
      'one notification',
      `${count.player_id} gets a count of ${count.said} unread, there are ${count.unread}`,
    )
  }
}

/** The notification that a change of a bet must cause, as text. */
function dueOf(before: BetRow, bet: BetRow): string | undefined {
  const note = kindOf(before, bet)
  return note && `${note[0]} of ${note[1]} about ${bet.vip ? 'vip_bet' : 'bet'} ${bet.id} to ${bet.player_id}`
}

function kindOf(before: BetRow, bet: BetRow): readonly [type: string, amount: number] | undefined {
  if (bet.cashed_value !== before.cashed_value) {
    return ['bet_cashed_out', bet.cashed_value - before.cashed_value]
  }
  if (bet.status === 'rejected' && before.status !== 'rejected') return ['bet_refused', bet.stake]
  if (before.status === 'done') {
    const isSame = bet.status === 'done' && bet.result === before.result && bet.paid === before.paid
    return isSame ? undefined : ['bet_corrected', bet.paid]
  }
  if (bet.status !== 'done') return undefined
  const isBack = bet.result === 'refund_entire' || bet.result === 'canceled'
  return [isBack ? 'bet_refunded' : 'bet_settled', bet.paid]
}
