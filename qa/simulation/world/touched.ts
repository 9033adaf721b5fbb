import type { StatementTurn } from '@touchline/testkit'

/** Which tables committed transactions wrote to, by the text of their statements. */
export interface Touched {
  /** Takes a statement that was carried out; returns the tables of a transaction with its commit. */
  record(statement: StatementTurn): ReadonlySet<string>
  /** The connections of a life are gone, and with them what they had not committed. */
  forget(): void
}

const WRITES = /(?:insert into|update|delete from)\s+"?(\w+)/gi
const NONE: ReadonlySet<string> = new Set()

export function createTouched(): Touched {
  const open = new Map<number, Set<string>>()
  return {
    record({ text, connection, inTransaction }) {
      if (/^rollback$/i.test(text)) open.delete(connection)
      if (/^commit$/i.test(text)) {
        const tables = open.get(connection) ?? NONE
        open.delete(connection)
        return tables
      }
      const tables = [...text.matchAll(WRITES)].map(([, table]) => table!)
      if (tables.length === 0) return NONE
      if (!inTransaction) return new Set(tables)
      const before = open.get(connection) ?? new Set()
      open.set(connection, before)
      for (const table of tables) before.add(table)
      return NONE
    },
    forget: () => open.clear(),
  }
}
