import type { Compilable } from 'kysely'
import type { DatabaseTransaction } from './database.ts'

/** Something to send whose answer is rows of this shape. */
export type Statement<Row = unknown> = Compilable<Row>

type RowsOf<Q> = Q extends Statement<infer Row> ? Row[] : never

/**
 * Sends statements of one transaction in one go: they run one after the other, each seeing what the one before it did and locked, and the
 * way there and back is gone once. When one fails the others fail with it, and so does the transaction. Their rows, in the same order.
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
