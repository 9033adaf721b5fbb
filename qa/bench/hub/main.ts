/**
 * `npm run bench:hub -- [--connections 1000] [--rate 20] [--seconds 5] [--rounds 2]`: the cost of the hub beside bare
 * `ws` with the same fan-out in the same run: memory per connection, processor time per delivery, deliveries a
 * second. Each server has a process to itself, and so have the listeners. Exits with 1 if a delivery is missing.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CONFIGURATION, measure, type HubFigures, type MeasuredServer } from './measure.ts'

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '2' },
  },
})
const sizes = {
  connections: Number(values.connections),
  publicationsPerSecond: Number(values.rate),
  seconds: Number(values.seconds),
}
const scratch = mkdtempSync(join(tmpdir(), 'bench-hub-'))
const config = join(scratch, 'hub.json')
writeFileSync(config, JSON.stringify(CONFIGURATION))
const hub: MeasuredServer = {
  name: 'hub',
  module: resolve(import.meta.dirname, '../../../packages/hub/src/standalone/main.ts'),
  args: ['--port', '0', '--config', config],
}
const bare: MeasuredServer = {
  name: 'bare ws',
  module: resolve(import.meta.dirname, 'bareServer.ts'),
  args: [],
}

const ROWS: readonly [name: string, of: (figures: HubFigures) => number, digits: number][] = [
  ['memory a connection, kB', ({ rssPerConnection }) => rssPerConnection / 1024, 1],
  ['heap a connection, kB', ({ heapPerConnection }) => heapPerConnection / 1024, 1],
  ['deliveries/s at the set rate', ({ deliveriesPerSecond }) => deliveriesPerSecond, 0],
  ['CPU a delivery, us', ({ cpuPerDelivery }) => cpuPerDelivery, 2],
  ['bytes a delivery', ({ bytesPerDelivery }) => bytesPerDelivery, 0],
  ['deliveries/s at most', ({ deliveriesAtMost }) => deliveriesAtMost, 0],
]

try {
  // In turn, so that other load on the machine affects both.
  const runs: Record<string, HubFigures[]> = { hub: [], 'bare ws': [] }
  for (let round = 0; round < Number(values.rounds); round++)
    for (const server of [hub, bare]) runs[server.name]!.push(await measure(server, sizes))
  const print = (line: string) => process.stdout.write(`${line}\n`)
  print(
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.versions.node}`,
  )
  print(
    `${sizes.connections} connections, ${sizes.publicationsPerSecond} publications/s for ${sizes.seconds} s, middle of ${values.rounds} rounds`,
  )
  print(`${''.padEnd(30)}${'hub'.padStart(10)}${'bare ws'.padStart(10)}${'ratio'.padStart(8)}`)
  for (const [name, of, digits] of ROWS) {
    const [ours, theirs] = [middle(runs['hub']!.map(of)), middle(runs['bare ws']!.map(of))]
    const figures = [ours.toFixed(digits).padStart(10), theirs.toFixed(digits).padStart(10)]
    print(`${name.padEnd(30)}${figures.join('')}${(ours / theirs).toFixed(2).padStart(8)}`)
  }
  if (Object.values(runs).some(each => each.some(({ lost }) => lost > 0))) process.exitCode = 1
} finally {
  rmSync(scratch, { recursive: true })
}

function middle(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
}
