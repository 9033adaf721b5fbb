import { parseArgs } from 'node:util'
import { percentilesOf } from '@touchline/tools/harness'
import type { Victim } from './arena.ts'
import { crash } from './crash.ts'
import { findCrashGaps } from './findCrashGaps.ts'

/**
 * `npm run crash -- --kills 200 --seed 1`: kill -9 of the back end, of PostgreSQL, and of both, under load. Exits
 * with 1 when a bet was lost, incomplete, charged twice or not found by its key, or the ledger did not add up; and
 * when the run did not cover what it claims to prove.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
})
const { crashes, placements, bets, cashouts, paid, seconds, faults } = await crash({
  kills: Number(values.kills),
  seed: values.seed,
  now: Date.now(),
  log: line => console.log(line),
})
for (const victim of ['back end', 'PostgreSQL', 'both'] satisfies Victim[]) {
  const { count, p50, p95, p99, max } = percentilesOf(
    crashes.filter(one => one.victim === victim).map(({ readyMs }) => readyMs),
  )
  const [median, most, nearly, longest] = [p50, p95, p99, max].map(ms => Math.round(ms))
  if (count > 0)
    console.log(
      `${victim}: ${count} kills, ready again after p50 ${median}, p95 ${most}, p99 ${nearly}, longest ${longest} ms`,
    )
}
const sum = (of: 'unanswered' | 'committed') => crashes.reduce((total, one) => total + one[of], 0)
const unanswered = sum('unanswered')
const committed = sum('committed')
const gaps = findCrashGaps({ kills: crashes.length, placements, unanswered, committed, cashouts, paid })
for (const fault of [...faults, ...gaps]) console.error(fault)
console.log(
  `${crashes.length} kills in ${seconds.toFixed(0)} s under ${placements} intents: ${bets} bets, ${cashouts} cash-outs, ${paid} paid; ${unanswered} without an answer, ` +
    `${committed} of them taken and found by their keys; ${faults.length + gaps.length} faults`,
)
if (faults.length + gaps.length > 0) process.exitCode = 1
