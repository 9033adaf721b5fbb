import { percentilesOf } from '@touchline/tools/harness'
import type { LoadReport, LoadPhase } from './load.ts'
import { P99_MS_MAX, takenWithin } from './recoveredAfter.ts'

/** The cost of listening and betting, in ms of processor time of the back end. */
export interface Costs {
  readonly perDelivery: number
  readonly perBet: number
}

/** The load that the reference back end must carry on two cores, and the limits (target T10). */
const TARGET = {
  connections: 5_000,
  deliveries: 10_000,
  bets: 100,
  seconds: 600,
  fanOutMs: 500,
  memoryShare: 0.05,
  deliveryUs: 40,
  betMs: 4,
}

/** What T10 requires of the phase with bets, each beside its result; a smaller run shows less. */
export function compareToTarget(
  { connections, phases }: LoadReport,
  { perDelivery, perBet }: Costs,
): string[] {
  const find = (name: LoadPhase['name']): LoadPhase => phases.find(phase => phase.name === name)!
  const { seconds, received, placed, rssMb } = find('betting')
  const before = find('listening').rssMb
  // The pace at which they were due: the phase ends only with the last answer.
  const lastDue = placed.at(-1)?.at ?? 0
  const bets = (placed.length - 1) / lastDue
  const deliveries = received.publications / seconds
  const fanOut = Math.round(percentilesOf(received.delays).p99)
  const growth = Math.abs(rssMb / before - 1)
  return [
    atLeast('connections', TARGET.connections, connections),
    atLeast('deliveries a second', TARGET.deliveries, Math.round(deliveries)),
    atLeast('bets a second', TARGET.bets, Math.round(bets)),
    atLeast('seconds of that', TARGET.seconds, Math.round(lastDue)),
    atMost('ms at p99 to place', P99_MS_MAX, takenWithin(placed)),
    atMost('ms at p99 to each listener', TARGET.fanOutMs, fanOut),
    atMost(
      '% memory more or less at the end than at the start',
      TARGET.memoryShare * 100,
      Math.round(growth * 100),
    ),
    atCost('us of processor a delivery', TARGET.deliveryUs, perDelivery * 1000),
    atCost('ms of processor a bet', TARGET.betMs, perBet),
  ]
}

function atLeast(what: string, expected: number, done: number): string {
  return compare(what, `at least ${expected}`, done, done >= expected)
}

function atMost(what: string, expected: number, done: number): string {
  return compare(what, `at most ${expected}`, done, done <= expected)
}

/** A difference between two phases of the run: for a small load it is within the noise. */
function atCost(what: string, expected: number, done: number): string {
  if (done <= 0) return `  ${what}: at most ${expected}; too little to measure`
  return atMost(what, expected, round(done))
}

function compare(what: string, expected: string, done: number, isMet: boolean): string {
  return `  ${what}: ${expected}; ${done}${isMet ? '' : ', not met'}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
