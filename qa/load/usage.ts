import { readdirSync, readFileSync } from 'node:fs'

/** What a process and its threads have used so far: processor time in ms, memory in MB. */
export interface Usage {
  /** Of the thread that serves. */
  readonly mainMs: number
  /** Of the other threads: the feed, the garbage collector. */
  readonly otherMs: number
  readonly databaseMs: number
  readonly rssMb: number
}

/** Linux values on every machine Node runs on: clock ticks a second, bytes of a page. */
const TICKS = 100
const PAGE = 4_096
const MB = 1_048_576

/** Reads both from the system: measuring inside the processes would be work for them. */
export function readUsage(backend: number, database: number): Usage {
  const whole = ticksOf(`/proc/${backend}/stat`)
  const main = ticksOf(`/proc/${backend}/task/${backend}/stat`)
  const children = readFileSync(`/proc/${database}/task/${database}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
  const serving = [database, ...children].reduce<number>((sum, pid) => sum + ticksOf(`/proc/${pid}/stat`), 0)
  return {
    mainMs: toMs(main),
    otherMs: toMs(whole - main),
    databaseMs: toMs(serving),
    rssMb: (Number(readFileSync(`/proc/${backend}/statm`, 'utf8').split(' ')[1]) * PAGE) / MB,
  }
}

/** Maximum and current number of open files of the process. */
export function readFiles(pid: number): { readonly most: number; readonly open: number } {
  const line = /Max open files\s+(\S+)/.exec(readFileSync(`/proc/${pid}/limits`, 'utf8'))?.[1]
  return { most: line === 'unlimited' ? Infinity : Number(line), open: readdirSync(`/proc/${pid}/fd`).length }
}

const toMs = (ticks: number): number => (ticks / TICKS) * 1000

/** User and system time, of the process or thread itself. */
function ticksOf(path: string): number {
  try {
    const stat = readFileSync(path, 'utf8')
    // The name may contain spaces and brackets: fields are counted from its end, where 3 is the state, 14 user, 15
    // system time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0 // a connection's process that ended meanwhile
  }
}
