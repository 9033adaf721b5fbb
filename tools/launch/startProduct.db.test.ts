import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identityOf } from '../lock/index.ts'
import { freePort } from '../postgres/index.ts'
import { readEnvironment, type TouchlineEnvironment } from '../env/index.ts'
import { startProduct, type Product, type ProductOptions } from './startProduct.ts'
import { root } from '../root/index.ts'

const PART = join(import.meta.dirname, 'testing', 'part.ts')
const DATABASE_URL = process.env.TOUCHLINE_TEST_DATABASE_URL ?? ''

let data = ''
let port = 0
let products: Product[] = []
let output: string[] = []

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'touchline-launch-'))
  chmodSync(data, 0o755)
  port = await freePort()
  output = []
})

afterEach(async () => {
  await Promise.all(products.map(product => product.stop()))
  products = []
  rmSync(data, { recursive: true, force: true })
})

function environment(source: Record<string, string> = {}): TouchlineEnvironment {
  const result = readEnvironment({ PORT: String(port), TOUCHLINE_DATA: data, DATABASE_URL, ...source })
  if (!result.ok) throw new Error(result.faults.join('\n'))
  return result.environment
}

async function start(options: Partial<ProductOptions> = {}): Promise<Product> {
  const product = await startProduct({
    root,
    environment: environment(),
    devEndpoints: false,
    nodeEnvironment: 'production',
    entries: { backend: [PART, 'backend'], web: [PART, 'web'] },
    build: async () => {},
    log: line => output.push(line),
    signal: new AbortController().signal,
    ...options,
  })
  products.push(product)
  return product
}

interface PartAnswer {
  readonly pid: number
  readonly env: Record<string, string>
}

async function request(origin: string): Promise<PartAnswer> {
  return (await fetch(`${origin}/env`)).json() as Promise<PartAnswer>
}

async function bothParts(product: Product): Promise<{ web: PartAnswer; backend: PartAnswer }> {
  const web = await request(product.origin)
  return { web, backend: await request(web.env.BACKEND_ORIGIN ?? '') }
}

test('both processes serve, each with what is its own, and a stop ends both', async () => {
  const product = await start()
  expect(product.origin).toBe(`http://localhost:${port}`)
  const { web, backend } = await bothParts(product)
  expect(web.env).toMatchObject({
    TOUCHLINE_MODE: 'demo',
    NODE_ENV: 'production',
  })
  expect(web.env).not.toHaveProperty('DATABASE_URL')
  expect(web.env).not.toHaveProperty('REALTIME_SECRET')
  const { REALTIME_SECRET } = backend.env
  expect(REALTIME_SECRET).toBe(readFileSync(join(data, 'secrets', 'realtime'), 'utf8').trim())
  expect(statSync(join(data, 'secrets', 'realtime')).mode & 0o777).toBe(0o600)
  expect(backend.env).toMatchObject({ DATABASE_URL, FEED_SEED: '1' })
  expect(backend.env.PUBLIC_ORIGIN).toBe(`${product.origin},http://127.0.0.1:${port},http://[::1]:${port}`)
  expect(backend.env).not.toHaveProperty('TOUCHLINE_DEV')
  await product.stop()
  expect([identityOf(web.pid), identityOf(backend.pid)]).toEqual([undefined, undefined])
  expect(existsSync(join(data, 'run.lock'))).toBe(false)
})

test('without DATABASE_URL the embedded PostgreSQL runs, and stops last', async () => {
  const product = await start({ environment: environment({ DATABASE_URL: '' }), devEndpoints: true })
  const { backend } = await bothParts(product)
  expect(backend.env.DATABASE_URL).toMatch(/^postgres:\/\/touchline:\w+@127\.0\.0\.1:\d+\/touchline$/)
  expect(backend.env.TOUCHLINE_DEV).toBe('1')
  await product.stop()
  expect(existsSync(join(data, 'postgres', 'owner.lock'))).toBe(false)
})

test('when one process ends, the starter learns which and how', async () => {
  const product = await start()
  await fetch(`${product.origin}/die`).catch(() => {})
  expect(await product.broken).toBe('The web process ended with code 9.')
})

test('a process that ends before it serves fails the start, with its output', async () => {
  const entries = { backend: [PART, 'backend', 'dies'], web: [PART, 'web'] }
  await expect(start({ entries })).rejects.toThrow('The backend process ended with code 7.')
  expect(output).toContain('backend: the migration of table bets failed')
  await start() // port and lock are free again
})

test('a second start beside a running one is refused with its address and process', async () => {
  const other = join(import.meta.dirname, 'testing', 'holdLock.ts')
  const holder = spawn(process.execPath, [other, join(data, 'run.lock')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  await expect(start()).rejects.toThrow(
    `Touchline runs already: http://localhost:3000, process ${holder.pid}`,
  )
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await start() // the lock of a dead owner is ignored
})

test('a busy port is reported with the name of the variable', async () => {
  const blocker = createServer().listen(port, '127.0.0.1')
  await once(blocker, 'listening')
  await expect(start()).rejects.toThrow(
    `PORT ${port} is in use by another program. Choose another: PORT=${port + 1}`,
  )
  await expect(
    start({ environment: environment({ PORT: '3999', BACKEND_PORT: String(port) }) }),
  ).rejects.toThrow(`BACKEND_PORT ${port} is in use`)
  blocker.close()
})

test('a foreign back end: neither ours nor a database is started', async () => {
  const foreign = 'http://127.0.0.1:9'
  const product = await start({ environment: environment({ DATABASE_URL: '', BACKEND_ORIGIN: foreign }) })
  expect((await request(product.origin)).env.BACKEND_ORIGIN).toBe(foreign)
  expect(existsSync(join(data, 'postgres'))).toBe(false)
})

test('a start given up stops what began', async () => {
  const giveUp = new AbortController()
  const build = async () => giveUp.abort()
  await expect(start({ build, signal: giveUp.signal })).rejects.toThrow()
  expect(existsSync(join(data, 'run.lock'))).toBe(false)
})

test('kill -9 of the starter: the processes end too', async () => {
  const starter = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'starter.ts'), PART], {
    env: { PATH: process.env.PATH, PORT: String(port), TOUCHLINE_DATA: data, DATABASE_URL },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(starter.stdout, 'data')
  const web = await request(`http://localhost:${port}`)
  const backend = await request(web.env.BACKEND_ORIGIN ?? '')
  starter.kill('SIGKILL')
  await expect.poll(() => [identityOf(web.pid), identityOf(backend.pid)]).toEqual([undefined, undefined])
})
