/**
 * What the real live page costs and how fast it is: `npm run bench:page [-- --speed 5]`. The product with its feed at
 * that speed, its live page beside a plain-DOM page on the same socket, and the time from the feed to the pixel;
 * exits with 1 when a budget of design section 5 is missed. `-- --short` watches a few seconds: it checks that what
 * is shown is what was received, and judges no budget.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { build } from 'vite'
import { startTestProduct } from '@touchline/tools/launch'
import { machine, median, openBrowser, percentile, readThread } from '../support/index.ts'
import { driver } from './driver.ts'
import { openPlain, openReal, type MeasuredPage } from './pages.ts'
import { watchPixels, type Pixels } from './watchPixels.ts'
import { root } from '@touchline/tools/root'

const { values } = parseArgs({
  options: {
    speed: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
    short: { type: 'boolean', default: false },
  },
})
const ROUNDS = values.short ? 1 : 3
const SECONDS = values.short ? 2 : Number(values.seconds)
const BY_HAND = values.short ? 2 : 15
/** A price that is wrong for this long is not just delayed. */
const STILL_MS = 500
/**
 * Design section 5, feed to pixel: milliseconds at p95. The real page may cost what our renderer may, and its own
 * bookkeeping.
 */
const BUDGET = { atOnce: 150, match: 400, list: 650, shift: 0.02 }

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const faults: string[] = []
await build({ configFile: join(import.meta.dirname, 'plain', 'vite.config.ts') })
const script = join(root, '.cache', 'bench', 'page', 'plain.js')
const product = await startTestProduct({ FEED_SPEED: values.speed })
const [one, other] = [await openBrowser(), await openBrowser()]
try {
  print(machine(one.version()))
  const live = `${product.origin}/sports/live`
  await compareCosts(live)
  await listDelays(one, live)
  await matchDelays(one)
  await byHand(one, live)
  print(machine(one.version()))
} finally {
  await one.close()
  await other.close()
  await product.stop()
}
// A page that shows something else than it received has thrown before this line.
if (values.short) print('The page shows what it received; no budget was judged.')
else {
  for (const fault of faults) print(`OVER BUDGET: ${fault}`)
  print(faults.length === 0 ? 'Every budget is met.' : `${faults.length} budgets are missed.`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

/** Both pages receive the same publications at the same time, each in a browser of its own. */
async function compareCosts(live: string): Promise<void> {
  const real = await openReal(one, live)
  const plain = await openPlain(other, live, script)
  const ratios: number[] = []
  await pause(4000) // everything that is loaded after first paint is there
  for (let round = 0; round < ROUNDS; round++) {
    const before = await Promise.all([readThread(real.devtools), readThread(plain.devtools)])
    await pause(SECONDS * 1000)
    const after = await Promise.all([readThread(real.devtools), readThread(plain.devtools)])
    const [ours, floor] = after.map(({ total }, at) => (total - before[at]!.total) / SECONDS)
    ratios.push(ours! / floor!)
    print(
      `live page ${ours!.toFixed(1)} ms of the main thread a second, plain page ${floor!.toFixed(1)}: ${(ours! / floor!).toFixed(2)}`,
    )
  }
  const rows = await Promise.all([real, plain].map(({ page }) => page.locator('[data-match]').count()))
  print(
    `processor time: ${median(ratios).toFixed(2)} times the plain page; rows mounted ${rows.join(' and ')}\n`,
  )
  await real.page.close()
  await plain.page.close()
}

async function listDelays(browser: Browser, live: string): Promise<void> {
  const opened = await watched(browser, live)
  await pause(SECONDS * 1000)
  const { delays, shift } = await seen('locale list', opened, SECONDS)
  judge(
    'locale list',
    delays.map(({ ms }) => ms),
    BUDGET.list,
  )
  print(`layout shift of the live page: ${shift.toFixed(4)}`)
  if (shift > BUDGET.shift) faults.push(`layout shift ${shift.toFixed(4)}, budget ${BUDGET.shift}`)
  await opened.page.close()
}

async function matchDelays(browser: Browser): Promise<void> {
  const [match] = await driver(product.origin).inPlay()
  const opened = await watched(browser, `${product.origin}${match!.path}`)
  await pause(SECONDS * 1000)
  const { delays } = await seen('match channel', opened, SECONDS)
  judge(
    'match channel',
    delays.map(({ ms }) => ms),
    BUDGET.match,
  )
  await opened.page.close()
}

/** Changes that are published at once: suspensions on both channels, and the first move of a match that was quiet. */
async function byHand(browser: Browser, live: string): Promise<void> {
  const drive = driver(product.origin)
  const list = await watched(browser, live)
  const shown = await list.page
    .locator('[data-match]')
    .evaluateAll(rows => rows.map(row => (row as HTMLElement).dataset.match!))
  const inPlay = (await drive.inPlay()).filter(({ id }) => shown.includes(id)).slice(0, BY_HAND)
  for (const { id } of inPlay) {
    await drive.suspend(id)
    await pause(300)
  }
  await pause(1000)
  const paused = new Set(inPlay.map(({ id }) => id))
  const pauses = (await seen('suspensions', list, undefined)).delays
  judge(
    'a suspension in the list',
    pauses.filter(({ isPause, matchId }) => isPause && paused.has(matchId)).map(({ ms }) => ms),
    BUDGET.atOnce,
  )
  await list.page.close()

  const [later] = await drive.later()
  const quiet = await watched(browser, `${product.origin}${later!.path}`)
  for (let n = 0; n < BY_HAND; n++) {
    await drive.moveOdds(later!.id, n % 2 === 0 ? 0.9 : 1.1)
    await pause(1000)
  }
  const moves = (await seen('first changes', quiet, undefined)).delays
  judge(
    'the first change after a quiet window',
    moves.map(({ ms }) => ms),
    BUDGET.atOnce,
  )
  await quiet.page.close()
}

async function watched(browser: Browser, address: string): Promise<MeasuredPage> {
  return await openReal(browser, address, page => page.addInitScript(watchPixels))
}

/**
 * Reads the observations. Throws when the page shows something else than it has received, and still does a while
 * later.
 */
async function seen(
  what: string,
  { page }: MeasuredPage,
  seconds: number | undefined,
): Promise<Pick<Pixels, 'delays' | 'shift'>> {
  const { delays, shift, publications, updates, suspects } = await page.evaluate(() => {
    const { delays, shift, publications, updates } = window.pixels
    return { delays, shift, publications, updates, suspects: window.pixels.wrong() }
  })
  await pause(STILL_MS)
  const still = await page.evaluate(() => window.pixels.wrong())
  const wrong = still.filter(one => suspects.includes(one))
  if (wrong.length > 0)
    throw new Error(`${what}: ${wrong.length} prices differ from the received ones, such as ${wrong[0]}.`)
  const rate =
    seconds === undefined
      ? ''
      : `, ${(publications / seconds).toFixed(1)} and ${(updates / seconds).toFixed(0)} a second`
  print(`${what}: ${publications} publications, ${updates} prices received${rate}; ${delays.length} drawn`)
  return { delays, shift }
}

function judge(what: string, delays: readonly number[], most: number): void {
  const [p50, p95, max] = [0.5, 0.95, 1].map(share => Math.round(percentile(delays, share)))
  print(`${what}: feed to pixel p50 ${p50}, p95 ${p95}, longest ${max} ms of ${delays.length}`)
  if (delays.length === 0) faults.push(`${what}: nothing was seen`)
  else if (p95! > most) faults.push(`${what}: feed to pixel p95 ${p95} ms, budget ${most}`)
}
