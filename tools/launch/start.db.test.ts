import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildWeb } from './index.ts'
import { freePort } from '../postgres/index.ts'
import { root } from '../root/index.ts'

const START_MS_MAX = 90_000 // generous: other tests run on the machine; start times are measured elsewhere
const STOP_MS_MAX = 10_000

const JSON_BODY = { 'content-type': 'application/json' }
const DEV_COMMANDS = [
  'score',
  'suspend',
  'move-odds',
  'stop-provider',
  'start-provider',
  'finish',
  'kick-off',
  'set-speed',
  'jump-clock',
]

/** A demo has a ledger: the players' deposits, and a year of bets. */
const BOOKS = /^ledger: [1-9]\d* entries added up, 0 problems$/m

let data = ''
let port = 0
let started: ChildProcess[] = []

vi.setConfig({ testTimeout: 240_000 }) // whole products start here, several in one test

beforeEach(async () => {
  await buildWeb(root, () => {})
  data = mkdtempSync(join(tmpdir(), 'touchline-start-'))
  chmodSync(data, 0o755)
  port = await freePort()
}, START_MS_MAX)

afterEach(async () => {
  for (const child of started) await end(child)
  started = []
  rmSync(data, { recursive: true, force: true })
})

interface Start {
  readonly child: ChildProcess
  readonly printed: () => string
}

/** Runs `npm start` without npm, away from a `.env` file and from the shell's settings. */
function start(args: readonly string[] = [], settings: Record<string, string> = {}): Start {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['tools/launch/main.ts', '--no-env-file', ...args], {
    cwd: root,
    env: { PATH, HOME, PORT: String(port), TOUCHLINE_DATA: data, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  started.push(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, printed: () => output }
}

async function ready({ child, printed }: Start): Promise<void> {
  await expect
    .poll(() => printed().includes('Stop it with Ctrl-C') || child.exitCode !== null, {
      timeout: START_MS_MAX,
    })
    .toBe(true)
  if (child.exitCode !== null) throw new Error(printed())
}

/** Requests the home page from the moment the web server listens until it is shown. */
async function requestUntilShown({ child, printed }: Start): Promise<{ waiting: string[]; page: string }> {
  const waiting: string[] = []
  for (;;) {
    const answer = await request('/sports').catch(() => undefined)
    const body = await answer?.text()
    if (answer?.status === 200) return { waiting, page: body ?? '' }
    if (answer) waiting.push(`${answer.status} ${answer.headers.get('retry-after')}`)
    if (child.exitCode !== null) throw new Error(printed())
  }
}

async function exitCode({ child }: Start): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit')
  return child.exitCode
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGINT')
  await once(child, 'exit')
}

/** Runs `npm run ledger:check` on the data folder of this test. */
async function checkLedger(): Promise<{ code: number | null; output: string }> {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, TOUCHLINE_DATA: data }
  return await new Promise(resolve => {
    const child = execFile(
      process.execPath,
      ['tools/ledger/check.ts'],
      { cwd: root, env },
      (_, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    )
  })
}

const request = (path: string) => fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })

test(
  'one command: the address, two logins and how to stop; a second one is refused; Ctrl-C ends it all; the next start finds its data',
  { timeout: 240_000 },
  async () => {
    const first = start()
    const seen = await requestUntilShown(first)
    await ready(first)
    // Before it is ready, every answer and one line of the log say so; the first page has matches.
    expect(seen.waiting.length).toBeGreaterThan(0)
    expect(new Set(seen.waiting)).toEqual(new Set(['503 2']))
    expect(seen.page).toContain('data-match=')
    expect(first.printed()).not.toMatch(/Error|^\s+at /m)
    expect(first.printed().match(/back end is not ready/g)).toHaveLength(1)
    for (const text of [
      `http://localhost:${port}/sports`,
      'demo@touchline.example',
      'empty@touchline.example',
      'Ctrl-C',
    ]) {
      expect(first.printed()).toContain(text)
    }
    for (const path of [
      '/livez',
      '/readyz',
      '/version',
      '/sports',
      '/openapi.json',
      '/api/sportsbook/sports',
    ]) {
      expect([path, (await request(path)).status]).toEqual([path, 200])
    }
    expect((await request('/dev/score')).status).toBe(404) // demo mode has no /dev

    expect(await checkLedger()).toEqual({ code: 0, output: expect.stringMatching(BOOKS) as string })

    const second = start([], { PORT: String(await freePort()) })
    expect(await exitCode(second)).toBe(1)
    expect(second.printed()).toContain(`Touchline runs already: http://localhost:${port}`)
    expect((await request('/readyz')).status).toBe(200)

    const since = performance.now()
    first.child.kill('SIGINT')
    expect(await exitCode(first)).toBe(0)
    expect(performance.now() - since).toBeLessThan(STOP_MS_MAX)
    await expect(request('/livez')).rejects.toThrow()
    expect(existsSync(join(data, 'postgres', 'owner.lock'))).toBe(false)

    // Nothing runs: the check starts the database itself, and stops it afterwards.
    expect(await checkLedger()).toEqual({ code: 0, output: expect.stringMatching(BOOKS) as string })
    expect(existsSync(join(data, 'postgres', 'owner.lock'))).toBe(false)

    const next = start()
    await ready(next)
    expect(next.printed()).not.toContain('Making a new database')
  },
)

/** Runs a script of `package.json` through npm, as a person or a supervisor does. */
function npmRun(script: string, args: readonly string[], settings: Record<string, string>): Start {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn('npm', ['run', '--silent', '--ignore-scripts', script, '--', ...args], {
    cwd: root,
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, printed: () => output }
}

/** Whether a process listens there. */
const isTaken = (taken: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${taken}/livez`).then(
    () => true,
    () => false,
  )

test('SIGTERM to the npm of "npm start" stops web server, back end and database', async () => {
  const backendPort = await freePort()
  const product = npmRun('start', ['--no-env-file'], {
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    TOUCHLINE_DATA: data,
  })
  await ready(product)
  expect([await isTaken(port), await isTaken(backendPort)]).toEqual([true, true])
  product.child.kill('SIGTERM')
  const ports = async () => [await isTaken(port), await isTaken(backendPort)]
  await expect.poll(ports, { timeout: STOP_MS_MAX }).toEqual([false, false])
  await expect
    .poll(() => existsSync(join(data, 'postgres', 'owner.lock')), { timeout: STOP_MS_MAX })
    .toBe(false)
})

test('SIGTERM to the npm of "npm run hub" frees its port', async () => {
  const hub = npmRun('hub', ['--port', String(port)], {})
  await expect.poll(hub.printed, { timeout: STOP_MS_MAX }).toContain(`127.0.0.1:${port}`)
  expect(await isTaken(port)).toBe(true)
  hub.child.kill('SIGTERM')
  await expect.poll(() => isTaken(port), { timeout: STOP_MS_MAX }).toBe(false)
})

test('a ledger check before the first start reports that there are no books, and creates none', async () => {
  const { code, output } = await checkLedger()
  expect([code, output]).toEqual([1, expect.stringContaining('There is no ledger yet')])
  expect(existsSync(join(data, 'postgres'))).toBe(false)
})

test('a malformed setting is named and nothing starts', async () => {
  const refused = start([], { FEED_SPEED: 'fast' })
  expect(await exitCode(refused)).toBe(1)
  expect(refused.printed()).toContain('FEED_SPEED must be a number from 0.1 to 600, not "fast".')
  expect(existsSync(join(data, 'postgres'))).toBe(false)
})

test('production refuses to start without a secret of its own, and dev has no production', async () => {
  const unsafe = start(['--mode', 'production'], { PUBLIC_ORIGIN: 'https://sports.example' })
  expect(await exitCode(unsafe)).toBe(1)
  expect(unsafe.printed()).toContain('REALTIME_SECRET must be set in production')
  const settings = {
    PUBLIC_ORIGIN: 'https://sports.example',
    TRUST_PROXY: '1',
    REALTIME_SECRET: 'r'.repeat(32),
    RECEIPT_PRIVATE_KEY: 'k'.repeat(43),
  }
  const dev = start(['--mode', 'production', '--dev'], settings)
  expect(await exitCode(dev)).toBe(1)
  expect(dev.printed()).toContain('has no production mode')
})

const PRODUCTION = {
  TOUCHLINE_MODE: 'production',
  PUBLIC_ORIGIN: 'https://sports.example',
  TRUST_PROXY: '1',
  REALTIME_SECRET: 'r'.repeat(32),
  RECEIPT_PRIVATE_KEY: 'k'.repeat(43),
}

test('production answers 404 on every /dev path, knows no demo login, and refuses a database that does', async () => {
  const backendPort = await freePort()
  const production = start([], { ...PRODUCTION, BACKEND_PORT: String(backendPort) })
  await ready(production)
  expect(production.printed()).not.toContain('demo@touchline.example')
  for (const origin of [`http://localhost:${port}`, `http://127.0.0.1:${backendPort}`]) {
    for (const command of DEV_COMMANDS) {
      const answer = await fetch(`${origin}/dev/${command}`, {
        method: 'POST',
        body: '{}',
        headers: JSON_BODY,
      })
      expect([origin, command, answer.status]).toEqual([origin, command, 404])
    }
  }
  const signIn = await fetch(`http://localhost:${port}/api/platform/users/sign_in`, {
    method: 'POST',
    body: JSON.stringify({ email: 'demo@touchline.example', password: 'touchline-demo' }),
    headers: { ...JSON_BODY, origin: PRODUCTION.PUBLIC_ORIGIN, 'x-forwarded-proto': 'https' },
  })
  expect(signIn.status).toBeGreaterThanOrEqual(400)
  expect(signIn.headers.get('set-cookie')).toBeNull()
  await end(production.child)

  const demo = start([], { TOUCHLINE_DATA: join(data, 'demo') })
  await ready(demo)
  await end(demo.child)
  const onDemoData = start([], { ...PRODUCTION, TOUCHLINE_DATA: join(data, 'demo') })
  expect(await exitCode(onDemoData)).toBe(1)
  expect(onDemoData.printed()).toContain('demo logins')
})
