/**
 * What ticking odds cost: `npm run bench:odds` (some minutes), `-- --full` for every load and every way of rendering.
 * Our list beside a hand-written DOM floor and the usual alternatives, in the system's Chromium; exits with 1 when a
 * budget of design section 5 is missed. `-- --short` renders each once on a short list: it checks the result and
 * prints figures, and judges no budget.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { build } from 'vite'
import { machine, openBrowser, percentile, serveFolder } from '../support/index.ts'
import { drawingResultsOf, overBudget, TAP_P75_MS_MAX, type DrawingResult } from './judge.ts'
import { GLANCE, measureClosed, measureOpen, WHOLE, type Closed } from './measure.ts'
import { FULL, FULL_OPEN, SHORT, SHORT_OPEN, USUAL, USUAL_OPEN, type Block, type OpenRun } from './plan.ts'
import { root } from '@touchline/tools/root'

const THROTTLE = 4
const TAPPED_AT = 50
const { values } = parseArgs({
  options: { full: { type: 'boolean', default: false }, short: { type: 'boolean', default: false } },
})
const blocks = values.short ? SHORT : values.full ? FULL : USUAL
const openRuns = values.short ? SHORT_OPEN : values.full ? FULL_OPEN : USUAL_OPEN
const effort = values.short ? GLANCE : WHOLE
const print = (line: string): void => void process.stdout.write(`${line}\n`)

await build({ configFile: join(import.meta.dirname, 'page', 'vite.config.ts') })
const server = await serveFolder(join(root, '.cache', 'bench', 'odds'))
const browser = await openBrowser()
const faults: string[] = []
try {
  print(machine(browser.version()))
  for (const block of blocks) faults.push(...(await runBlock(browser, block)))
  print(`\nTaps on a processor ${THROTTLE} times slower, while odds stream`)
  for (const run of openRuns) faults.push(...(await runOpen(browser, run)))
  print(`\n${machine(browser.version())}`)
} finally {
  await browser.close()
  server.close()
}
for (const fault of faults) print(`OVER BUDGET: ${fault}`)
// Wrong rendering has thrown before this line.
if (values.short)
  print('Every way of drawing shows the same rows and the right values; no budget was judged.')
else print(faults.length === 0 ? 'Every budget is met.' : `${faults.length} budgets are missed.`)
process.exitCode = faults.length > 0 ? 1 : 0

async function runBlock(chromium: Browser, block: Block): Promise<string[]> {
  const { rows, updatesPerSecond, renderers } = block
  const measured = new Map<string, Closed[]>(renderers.map(({ name }) => [name, []]))
  for (let round = 0; renderers.some(({ rounds }) => rounds > round); round++) {
    for (const { name, rounds } of renderers) {
      if (rounds <= round) continue
      const isIdle = name === 'idle'
      const one = {
        renderer: isIdle ? 'floor' : name,
        rows,
        updatesPerSecond: isIdle ? 0 : updatesPerSecond,
        effort,
      }
      measured.get(name)!.push(await measureClosed(chromium, server.origin, one))
    }
  }
  const lines = drawingResultsOf(measured)
  print(`\n${rows} rows, ${updatesPerSecond} updates a second: main thread, ms a second of stream`)
  print(
    `${''.padEnd(12)}${['total', 'script', 'ratio', 'from', 'to', 'net ratio', 'mount ms'].map(head => head.padStart(11)).join('')}`,
  )
  for (const line of lines) print(rowOf(line))
  return overBudget(block, lines)
}

function rowOf({ name, cpuMs, scriptMs, ratio, netRatio, range, mountMs }: DrawingResult): string {
  const [from, to] = range
  const figures = [
    cpuMs.toFixed(0),
    scriptMs.toFixed(1),
    ratio.toFixed(2),
    from.toFixed(2),
    to.toFixed(2),
    // The idle page mounts as many rows as the floor, so its cost cannot be subtracted from a windowed list's.
    netRatio === undefined || name === 'idle' || name === 'windowed' ? '' : netRatio.toFixed(2),
    mountMs.toFixed(0),
  ]
  return `${name.padEnd(12)}${figures.map(figure => figure.padStart(11)).join('')}`
}

async function runOpen(chromium: Browser, run: OpenRun): Promise<string[]> {
  const { renderer, rows, updatesPerSecond } = run
  const { tapMs, framesPerSecond, busy } = await measureOpen(
    chromium,
    server.origin,
    { ...run, effort },
    THROTTLE,
  )
  const [p50, p75, max] = [0.5, 0.75, 1].map(share => percentile(tapMs, share))
  const what = `${renderer}, ${rows} rows, ${updatesPerSecond} updates a second`
  print(
    `${what.padEnd(46)} tap to paint p50 ${p50}, p75 ${p75}, longest ${max} ms; ${framesPerSecond.toFixed(0)} frames a second, main thread busy ${(busy * 100).toFixed(0)} %`,
  )
  const isJudged = !values.short && renderer === 'windowed' && updatesPerSecond === TAPPED_AT
  return isJudged && p75! > TAP_P75_MS_MAX
    ? [`${what}: tap to paint p75 ${p75} ms, budget ${TAP_P75_MS_MAX}`]
    : []
}
