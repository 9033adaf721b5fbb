import type { World } from '../world/world.ts'

/**
 * The balances of an account, newest first: the current one, then earlier ones until a change that may not have
 * reached the tabs yet.
 */
export interface HeldBalance {
  readonly player_id: string
  readonly currency: string
  readonly balances: readonly number[]
}

/** A rule may cash out a bet at the very end: a tab with a good connection receives that within this time. */
const ON_ITS_WAY_MS = 1_000

const STANDINGS = `
  select player_id, currency, balance, array(
    select amount from ledger_entries entries join ledger_transactions moves on moves.id = transaction_id
    where account = 'player:' || accounts.id and moves.created_at > $1
    order by moves.created_at desc, entries.id desc
  ) as late
  from accounts`

type Row = { player_id: string; currency: string; balance: number; late: readonly string[] }

export async function readHeldBalances({ observer, agenda }: World): Promise<readonly HeldBalance[]> {
  const { rows } = await observer.query<Row>(STANDINGS, [agenda.now() - ON_ITS_WAY_MS])
  return rows.map(({ player_id, currency, balance, late }) => {
    const balances = [balance]
    for (const amount of late) balances.push(balances.at(-1)! - Number(amount))
    return { player_id, currency, balances }
  })
}

/** How many notifications a player has not read, and how many of them may not have reached the tabs yet. */
export interface ExpectedUnread {
  readonly player_id: string
  readonly unread: number
  readonly late: number
}

const UNREAD = `
  select players.id as player_id, count(notifications.id) as unread,
    count(notifications.id) filter (where notifications.created_at > $1) as late
  from players left join notifications on player_id = players.id and read_at is null
  group by players.id`

export async function readUnread({ observer, agenda }: World): Promise<readonly ExpectedUnread[]> {
  return (await observer.query<ExpectedUnread>(UNREAD, [agenda.now() - ON_ITS_WAY_MS])).rows
}
