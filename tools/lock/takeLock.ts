import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { identityOf } from './processIdentity.ts'

/** The owner of a lock file: a process id, and which run of that id. */
export interface LockOwner {
  readonly pid: number
  readonly identity: string
  /** Information for a second starter, such as its address. */
  readonly note: string
}

export type LockResult = { ok: true; readonly release: () => void } | { ok: false; owner: LockOwner }

/**
 * Takes the lock file at `path` for this process. A lock whose owner is dead (kill -9, power cut) is taken over; if
 * the owner is alive it is returned and nothing changes. The folder must exist.
 */
export function takeLock(path: string, note = ''): LockResult {
  const mine = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) ?? '', note })
  const draft = `${path}.${process.pid}`
  try {
    for (;;) {
      writeFileSync(draft, mine, { mode: 0o644 })
      // link() is the only call that creates name and content in one step and fails when the name exists.
      if (tryLink(draft, path)) return { ok: true, release: () => releaseLock(path, mine) }
      const owner = readOwner(path)
      if (owner && owner.pid !== process.pid && identityOf(owner.pid) === owner.identity) {
        return { ok: false, owner }
      }
      setAside(path, owner)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readOwner(path: string): LockOwner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockOwner
  } catch {
    return undefined
  }
}

/** Removes a dead owner's lock; restores it when another starter took it over between reading and moving it. */
function setAside(path: string, dead: LockOwner | undefined): void {
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = readOwner(aside)
  if (moved?.identity !== dead?.identity || moved?.pid !== dead?.pid) tryLink(aside, path)
  rmSync(aside, { force: true })
}

function releaseLock(path: string, mine: string): void {
  try {
    if (readFileSync(path, 'utf8') === mine) rmSync(path, { force: true })
  } catch {
    // The folder was removed first (a test's temporary one): there is no lock any more.
  }
}
