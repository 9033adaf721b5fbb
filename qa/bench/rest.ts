/**
 * What the demo costs without any visitors: `npm run bench:rest [-- --seconds 60]`. Starts it with an empty database,
 * because the first start is the most expensive, lets it settle, and reads memory and processor time of each process
 * from /proc; exits with 1 when the back end is over the budget of design section 5. `-- --short` measures two
 * seconds and judges nothing. Linux only.
 */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readEnvironment } from '@touchline/tools/env'
import { BACKEND_ENTRY, buildWeb, startProduct } from '@touchline/tools/launch'
import { freePort } from '@touchline/tools/postgres'
import { root } from '@touchline/tools/root'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, short: { type: 'boolean', default: false } },
})
const SECONDS = values.short ? 2 : Number(values.seconds)
/** The engine compiles what runs often, and the feed catches up. */
const SETTLE_SECONDS = values.short ? 0 : 60
const RSS_MB_MAX = 300
const CPU_PERCENT_MAX = 10
const TICKS_PER_SECOND = 100 // USER_HZ on every Linux we run on
const PARTS = { 'back end': 'apps/backend/', web: 'apps/web/', PostgreSQL: 'postgres' } as const
type Name = keyof typeof PARTS
const NAMES = Object.keys(PARTS) as Name[]

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const folder = mkdtempSync(join(tmpdir(), 'touchline-rest-'))
chmodSync(folder, 0o755) // for root the database runs under another account, which must enter it
const read = readEnvironment({ PORT: String(await freePort()), TOUCHLINE_DATA: folder })
if (!read.ok) throw new Error(read.faults.join('\n'))
const product = await startProduct({
  root,
  environment: read.environment,
  devEndpoints: false,
  nodeEnvironment: 'production',
  entries: { backend: BACKEND_ENTRY, web: ['apps/web/dist/server/main.js'] },
  build: () => buildWeb(root, print),
  log: print,
  signal: new AbortController().signal,
})
try {
  await pause(SETTLE_SECONDS * 1000)
  const before = NAMES.map(cpuSeconds)
  const most = NAMES.map(rssMb)
  for (let second = 0; second < SECONDS; second++) {
    await pause(1000)
    NAMES.forEach((name, at) => (most[at] = Math.max(most[at]!, rssMb(name))))
  }
  print(`${''.padEnd(14)}${'resident MB, most'.padStart(20)}${'% of a core'.padStart(14)}`)
  NAMES.forEach((name, at) => {
    const percent = ((cpuSeconds(name) - before[at]!) / SECONDS) * 100
    print(`${name.padEnd(14)}${most[at]!.toFixed(0).padStart(20)}${percent.toFixed(1).padStart(14)}`)
    if (name !== 'back end' || values.short) return
    if (most[at]! > RSS_MB_MAX) miss(`${most[at]!.toFixed(0)} MB, budget ${RSS_MB_MAX}`)
    if (percent > CPU_PERCENT_MAX) miss(`${percent.toFixed(1)} % of a core, budget ${CPU_PERCENT_MAX}`)
  })
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}

function miss(what: string): void {
  print(`OVER BUDGET: the back end takes ${what}`)
  process.exitCode = 1
}

/** The processes of one part: a child of ours, and its own children. */
function processesOf(name: Name): readonly string[] {
  const found = childrenOf('self').filter(pid => textOf(pid, 'cmdline').includes(PARTS[name]))
  return found.flatMap(pid => [pid, ...childrenOf(pid)])
}

function childrenOf(pid: string): readonly string[] {
  return readdirSync(`/proc/${pid}/task`).flatMap(task =>
    textOf(pid, `task/${task}/children`).split(' ').filter(Boolean),
  )
}

/** User and system time (proc(5), fields 14 and 15 of stat). */
function cpuSeconds(name: Name): number {
  const ticks = processesOf(name).map(pid => {
    const fields = textOf(pid, 'stat').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  })
  return sum(ticks) / TICKS_PER_SECOND
}

/** PostgreSQL's processes share their buffers: each shared page counts once. */
function rssMb(name: Name): number {
  const field = name === 'PostgreSQL' ? /^Pss:\s+(\d+)/m : /^Rss:\s+(\d+)/m
  const kb = processesOf(name).map(pid => Number(field.exec(textOf(pid, 'smaps_rollup'))?.[1] ?? 0))
  return sum(kb) / 1024
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, one) => total + one, 0)
}

/** Empty for a process that has ended meanwhile: PostgreSQL has one for each connection. */
function textOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
