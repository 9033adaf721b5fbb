import { readdirSync, readFileSync } from 'node:fs'

const KB = 1_024
const MB = 1_048_576
const FIELD = { rss: /^Rss:\s+(\d+) kB/m, pss: /^Pss:\s+(\d+) kB/m }

/** Resident megabytes of a process, shared pages counted fully. */
export function rssMb(pid: number): number {
  return smapsMb(pid, 'rss')
}

/**
 * Megabytes of a process and its children, each shared page counted once: PostgreSQL's processes share their buffers.
 */
export function familyMb(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap(task =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return [pid, ...children.map(Number)].reduce((sum, one) => sum + smapsMb(one, 'pss'), 0)
}

/** The child of this process that runs the program; the part that started it does not return its process id. */
export function childRunning(program: string): number {
  for (const task of readdirSync('/proc/self/task')) {
    const children = readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean)
    const pid = children.find(child => readFileSync(`/proc/${child}/comm`, 'utf8').trim() === program)
    if (pid !== undefined) return Number(pid)
  }
  throw new Error(`No process of ours runs ${program}.`)
}

function smapsMb(pid: number, field: keyof typeof FIELD): number {
  try {
    const [, kb = '0'] = FIELD[field].exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return (Number(kb) * KB) / MB
  } catch {
    return 0 // a connection's process that ended meanwhile
  }
}
