import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildWeb } from './launch/index.ts'
import { freePort } from './postgres/index.ts'

const root = resolve(import.meta.dirname, '..')
const START_MS_MAX = 90_000 // generous: the machine runs other tests beside; the figures are measured, not tested
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
  readonly said: () => string
}

/** Runs `npm start` without npm, away from a `.env` file and from the shell's settings. */
function start(args: readonly string[] = [], settings: Record<string, string> = {}): Start {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['scripts/start.ts', '--no-env-file', ...args], {
    cwd: root,
    env: { PATH, HOME, PORT: String(port), TOUCHLINE_DATA: data, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  started.push(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, said: () => output }
}

async function ready({ child, said }: Start): Promise<void> {
  await expect
    .poll(() => said().includes('Stop it with Ctrl-C') || child.exitCode !== null, { timeout: START_MS_MAX })
    .toBe(true)
  if (child.exitCode !== null) throw new Error(said())
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

const ask = (path: string) => fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })

test(
  'one command: the address, two logins and how to stop; a second one is refused; Ctrl-C ends it all; the next start finds its data',
  { timeout: 240_000 },
  async () => {
    const first = start()
    await ready(first)
    for (const text of [
      `http://localhost:${port}/sports`,
      'demo@touchline.example',
      'empty@touchline.example',
      'Ctrl-C',
    ]) {
      expect(first.said()).toContain(text)
    }
    for (const path of [
      '/livez',
      '/readyz',
      '/version',
      '/sports',
      '/openapi.json',
      '/api/sportsbook/sports',
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, 200])
    }
    expect((await ask('/dev/score')).status).toBe(404) // demo mode has no /dev

    const second = start([], { PORT: String(await freePort()) })
    expect(await exitCode(second)).toBe(1)
    expect(second.said()).toContain(`Touchline runs already: http://localhost:${port}`)
    expect((await ask('/readyz')).status).toBe(200)

    const since = performance.now()
    first.child.kill('SIGINT')
    expect(await exitCode(first)).toBe(0)
    expect(performance.now() - since).toBeLessThan(STOP_MS_MAX)
    await expect(ask('/livez')).rejects.toThrow()
    expect(existsSync(join(data, 'postgres', 'owner.lock'))).toBe(false)

    const next = start()
    await ready(next)
    expect(next.said()).not.toContain('Making a new database')
  },
)

test('a malformed setting is named and nothing starts', async () => {
  const refused = start([], { FEED_SPEED: 'fast' })
  expect(await exitCode(refused)).toBe(1)
  expect(refused.said()).toContain('FEED_SPEED must be a number from 0.1 to 600, not "fast".')
  expect(existsSync(join(data, 'postgres'))).toBe(false)
})

test('production refuses to start without a secret of its own, and dev has no production', async () => {
  const unsafe = start(['--mode', 'production'], { PUBLIC_ORIGIN: 'https://sports.example' })
  expect(await exitCode(unsafe)).toBe(1)
  expect(unsafe.said()).toContain('REALTIME_SECRET must be set in production')
  const settings = {
    PUBLIC_ORIGIN: 'https://sports.example',
    TRUST_PROXY: '1',
    REALTIME_SECRET: 'r'.repeat(32),
    RECEIPT_PRIVATE_KEY: 'k'.repeat(43),
  }
  const dev = start(['--mode', 'production', '--dev'], settings)
  expect(await exitCode(dev)).toBe(1)
  expect(dev.said()).toContain('has no production mode')
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
  expect(production.said()).not.toContain('demo@touchline.example')
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
  expect(onDemoData.said()).toContain('demo logins')
})
