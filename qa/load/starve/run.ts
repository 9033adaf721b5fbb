import { parseArgs } from 'node:util'
import { findHunger } from './findHunger.ts'
import { starve } from './starve.ts'

/**
 * `npm run load -- --starve [--seconds 8]`: what players can send to keep the feed from writing, one attack after the
 * other, over loopback only. Exits with 1 when the feed waited longer than its budget for a lock. `--short`: one
 * second each, and only the ledger is judged.
 */
const { values } = parseArgs({
  options: {
    starve: { type: 'boolean' },
    seconds: { type: 'string', default: '8' },
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
})
const { attacked, books } = await starve({
  seconds: values.short ? 1 : Number(values.seconds),
  seed: values.seed,
  now: Date.now(),
  log: line => console.log(line),
})
const longest = Math.max(...attacked.map(({ feed }) => feed.longestMs))
console.log(`The feed waited ${Math.round(longest)} ms for a lock at the longest.`)
const hunger = values.short ? [] : findHunger(attacked)
const faults = [...hunger, ...books.map(message => `books: ${message}`)]
for (const fault of faults) console.error(fault)
console.log(`${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1
