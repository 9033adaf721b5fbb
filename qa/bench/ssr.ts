/**
 * Server CPU per page: `npm run bench:ssr`. Starts the product with its feed at speed 1, requests home repeatedly,
 * and reads the web process's own CPU time from the operating system, all its threads; the feed and the back end are
 * not counted. Medians of three rounds. Linux only. `-- --short` requests a few times: its figures are of no use.
 */
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { startTestProduct } from '@touchline/tools/launch'
import { median } from './support/figures.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const ROUNDS = values.short ? 1 : 3
const REQUESTS = values.short ? 10 : 400
/** A server runs for long: the compilation of its code at the start is not the cost of a page. */
const WARM_UP = values.short ? 5 : 1_000
const TICKS_PER_SECOND = 100 // USER_HZ on every Linux we run on

const product = await startTestProduct({ FEED_SPEED: '1' })
try {
  const pid = webProcess()
  // A site without a configured origin has a page for each host in a request, so none of these is shared.
  let requests = 0
  const newHost = () => `${++requests}.example`
  const shared = () => 'home.example'
  await askFor(WARM_UP, newHost)
  const rounds: { readonly fresh: number; readonly cached: number }[] = []
  for (let n = 0; n < ROUNDS; n++)
    rounds.push({ fresh: await measure(pid, newHost), cached: await measure(pid, shared) })
  const fresh = median(rounds.map(round => round.fresh))
  const cached = median(rounds.map(round => round.cached))
  const row = (name: string, ms: number) => `${name.padEnd(24)}${ms.toFixed(2)} ms CPU a page`
  process.stdout.write(`${row('home, rendered', fresh)}\n${row('home, from the cache', cached)}\n`)
  process.stdout.write(`a cached page is ${(fresh / cached).toFixed(1)} times cheaper\n`)
  process.stdout.write(`load average ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores\n`)
} finally {
  await product.stop()
}

/** Milliseconds of CPU that the process uses per request, over {@link REQUESTS} of them. */
async function measure(pid: number, host: () => string): Promise<number> {
  const before = cpuTicks(pid)
  await askFor(REQUESTS, host)
  return ((cpuTicks(pid) - before) / TICKS_PER_SECOND / REQUESTS) * 1000
}

async function askFor(times: number, host: () => string): Promise<void> {
  for (let n = 0; n < times; n++) await requestPage(host())
}

async function requestPage(host: string): Promise<void> {
  // Compressing is a cost of its own, the same for every server.
  const request = get(`${product.origin}/sports`, { headers: { 'accept-encoding': 'identity', host } })
  const [reply] = (await once(request, 'response')) as [IncomingMessage]
  const html = await text(reply)
  if (reply.statusCode !== 200) throw new Error(`Home answered ${reply.statusCode}`)
  if (!html.includes(`//${host}/sports`)) throw new Error(`The page of ${host} is that of another host.`)
}

/** User and system time of a process, in clock ticks (proc(5), fields 14 and 15 of stat). */
function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return Number(fields[11]) + Number(fields[12])
}

function webProcess(): number {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const command = commandOf(name)
    if (command.includes('apps/web/dist/server') && folderOf(name) === process.cwd()) return Number(name)
  }
  throw new Error('No web process found: does the product start?')
}

/** Another checkout's product may run on the same machine. */
function folderOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // the process has ended between the two reads
  }
}
