import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { childEnvironment, loadEnvironment } from '../env/index.ts'
import { databaseFolder, findPostgres, startPostgres, type Postgres } from '../postgres/index.ts'
import { root } from '../root/index.ts'

/**
 * `npm run ledger:check`: adds up all balances of this Touchline again and prints inconsistencies; exits with 1 if
 * there are any. It may run while the product runs; otherwise it starts the product's own PostgreSQL, if it has one,
 * for the check.
 */
const log = (line: string) => console.log(line)

const environment = loadEnvironment({ file: join(root, '.env'), warn: log })
let own: Postgres | undefined
try {
  const databaseUrl = environment.DATABASE_URL ?? (await openBooks(resolve(root, environment.TOUCHLINE_DATA)))
  process.exitCode = await check(databaseUrl)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await own?.stop()
}

/** The address of the embedded database: of the running server, else of one that is started for the check. */
async function openBooks(productFolder: string): Promise<string> {
  const dataFolder = databaseFolder(productFolder)
  // A check creates no database: an empty one would pass.
  if (!existsSync(dataFolder)) {
    throw new Error(`There is no ledger yet: Touchline has not started with its data in ${productFolder}.`)
  }
  const running = findPostgres(dataFolder)
  if (running !== undefined) return running
  own = await startPostgres({ dataFolder, log })
  return own.url
}

async function check(databaseUrl: string): Promise<number> {
  const child = spawn(process.execPath, ['apps/backend/src/entry/ledgerCheck.ts'], {
    cwd: root,
    env: { ...childEnvironment(environment, 'backend'), DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}
