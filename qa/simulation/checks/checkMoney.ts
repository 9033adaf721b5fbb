import type pg from 'pg'
import { Violation } from '../world/violation.ts'

/** Invariants of the ledger at every moment; each returned row breaks the invariant it names. */
const QUESTIONS = `
  select 'I1' as invariant, 'one tap is charged under ' || count(distinct placement_key) || ' keys: ' || (meta->>'device_id') as what
  from bets group by meta->>'device_id' having count(distinct placement_key) > 1
  union all
  select 'I1', 'one bet of a tap is charged ' || count(*) || ' times: ' || (meta->>'device_id')
  from bets group by meta->>'device_id', placement_index having count(*) > 1
  union all
  select 'I1', 'bet ' || bets.id || ' of ' || stake || ' was charged ' || coalesce(sum(entries.amount), 0)
  from bets
    left join ledger_transactions moves on moves.bet_id = bets.id and moves.kind = 'stake'
    left join ledger_entries entries on entries.transaction_id = moves.id and entries.account = 'player:' || bets.account_id
  group by bets.id having coalesce(sum(entries.amount), 0) <> -bets.stake
  union all
  select 'I2', 'transaction ' || transaction_id || ' sums to ' || sum(amount) || ' ' || currency
  from ledger_entries group by transaction_id, currency having sum(amount) <> 0
  union all
  select 'I3', 'account ' || accounts.id || ' holds ' || balance || ', its entries sum to ' || coalesce(sum(amount), 0)
  from accounts left join ledger_entries on account = 'player:' || accounts.id
  group by accounts.id having coalesce(sum(amount), 0) <> balance or balance < 0
  union all
  select 'I3', 'account ' || accounts.id || ' owes ' || owed || ', its entries sum to ' || coalesce(sum(amount), 0)
  from accounts left join ledger_entries on account = 'owed:' || accounts.id
  group by accounts.id having abs(coalesce(sum(amount), 0)) <> owed
  union all
  select 'I5', 'bet ' || bets.id || ' (' || bets.status || ') is to be paid ' || due || ' and was paid ' || got
  from (
    select bets.id, bets.status, coalesce(sum(entries.amount), 0) as got,
      case bets.status when 'rejected' then bets.stake when 'done' then coalesce(bets.win_amount, 0) else bets.cashed_value end as due
    from bets
      left join ledger_transactions moves on moves.bet_id = bets.id and moves.kind not in ('stake', 'repayment')
      left join ledger_entries entries on entries.transaction_id = moves.id
        and entries.account in ('player:' || bets.account_id, 'owed:' || bets.account_id)
    group by bets.id
  ) bets
  where got <> due
  union all
  select 'I5', 'bet ' || bets.id || ' (' || bets.status || ') was cashed out for ' || cashed_value || ', its requests sum to ' || coalesce(sum(value), 0)
  from bets left join cashouts on cashouts.bet_id = bets.id and cashouts.status = 'paid'
  group by bets.id having coalesce(sum(value), 0) <> cashed_value
  union all
  select 'I1', 'one wish is cashed out ' || count(*) || ' times: ' || key
  from cashouts where status = 'paid' and key is not null group by key having count(*) > 1
  union all
  select 'I5', 'bet ' || id || ' is ' || status || ' and ' || open_stake || ' of its stake still open'
  from bets where status = 'cashed_out' and (open_stake <> 0 or paid <> 0)`

/** Charged once, sums of zero, true balances, paid once. */
export async function checkMoney(observer: pg.Client): Promise<void> {
  const { rows } = await observer.query<{ invariant: string; what: string }>({
    name: 'money',
    text: QUESTIONS,
  })
  const [first] = rows
  if (first) throw new Violation(first.invariant, first.what)
}
