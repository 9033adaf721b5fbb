import type { FaultUse } from './faults.ts'
import { SECOND_CURRENCY } from './constants.ts'
import type { World } from './world.ts'

/** By what was committed: how often bets of each kind were accepted, and their results. */
const USES_SEEN = `
  select
    count(*) filter (where taken and type = 'single') as "single",
    count(*) filter (where taken and type = 'combo') as "combo",
    count(*) filter (where taken and type = 'system') as "system bet",
    count(*) filter (where taken and type = 'custom_bet') as "custom bet",
    count(*) filter (where taken and (meta->>'quick')::boolean) as "quick bet",
    count(*) filter (where taken and currency = $1) as "bet in a second currency",
    count(*) filter (where taken and vip) as "VIP bet accepted",
    count(*) filter (where status = 'rejected' and vip) as "VIP bet refused",
    count(*) filter (where status = 'rejected' and not vip) as "live bet refused",
    count(*) filter (where status = 'done' and result = 'win_entire') as "won",
    count(*) filter (where status = 'done' and result = 'lose_entire') as "lost",
    count(*) filter (where status = 'done' and exists (
      select from bet_legs where bet_id = bets.id and bet_legs.result like 'refund_half%')) as "half result",
    count(*) filter (where status = 'done' and exists (
      select from bet_legs where bet_id = bets.id and tied is not null)) as "dead heat",
    count(*) filter (where status = 'done' and exists (
      select from bet_legs where bet_id = bets.id and bet_legs.result in ('refund_entire', 'canceled'))) as "void",
    count(*) filter (where corrected_at is not null) as "result corrected",
    count(*) filter (where corrected_at is not null and status = 'waiting_results') as "result taken back",
    count(*) filter (where status = 'cashed_out') as "cashed out",
    count(*) filter (where status <> 'cashed_out' and cashed_value > 0) as "cashed out in part",
    (select count(*) from cashouts where trigger = 'rule' and status = 'paid') as "cashed out by a rule",
    (select count(*) from cashouts where status = 'refused') as "cash-out refused"
  from (select *, status not in ('submitted', 'rejected') as taken from bets) bets`

export async function countUses({ observer, faults }: World): Promise<void> {
  const { rows } = await observer.query<Partial<Record<FaultUse, number>>>({
    name: 'uses',
    text: USES_SEEN,
    values: [SECOND_CURRENCY],
  })
  for (const [use, times] of Object.entries(rows[0]!)) faults.count(use as FaultUse, times)
}
