import type { Compilable } from 'kysely'
import type { DatabaseTransaction } from './database.ts'

/** A statement that returns rows of this type. */
export type Statement<Row = unknown> = Compilable<Row>

type RowsOf<Q> = Q extends Statement<infer Row> ? Row[] : never

/**
 * Sends statements of one transaction together: they run one after the other, each seeing what the previous one did and
 * locked, with a single round trip. If one fails, the others and the transaction fail. Returns their rows, in order.
 */
export async function sendTogether<const Queries extends readonly Statement[]>(
  trx: DatabaseTransaction,
  queries: Queries,
): Promise<{ -readonly [K in keyof Queries]: RowsOf<Queries[K]> }> {
  const answers = await trx
    .getExecutor()
    .provideConnection(connection =>
      Promise.all(queries.map(query => connection.executeQuery(query.compile()))),
    )
  return answers.map(({ rows }) => rows) as { -readonly [K in keyof Queries]: RowsOf<Queries[K]> }
}
