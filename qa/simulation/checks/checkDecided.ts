import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'

/** A poll for due bets and the locks it waits for; a back end that crashed during it polls again once it is up. */
const DECIDED_WITHIN_MS = 6_000

const OVERDUE = `
  select 'bet ' || id || ' is submitted' as what, decide_at from bets where status = 'submitted' and decide_at < $1
  union all
  select 'the cash-out of bet ' || bet_id || ' is pending', decide_at from cashouts where status = 'pending' and decide_at < $1
  union all
  select 'bet ' || bets.id || ' is being cashed out, and nothing is to be decided of it', 0 from bets
  where status = 'cashout_in_progress' and not exists (select from cashouts where bet_id = bets.id and cashouts.status = 'pending')`

/** After recovery, nothing waits for a decision that is due. */
export async function checkDecided({ observer, agenda, backend }: World): Promise<void> {
  const now = agenda.now()
  const isJustUp = !backend || now - backend.startedAt < DECIDED_WITHIN_MS
  const { rows } = await observer.query<{ what: string; decide_at: number }>({
    name: 'overdue',
    text: OVERDUE,
    values: [isJustUp ? 0 : now - DECIDED_WITHIN_MS],
  })
  const [row] = rows
  if (row) throw new Violation('decided in time', `${row.what}, due ${now - row.decide_at} ms ago`)
}
