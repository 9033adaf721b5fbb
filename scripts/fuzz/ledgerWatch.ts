import type pg from 'pg'

/** Watches the books while requests go out one after the other. */
export interface LedgerWatch {
  /** Movements since the last time that nobody explains: not about a bet that was taken before. */
  readonly surprises: () => Promise<string[]>
  /** Bets that an accepted call named: what happens to them later, without being asked, is no surprise. */
  readonly know: (betIds: readonly string[]) => void
}

interface Movement {
  readonly id: string
  readonly kind: string
  readonly bet_id: string | null
}

export async function watchLedger(client: pg.Client): Promise<LedgerWatch> {
  const known = new Set<string>()
  const read = async (): Promise<Movement[]> => {
    const { rows } = await client.query<Movement & { last: string }>(
      `select t.id, t.kind, t.bet_id, e.last from ledger_transactions t
       join (select transaction_id, max(id) as last from ledger_entries where id > $1 group by 1) e on e.transaction_id = t.id`,
      [seen],
    )
    for (const { last } of rows) seen = Math.max(seen, Number(last))
    return rows
  }
  let seen = 0
  await read()
  return {
    know: betIds => betIds.forEach(id => known.add(id)),
    async surprises() {
      const moved = await read()
      return moved
        .filter(({ kind, bet_id }) => kind === 'stake' || bet_id === null || !known.has(bet_id))
        .map(movement => JSON.stringify(movement))
    },
  }
}
