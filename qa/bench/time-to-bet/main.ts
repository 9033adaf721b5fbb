/**
 * How long a bettor on a slow phone needs from a deep link to the receipt: `npm run bench:time-to-bet`. A scripted
 * bettor with touch opens the page of a match in a new browser context on a slowed network and processor, taps a
 * price, a quick stake and Place bet, before the match and live, signed in and signed out. Prints seconds, taps and
 * where the time goes, the median of 5; exits with 1 when the budget is missed. `-- --short` makes one bet, before the
 * match, signed in, at any price, and judges taps only.
 */
import { parseArgs } from 'node:util'
import type { APIRequestContext, Browser } from '@playwright/test'
import { startTestProduct } from '@touchline/tools/launch'
import { machine, openBrowser } from '../support/index.ts'
import { placeOneBet, type Login, type Walk } from './bettor.ts'
import { findMatchAddresses } from './findMatchAddresses.ts'
import {
  LIVE_DELAY_S,
  missedAims,
  scenarioResultOf,
  SCENARIOS,
  tableOf,
  type ScenarioResult,
  type Scenario,
} from './judge.ts'
import { ON_A_PHONE, PROFILE, slowDown } from './profile.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const RUNS = values.short ? 1 : 5
/** A server runs for long: the compilation of its code at the start is not what a bettor waits for. */
const WARM_UP = values.short ? 2 : 30
const LOGIN: Login = { email: 'demo@touchline.example', password: 'touchline-demo' }

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const faults: string[] = []
const product = await startTestProduct({ LIVE_DELAYS: `all:${LIVE_DELAY_S}` })
const browser = await openBrowser()
try {
  print(`${machine(browser.version())}\n${PROFILE}`)
  await warmUp()
  const results: ScenarioResult[] = []
  for (const scenario of values.short ? SCENARIOS.slice(0, 1) : SCENARIOS) {
    const result = scenarioResultOf(scenario, await walksOf(browser, scenario))
    results.push(result)
    faults.push(...missedAims(result, values.short))
  }
  for (const line of tableOf(results)) print(line)
  print('Medians, in seconds since the address was opened; a live receipt includes the delay of its sport.')
  print(machine(browser.version()))
} finally {
  await browser.close()
  await product.stop()
}
for (const fault of faults) print(`MISSED: ${fault}`)
const met = values.short
  ? 'The aim in taps is met; seconds were not judged.'
  : 'Every aim is met, within the tolerance.'
print(faults.length === 0 ? met : `${faults.length} aims are missed.`)
process.exitCode = faults.length > 0 ? 1 : 0

async function warmUp(): Promise<void> {
  const paths = await findMatchAddresses(product.origin, false)
  for (let n = 0; n < WARM_UP; n++) await (await fetch(product.origin + paths[n % paths.length]!)).text()
}

/** Each walk is to another match, where there are enough. One that ends without a receipt is a fault. */
async function walksOf(within: Browser, scenario: Scenario): Promise<Walk[]> {
  const walks: Walk[] = []
  for (let n = 0; n < RUNS; n++) {
    const paths = await findMatchAddresses(product.origin, scenario.isLive)
    try {
      const walk = await walkOnce(within, scenario, product.origin + paths[n % paths.length]!)
      walks.push(walk)
      print(`${scenario.name}: ${(walk.at.receipt! / 1000).toFixed(2)} s, ${walk.taps.join(', ')}`)
    } catch (error) {
      faults.push(`${scenario.name}: no receipt. ${String(error)}`)
    }
  }
  return walks
}

/** One bet in a browser context of its own: nothing is cached, and no connection is open. */
async function walkOnce(within: Browser, { isSignedIn }: Scenario, address: string): Promise<Walk> {
  const context = await within.newContext(ON_A_PHONE)
  try {
    if (isSignedIn) await post(context.request, '/api/platform/users/sign_in', LOGIN)
    // One walk cannot show how often a price moves: the short form allows no tap for it.
    if (values.short)
      await post(context.request, '/api/sportsbook/settings', { auto_accept_odds_change: 'any' })
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    return await placeOneBet(page, address, LOGIN)
  } finally {
    await context.close()
  }
}

async function post(request: APIRequestContext, path: string, data: object): Promise<void> {
  const reply = await request.post(product.origin + path, { data })
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}.`)
}
