import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { identityOf, isAlive } from '../lock/index.ts'

const POLL_MS = 20
const STOP_STEPS: readonly (readonly [NodeJS.Signals, number])[] = [
  ['SIGINT', 10_000], // fast: roll back open transactions, write a checkpoint
  ['SIGQUIT', 3_000], // immediate: the next start recovers from the log
  ['SIGKILL', 2_000],
]

/**
 * What the server writes about itself in `postmaster.pid`: line 1 its process id, line 2 the folder, line 8 the
 * state.
 */
export function readPostmaster(cluster: string): { pid: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined
  } catch {
    return undefined
  }
}

/** Ends the server with three signals, each stronger than the one before, and returns once it has ended. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, patience] of STOP_STEPS) {
    if (!isRunning(pid)) return
    process.kill(pid, signal)
    for (let waited = 0; waited < patience && isRunning(pid); waited += POLL_MS) await pause(POLL_MS)
  }
}

/** Ends a server that outlived its owner, and removes the file of one that was killed. */
export async function clearStalePostmaster(cluster: string): Promise<void> {
  const stale = readPostmaster(cluster)
  if (!stale) return
  if (isRunning(stale.pid) && isServerOf(stale.pid, cluster)) await stopPostmaster(stale.pid)
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

function isRunning(pid: number): boolean {
  return isAlive(pid) && identityOf(pid) !== undefined
}

/** The number may belong to another program by now: only a process started on this very folder may be stopped. */
function isServerOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster)
  } catch {
    return false
  }
}
