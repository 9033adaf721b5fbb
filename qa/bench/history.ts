/**
 * How long answers with the demo player's year of bets take: `npm run bench:history`. Starts the product and requests
 * each list repeatedly, as a browser does; exits with 1 when p95 is above the target. `-- --short` requests twice and
 * judges no time.
 */
import { parseArgs } from 'node:util'
import { startTestProduct } from '@touchline/tools/launch'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const REQUESTS = values.short ? 2 : 100
const WARM_UP = values.short ? 0 : 10
/** Issue "Money once": lists, totals and the export of 12 months. */
const TARGET_MS = 300
const PATHS = [
  '/v3/bets?limit=500',
  '/v3/bets?limit=500&page=2',
  '/v3/bets?result=win&limit=20',
  '/bets/totals',
  '/bets/curve?currency=EUR',
  '/bets/export',
]

const product = await startTestProduct()
try {
  const token = await signIn()
  process.stdout.write(
    `${'ms of an answer'.padEnd(34)}${'p50'.padStart(6)}${'p95'.padStart(6)}${'max'.padStart(6)}\n`,
  )
  for (const path of PATHS) {
    const times = await measure(`${product.origin}/api/sportsbook${path}`, token)
    const at = (share: number) => times[Math.ceil(share * times.length) - 1]!
    const figures = [at(0.5), at(0.95), at(1)].map(ms => ms.toFixed(0).padStart(6))
    process.stdout.write(`${path.padEnd(34)}${figures.join('')}\n`)
    if (!values.short && at(0.95) > TARGET_MS) process.exitCode = 1
  }
} finally {
  await product.stop()
}

/** Milliseconds of each request, shortest first. */
async function measure(address: string, token: string): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < WARM_UP + REQUESTS; n++) {
    const begins = performance.now()
    const reply = await fetch(address, { headers: { 'x-session-token': token } })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}`)
    if (n >= WARM_UP) times.push(performance.now() - begins)
  }
  return times.toSorted((a, b) => a - b)
}

async function signIn(): Promise<string> {
  const reply = await fetch(`${product.origin}/api/platform/users/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-transport': 'header' },
    body: JSON.stringify({ email: 'demo@touchline.example', password: 'touchline-demo' }),
  })
  const { token } = (await reply.json()) as { token: string }
  return token
}
