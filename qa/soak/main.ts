import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { HEAP_KINDS, type HeapKinds } from './heapKinds.ts'
import { soak, type Row } from './soak.ts'
import { steadinessOf } from './steadiness.ts'
import { root } from '@touchline/tools/root'

/**
 * `npm run soak -- --minutes 30 --subscribers 1000`: the product with its feed at speed 1, subscribers, and one tab
 * on the live page. Memory is sampled every ten seconds; exits with 1 when a judged figure was not within 5 % over
 * the last two thirds of the run (20 of 30 minutes).
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    subscribers: { type: 'string', default: '1000' },
  },
})
const WITHIN = 0.05
const JUDGED = ['backendRss', 'backendHeap', 'webRss', 'webHeap', 'tabHeap'] as const
const SHOWN = ['databaseMemory', 'tabNodes', 'deliveries'] as const
const NAMES: Readonly<Record<keyof Row, string>> = {
  at: 'seconds',
  backendRss: 'back end, resident MB',
  backendHeap: 'back end, heap MB',
  webRss: 'web, resident MB',
  webHeap: 'web, heap MB',
  tabHeap: 'tab, heap MB',
  tabNodes: 'tab, nodes',
  databaseMemory: 'PostgreSQL, MB',
  deliveries: 'deliveries in 10 s',
}
const FOLDER = join(root, '.cache')

const minutes = Number(values.minutes)
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())

const judgedFrom = (minutes * 60) / 3
const { rows, subscribed, lost, shown, tabKinds } = await soak({
  minutes,
  judgedFrom,
  subscribers: Number(values.subscribers),
  log: line => console.log(line),
  signal: stopping.signal,
})
writeRows(rows)

const late = rows.filter(({ at }) => at > judgedFrom)
const show = (share: number): string => `${(share * 100).toFixed(1)} %`
const faults: string[] = []
console.log(`\nThe last ${Math.round((minutes * 2) / 3)} minutes, ${late.length} samples:`)
console.log(`${''.padEnd(24)}${'middle'.padStart(10)}${'spread'.padStart(10)}${'drift'.padStart(10)}`)
for (const figure of [...JUDGED, ...SHOWN]) {
  const { middle, spread, drift } = steadinessOf(late.map(row => ({ at: row.at, value: row[figure] })))
  const isJudged = JUDGED.some(name => name === figure)
  const isSteady = spread <= WITHIN
  if (isJudged && !isSteady)
    faults.push(`${NAMES[figure]} moved by ${show(spread)}, more than ${show(WITHIN)}`)
  const verdict = isJudged ? (isSteady ? 'steady' : 'NOT STEADY') : 'told only'
  console.log(
    `${NAMES[figure].padEnd(24)}${middle.toFixed(1).padStart(10)}${show(spread).padStart(10)}${show(drift).padStart(10)}  ${verdict}`,
  )
}
console.log(
  'spread: highest over lowest minute, each by its median; drift: a straight line through all samples',
)
printKinds(tabKinds)
console.log(
  `${subscribed} subscribers, ${shown} rows in the tab at the end, load ${loadavg()[0]!.toFixed(1)}`,
)
if (subscribed < Number(values.subscribers)) faults.push(`only ${subscribed} subscribers connected`)
if (lost.length > 0) faults.push(`${lost.length} connections were cut off: ${[...new Set(lost)].join('; ')}`)
if (shown === 0) faults.push('the tab shows no match')
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

/** What the tab's heap gained, so that a leak can be distinguished from compiled code. */
function printKinds([first, last]: readonly HeapKinds[]): void {
  if (!first || !last) return
  console.log(
    `\n${'tab, KB of'.padEnd(24)}${'then'.padStart(10)}${'at the end'.padStart(12)}${'gained'.padStart(10)}`,
  )
  for (const kind of HEAP_KINDS) {
    const [then, now] = [first[kind] / 1_000, last[kind] / 1_000]
    console.log(
      `${kind.padEnd(24)}${then.toFixed(0).padStart(10)}${now.toFixed(0).padStart(12)}${(now - then).toFixed(0).padStart(10)}`,
    )
  }
}

function writeRows(all: readonly Row[]): void {
  const columns = Object.keys(NAMES) as (keyof Row)[]
  const lines = all.map(row => columns.map(column => Math.round(row[column] * 100) / 100).join(','))
  mkdirSync(FOLDER, { recursive: true })
  const file = join(FOLDER, 'soak.csv')
  writeFileSync(file, `${[columns.join(','), ...lines].join('\n')}\n`)
  console.log(`every sample: ${file}`)
}
