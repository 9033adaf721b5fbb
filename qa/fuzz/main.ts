import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '@touchline/tools/postgres'
import { findFuzzGaps } from './findings/findFuzzGaps.ts'
import { fuzz, type FuzzReport } from './fuzz.ts'

/**
 * `npm run fuzz -- --requests 50000 --seed 1`: sends requests generated from the contract's own schemas to the real
 * back end and judges every answer. Exits with 1 when one was wrong, and when nothing was bet, cashed out or raced;
 * the same seed sends the same requests again, as far as races end the same way. `npm run fuzz -- --cost` instead
 * searches for texts that cost a reader of headers, cookies and addresses too much time: what the `*.cost.test.ts` do
 * in short with all tests, with some forty times as many patterns.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    cost: { type: 'boolean', default: false },
  },
})
if (values.cost) process.exit(searchForCost(positionals))
const folder = mkdtempSync(join(tmpdir(), 'touchline-fuzz-'))
chmodSync(folder, 0o755) // for root the server runs under another account, which must enter it
const server = await startPostgres({
  dataFolder: join(folder, 'data'),
  shelter: folder,
  log: () => {},
  settings: { fsync: 'off' }, // the run tests answers, not what survives a power cut
})
try {
  const report = await fuzz({
    databaseUrl: server.url,
    requests: Number(values.requests),
    seed: values.seed,
    now: Date.now(),
    log: line => console.error(line),
  })
  print(report, values.seed)
  const gaps = findFuzzGaps(report)
  for (const gap of gaps) console.error(gap)
  if (report.faults.length + report.books.length + gaps.length > 0) process.exitCode = 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** In the readers whose test files have one of these words in their path; in all of them without any. */
function searchForCost(words: readonly string[]): number {
  const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'unit', ...(words.length > 0 ? words : ['.cost.test.'])],
    {
      stdio: 'inherit',
      env: { ...process.env, TOUCHLINE_COST: 'long' },
    },
  )
  return status ?? 1
}

function print(report: FuzzReport, seed: string): void {
  const { requests, seconds, statuses, betsTaken, cashoutsTaken, beside, faults, books } = report
  for (const [name, counts] of [...statuses].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const parts = [...counts].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} x ${status}`)
    console.log(`${name.padEnd(48)}${parts.join(', ')}`)
  }
  for (const { index, description, sent, answer } of faults) {
    console.error(`\nRequest ${index} of seed ${seed}: ${description}\n${sent}\n-> ${answer}`)
  }
  for (const book of books) console.error(`The ledger: ${book}`)
  console.log(
    `${requests} requests in ${seconds.toFixed(1)} s, ${(requests / seconds).toFixed(0)} a second; ` +
      `${beside} beside another; ${betsTaken} bets taken, ${cashoutsTaken} cash-outs; ${faults.length} faults; ${books.length} faults in the books`,
  )
}
