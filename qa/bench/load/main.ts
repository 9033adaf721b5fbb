/**
 * The first seconds on a phone: `npm run bench:load`. Lighthouse with its mobile preset on home, the live page and a
 * match, five times each in turn; prints every run and the medians, and exits with 1 when a budget of design section
 * 5 is missed. `-- --origin http://localhost:3000` measures a running product; given twice, both in turn, so that two
 * builds are compared in one run. `-- --runs 3` and `-- --page home` measure less often and one page. `-- --short`
 * measures home once and judges nothing.
 */
import { parseArgs } from 'node:util'
import { startTestProduct } from '@touchline/tools/launch'
import { freePort } from '@touchline/tools/postgres'
import { machine, openBrowser } from '../support/index.ts'
import { findMatchAddresses } from '../time-to-bet/findMatchAddresses.ts'
import { audit, type Load } from './audit.ts'
import { heading, medianOf, missedBudgets, row } from './report.ts'

const { values } = parseArgs({
  options: {
    origin: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: ['home', 'live', 'match'] },
    short: { type: 'boolean', default: false },
  },
})
const RUNS = values.short ? 1 : Number(values.runs)
const PAGES = values.short ? ['home'] : values.page
/** A server runs for long: the compilation of its code at the start is not what a bettor waits for. */
const WARM_UP = values.short ? 1 : 20
/** The browser sends no request outside this machine. */
const ONLY_HERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const product = values.origin ? undefined : await startTestProduct()
const origins = product ? [product.origin] : values.origin!
const port = await freePort()
const browser = await openBrowser([ONLY_HERE, `--remote-debugging-port=${port}`])
const loads = new Map<string, Load[]>()
try {
  print(machine(browser.version()))
  print(heading())
  for (const name of PAGES) {
    const path = await pathOf(name)
    for (const origin of origins) await warmUp(origin + path)
    for (let run = 0; run < RUNS; run++)
      for (const origin of origins) {
        const load = await audit(origin + path, port)
        const called = origins.length > 1 ? `${name} ${new URL(origin).port}` : name
        loads.set(called, [...(loads.get(called) ?? []), load])
        print(row(called, load))
      }
  }
  print(machine(browser.version()))
} finally {
  await browser.close()
  await product?.stop()
}
const medians = [...loads].map(([name, all]) => ({ name, load: medianOf(all) }))
print(`\nMedians of ${RUNS}:\n${heading()}`)
for (const { name, load } of medians) print(row(name, load))
if (values.short) print('Lighthouse has looked at the page; no budget was judged.')
else {
  const faults = medians.flatMap(({ name, load }) => missedBudgets(name, load))
  for (const fault of faults) print(`OVER BUDGET: ${fault}`)
  print(faults.length === 0 ? 'Every budget is met.' : `${faults.length} budgets are missed.`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

async function pathOf(page: string): Promise<string> {
  switch (page) {
    case 'home':
      return '/sports'
    case 'live':
      return '/sports/live'
    case 'match':
      return (await findMatchAddresses(origins[0]!, false))[0]!
    default:
      throw new Error(`--page is home, live or match, not ${page}.`)
  }
}

async function warmUp(address: string): Promise<void> {
  for (let n = 0; n < WARM_UP; n++) await (await fetch(address)).text()
}
