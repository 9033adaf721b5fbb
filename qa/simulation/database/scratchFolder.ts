import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeLock } from '@touchline/tools/lock'
import { clearStalePostmaster } from '@touchline/tools/postgres'

const PREFIX = 'touchline-simulation-'
/** A database without anything to save has ended by then. */
const END_MS_MAX = 5_000
const LOOK_MS = 10

/** A folder for a database of this process. */
export interface ScratchFolder {
  readonly path: string
  /** Where the database is. */
  readonly data: string
  remove(): void
}

/**
 * Creates a folder; removes those that killed processes left, with the servers in them. `within`: the parent folder.
 */
export async function takeScratchFolder(within = tmpdir()): Promise<ScratchFolder> {
  for (const name of readdirSync(within)) if (name.startsWith(PREFIX)) await removeDead(join(within, name))
  const path = mkdtempSync(join(within, PREFIX))
  chmodSync(path, 0o755) // for root the server runs under another account, which must enter it
  const remove = (): void => rmSync(path, { recursive: true, force: true })
  return { path, data: join(path, 'data'), remove }
}

/** Removes the folder of a process that is being stopped, once its server, which gets the signal first, has ended. */
export function removeAtExit({ data, remove }: ScratchFolder): () => void {
  const end = (): void => {
    const bell = new Int32Array(new SharedArrayBuffer(4))
    for (let waited = 0; waited < END_MS_MAX && existsSync(pidFileOf(data)); waited += LOOK_MS) {
      Atomics.wait(bell, 0, 0, LOOK_MS)
    }
    remove()
  }
  process.once('exit', end)
  return () => void process.off('exit', end)
}

async function removeDead(folder: string): Promise<void> {
  const lockFile = join(folder, 'data', 'owner.lock')
  // A folder without a lock file is being created, or was left by a process that was killed early.
  if (!existsSync(lockFile) || !takeLock(lockFile).ok) return
  await clearStalePostmaster(join(folder, 'data', 'cluster'))
  rmSync(folder, { recursive: true, force: true })
}

const pidFileOf = (data: string): string => join(data, 'cluster', 'postmaster.pid')
