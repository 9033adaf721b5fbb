import { runLedgerCheck } from '#api/ledger'
import { openDatabase } from '#store'

/**
 * Run by `npm run ledger:check`: checks the whole ledger of DATABASE_URL and prints the problems. Exits with 1 if there
 * are any.
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

/** PostgreSQL's error for an unknown role: Touchline has never started on this database. */
const NO_ROLE = '22023'

main().catch((error: unknown) => {
  const isEmpty = (error as { readonly code?: string }).code === NO_ROLE
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    `${isEmpty ? 'There are no books yet: Touchline has not started on this database.' : message}\n`,
  )
  process.exitCode = 1
})
