/**
 * What a large catalogue costs: `npm run bench:catalogue`. Fills new databases with 500, 5,000 and 20,000 matches,
 * starts the product on each and measures lists, one match, counters, search, sitemap, home and the live page. Exits
 * with 1 when a budget is missed. `-- --short` takes 200 and 1,000 matches and judges growth only; `-- --sizes
 * 500,20000` takes others. Linux only.
 */
import { parseArgs } from 'node:util'
import { machine } from '../support/index.ts'
import { judgeCatalogue, judgeShort } from './judge.ts'
import { report } from './report.ts'
import { runSize, type SizeFigures } from './runSize.ts'

const SIZES = '500,5000,20000'
const SHORT_SIZES = '200,1000'
const REQUESTS = { long: 100, short: 24 }
/** The share of matches in play in a small catalogue, and their maximum number in a large one. */
const LIVE = { share: 12.5, max: 400 }

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, sizes: { type: 'string' } },
})
const sizes = (values.sizes ?? (values.short ? SHORT_SIZES : SIZES)).split(',').map(Number)
const log = (line: string) => void process.stdout.write(`${line}\n`)

// A normal exit ends its database too.
process.once('SIGTERM', () => process.exit(1))
log(machine())
const figures: SizeFigures[] = []
for (const matches of sizes) {
  const live = Math.min(LIVE.max, Math.floor(matches / LIVE.share))
  const found = await runSize({ matches, live, requests: values.short ? REQUESTS.short : REQUESTS.long, log })
  figures.push(found)
}
log(report(figures))
const faults = values.short ? judgeShort(figures) : judgeCatalogue(figures)
for (const fault of faults) log(`OVER BUDGET: ${fault}`)
if (faults.length === 0) log('All budgets hold.')
process.exitCode = faults.length > 0 ? 1 : 0
