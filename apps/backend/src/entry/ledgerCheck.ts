import { runLedgerCheck } from '#api/ledger'
import { openDatabase } from '#store'

/**
 * Run by `npm run ledger:check`: rebuilds the books of DATABASE_URL from zero and prints what it found. Ends with 1 on
 * a problem.
 */

const PRINTED_MAX = 50

async function main(): Promise<void> {
  const db = openDatabase(process.env.DATABASE_URL!, { maxConnections: 1 })
  const { entries, problems, problemCount } = await runLedgerCheck(db, Date.now()).finally(() => db.destroy())
  for (const problem of problems.slice(0, PRINTED_MAX)) process.stdout.write(`${JSON.stringify(problem)}\n`)
  const rest = problemCount - Math.min(problems.length, PRINTED_MAX)
  if (rest > 0) process.stdout.write(`... and ${rest} more\n`)
  process.stdout.write(`ledger: ${entries} entries added up, ${problemCount} problems\n`)
  process.exitCode = problemCount > 0 ? 1 : 0
}

/** PostgreSQL knows no role of ours: no Touchline has started on it. */
const NO_ROLE = '22023'

main().catch((error: unknown) => {
  const isEmpty = (error as { readonly code?: string }).code === NO_ROLE
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    `${isEmpty ? 'There are no books yet: Touchline has not started on this database.' : message}\n`,
  )
  process.exitCode = 1
})
