import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SystemAccount } from './account.ts'

/** The only role and the only database of the embedded server. */
export const DATABASE_NAME = 'touchline'

/**
 * Environment of every PostgreSQL program, without the caller's. A shell with LANG=C would otherwise give an
 * SQL_ASCII database, and PGDATA or PGPORT would point to another server.
 */
export const SERVER_ENVIRONMENT: NodeJS.ProcessEnv = {
  LC_ALL: 'C',
  TZ: 'UTC',
  PATH: process.env.PATH ?? '',
  ...(process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP } : {}),
}

/**
 * Creates a new server folder at `cluster`: UTF8, with the builtin C.UTF-8 locale, which supports upper and lower
 * case of every script and is the same on every machine. Created beside it and renamed, so a killed start leaves
 * nothing.
 */
export async function initCluster(options: {
  readonly native: string
  readonly cluster: string
  readonly account: SystemAccount | undefined
  readonly password: string
}): Promise<void> {
  const { native, cluster, account, password } = options
  const draft = `${cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  const passwordFile = join(draft, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid)
  const made = join(draft, 'cluster')
  await run(join(native, 'bin', 'initdb'), account, [
    `--pgdata=${made}`,
    `--username=${DATABASE_NAME}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ])
  const single = ['--single', '-D', made, 'postgres']
  await run(join(native, 'bin', 'postgres'), account, single, `create database ${DATABASE_NAME}\n`)
  rmSync(passwordFile)
  renameSync(made, cluster)
  rmSync(draft, { recursive: true, force: true })
}

/** Throws a sentence when the folder was created by another major version than the shipped binaries are. */
export function checkVersion(shipped: string, cluster: string): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const { version } = JSON.parse(readFileSync(join(shipped, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const major = version.split('.')[0]
  if (made === major) return
  throw new Error(
    `The data in ${cluster} was made by PostgreSQL ${made}; this version of Touchline runs ${major}. ` +
      'Dump it with the older version and load the dump here, or set TOUCHLINE_DATA to a new folder.',
  )
}

function run(program: string, account: SystemAccount | undefined, args: string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const cwd = dirname(program)
    const child = spawn(program, args, {
      ...account,
      cwd,
      env: SERVER_ENVIRONMENT,
      stdio: 'pipe',
      detached: true,
    })
    let output = ''
    const collect = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0) resolve()
      else reject(new Error(`${program} ended with ${code}:\n${output.trim()}`))
    })
    child.stdin.on('error', () => {}) // it may end before it reads: the exit code reports the failure
    child.stdin.end(input)
  })
}

/** Whether a complete server folder is at this path. */
export function isCluster(cluster: string): boolean {
  return existsSync(join(cluster, 'PG_VERSION'))
}
