import { parseArgs } from 'node:util'
import { percentilesOf } from '@touchline/tools/harness'
import { compareToTarget } from './compareToTarget.ts'
import { findFaults } from './findFaults.ts'
import { load, type LoadPhase } from './load.ts'
import { recoveredAfter } from './recoveredAfter.ts'

/**
 * `npm run load -- --connections 5000 --bets 100 --seconds 60 [--overload]`: connections, deliveries and bets
 * together on the real back end, over loopback only. Exits with 1 when the run did not show what it claims
 * (`findFaults`).
 */
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '5000' },
    bets: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
    overload: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
})
const report = await load({
  connections: Number(values.connections),
  betsPerSecond: Number(values.bets),
  seconds: Number(values.seconds),
  overload: values.overload,
  seed: values.seed,
  now: Date.now(),
  log: line => console.log(line),
})
const { phases, openFiles } = report
const find = (name: LoadPhase['name']) => phases.find(phase => phase.name === name)
const idle = find('idle')!
const listening = find('listening')!
const betting = find('betting')!

console.log('')
for (const phase of phases) describe(phase)
const perDelivery = (cpu(listening) - cpu(idle)) / (listening.received.publications / listening.seconds)
// The players' messages about their own bets and cash-out offers are part of the cost of a bet.
const deliveriesMore = publicRate(betting) - publicRate(listening)
// Refused bets cost something too: it is counted with the placed ones.
const betsPerSecond = betting.placed.filter(({ status }) => status === 200).length / betting.seconds
const perBet = (cpu(betting) - cpu(listening) - deliveriesMore * perDelivery) / betsPerSecond
const databasePerBet = (database(betting) - database(listening)) / betsPerSecond
console.log(
  `processor time: ${(perDelivery * 1000).toFixed(1)} us a delivery; ${perBet.toFixed(2)} ms a bet in the back end, ` +
    `${databasePerBet.toFixed(2)} ms in PostgreSQL; ${openFiles} open files`,
)

console.log('What T10 requires of the phase with bets, and the results:')
for (const line of compareToTarget(report, { perDelivery, perBet })) console.log(line)

const after = find('after')
const back = after && recoveredAfter(after.placed)
if (back !== undefined) console.log(`Back to normal ${(back / 1000).toFixed(1)} s after the overload ended.`)
const faults = findFaults(report, Number(values.connections))
for (const fault of faults) console.error(fault)
console.log(`${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1

/** Processor time of the back end a second, in ms. */
function cpu({ used, seconds }: LoadPhase): number {
  return (used.mainMs + used.otherMs) / seconds
}
/** Deliveries a second on public channels. */
function publicRate({ received, seconds }: LoadPhase): number {
  return (received.publications - received.own) / seconds
}
function database({ used, seconds }: LoadPhase): number {
  return used.databaseMs / seconds
}

function describe({ name, seconds, used, rssMb, received, placed }: LoadPhase): void {
  const share = (ms: number): string => `${Math.round(ms / seconds / 10)} %`
  console.log(
    `${name}: ${seconds.toFixed(0)} s; back end ${share(used.mainMs)} + ${share(used.otherMs)} of a core, PostgreSQL ${share(used.databaseMs)}, ${Math.round(rssMb)} MB`,
  )
  if (received.publications > 0) {
    const rate = Math.round(received.publications / seconds)
    console.log(
      `  ${rate} deliveries a second (${Math.round(received.own / seconds)} of them on private channels), ${Math.round(received.bytes / seconds / 1000)} kB a second; heartbeat to listener ${figures(received.delays)}`,
    )
  }
  for (const [status, some] of Map.groupBy(placed, one => one.status)) {
    console.log(`  ${some.length} placements answered ${status}: ${figures(some.map(({ ms }) => ms))}`)
  }
}

function figures(values: readonly number[]): string {
  const { p50, p95, p99, max } = percentilesOf(values)
  const [middle, most, nearly, longest] = [p50, p95, p99, max].map(ms => Math.round(ms))
  return `p50 ${middle}, p95 ${most}, p99 ${nearly}, longest ${longest} ms`
}
