import type pg from 'pg'
import type { BookedMovement } from './createExplanations.ts'

/** Reads the ledger's movements since the last time. */
export async function watchLedger(client: pg.Client): Promise<() => Promise<BookedMovement[]>> {
  let seen = 0
  const read = async (): Promise<BookedMovement[]> => {
    const { rows } = await client.query<BookedMovement & { last: string }>(
      `select t.id, t.kind, t.bet_id, e.last,
         exists (select from bet_settlements s where s.bet_id = t.bet_id and s.result <> 'no_results') as is_settled
       from ledger_transactions t
       join (select transaction_id, max(id) as last from ledger_entries where id > $1 group by 1) e on e.transaction_id = t.id`,
      [seen],
    )
    for (const { last } of rows) seen = Math.max(seen, Number(last))
    return rows
  }
  await read()
  return read
}
