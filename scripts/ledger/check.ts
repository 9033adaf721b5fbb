import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { childEnvironment, loadEnvironment } from '../env/index.ts'
import { findPostgres, startPostgres } from '../postgres/index.ts'

/**
 * `npm run ledger:check`: rebuilds all balances of this Touchline from zero and prints what does not agree; ends with 1 where something
 * does not. It may run while the product does; where that stands still and brings its own PostgreSQL, that is started for the check.
 */
const root = resolve(import.meta.dirname, '..', '..')
const log = (line: string) => console.log(line)

const environment = loadEnvironment({ file: join(root, '.env'), warn: log })
const dataFolder = resolve(root, environment.TOUCHLINE_DATA)
const known = environment.DATABASE_URL ?? findPostgres(dataFolder)
const own = known === undefined ? await startPostgres({ dataFolder, log }) : undefined
const check = spawn(process.execPath, ['apps/backend/src/entry/ledgerCheck.ts'], {
  cwd: root,
  env: { ...childEnvironment(environment, 'backend'), DATABASE_URL: known ?? own!.url },
  stdio: 'inherit',
})
const [code] = (await once(check, 'close')) as [number | null]
await own?.stop()
process.exitCode = code ?? 1
