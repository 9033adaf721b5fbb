import { get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { median, percentile } from '../support/index.ts'
import type { MeasuredCall } from './calls.ts'

export type Times = { readonly p50: number; readonly p95: number; readonly kB: number }

/** The value of every Linux that Node runs on. */
const TICKS_PER_SECOND = 100
const ROUNDS = 3

/** Milliseconds per answer of the API, one request after the other. */
export async function timeCall(origin: string, call: MeasuredCall, times: number): Promise<Times> {
  const taken: number[] = []
  let bytes = 0
  const warmUp = Math.ceil(times / 8)
  for (let n = -warmUp; n < times; n++) {
    const path = call.paths[(n + warmUp) % call.paths.length]!
    const begins = performance.now()
    const reply = await fetch(`${origin}/api/sportsbook${path}`, {
      ...(call.body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(call.body),
      }),
    })
    const body = await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${call.name} answered ${reply.status}`)
    if (n < 0) continue
    taken.push(performance.now() - begins)
    bytes = Math.max(bytes, body.byteLength)
  }
  return { p50: percentile(taken, 0.5), p95: percentile(taken, 0.95), kB: bytes / 1_000 }
}

/**
 * The web server's processor time for a page, in ms: the median of some rounds. Each request names another host, so
 * no page is shared as a whole.
 */
export async function timePage(
  page: { readonly origin: string; readonly path: string; readonly pid: number },
  times: number,
): Promise<number> {
  let requests = 0
  const requestPages = async (count: number) => {
    for (let n = 0; n < count; n++) await fetchPage(page.origin + page.path, `${++requests}.example`)
  }
  await requestPages(times * 2)
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = ticksOf(page.pid)
    await requestPages(times)
    rounds.push(((ticksOf(page.pid) - before) / TICKS_PER_SECOND / times) * 1000)
  }
  return median(rounds)
}

/** The page's bytes, not compressed: compressing is a cost of its own. */
export async function fetchPage(address: string, host: string): Promise<number> {
  const request = get(address, { headers: { 'accept-encoding': 'identity', host } })
  const [reply] = (await once(request, 'response')) as [IncomingMessage]
  let bytes = 0
  for await (const chunk of reply) bytes += (chunk as Buffer).length
  if (reply.statusCode !== 200) throw new Error(`${address} answered ${reply.statusCode}`)
  return bytes
}

/** User and system time of a process, all threads, in clock ticks (proc(5), fields 14 and 15 of stat). */
function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}

export type Memory = {
  readonly web: number
  readonly backend: number
  readonly postgres: number
  readonly shared: number
}

/** Memory in MB: for PostgreSQL the private memory of each process, and their shared memory. */
export function readMemory(pids: {
  readonly web: number
  readonly backend: number
  readonly postgres: number
}): Memory {
  const servers = [pids.postgres, ...childProcessesOf(pids.postgres)].map(rollupOf)
  return {
    web: rollupOf(pids.web).rss,
    backend: rollupOf(pids.backend).rss,
    postgres: servers.reduce((sum, { own }) => sum + own, 0),
    shared: servers.reduce((sum, { shared }) => sum + shared, 0),
  }
}

export function childProcessesOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}

export function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
}

/** `shared` counts each shared page once for all processes together. */
function rollupOf(pid: number): { readonly rss: number; readonly own: number; readonly shared: number } {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const mb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024
  const own = mb('Private_Clean') + mb('Private_Dirty')
  return { rss: mb('Rss'), own, shared: mb('Pss') - own }
}
