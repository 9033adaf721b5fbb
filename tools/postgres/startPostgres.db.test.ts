import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import pg from 'pg'
import { identityOf } from '../lock/index.ts'
import { canReach } from './account.ts'
import { findPostgres } from './findPostgres.ts'
import { readPostmaster } from './postmaster.ts'

const OWNER = join(import.meta.dirname, 'testing', 'owner.ts')
const NOBODY = { uid: 65534, gid: 65534 }
const IS_ROOT = process.getuid?.() === 0
const NOBODY_CAN_READ_US = IS_ROOT && canReach(OWNER, NOBODY) && canReach(process.execPath, NOBODY)

let folder = ''
let owners: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-postgres-'))
  chmodSync(folder, 0o755)
})

afterEach(async () => {
  for (const owner of owners) await close(owner)
  owners = []
  rmSync(folder, { recursive: true, force: true })
})

/** Starts an owner on `data`; returns the address it reports, or the sentence it refused with. */
async function own(data: string, extra: { env?: NodeJS.ProcessEnv; uid?: number; gid?: number } = {}) {
  const { env = {}, ...account } = extra
  const child = spawn(process.execPath, [OWNER, data, join(folder, 'shelter')], {
    ...account,
    env: { PATH: process.env.PATH, ...env },
    stdio: 'pipe',
  })
  owners.push(child)
  let refusal = ''
  child.stderr.on('data', (chunk: Buffer) => (refusal += chunk.toString()))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = (await lines.next()) as IteratorResult<string, undefined>
  if (line.done) await once(child, 'close').catch(() => {})
  return { child, refusal, url: line.done ? '' : (JSON.parse(line.value) as { url: string }).url }
}

async function close(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'exit')
  if (signal) child.kill(signal)
  else child.stdin?.end()
  await closed
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows as unknown[]
  } finally {
    await client.end()
  }
}

function clusterOf(data: string): string {
  const { cluster } = JSON.parse(readFileSync(join(data, 'server.json'), 'utf8')) as { cluster: string }
  return join(cluster.startsWith('/') ? '' : data, cluster)
}

test('a second start finds the data, on the same port, and a stop leaves nothing running', async () => {
  const data = join(folder, 'data')
  const first = await own(data)
  await query(first.url, `create table bets (id text); insert into bets values ('b1')`)
  const server = readPostmaster(clusterOf(data))
  expect(findPostgres(data)).toBe(first.url)
  await close(first.child)
  expect(findPostgres(data)).toBeUndefined()
  expect(identityOf(server?.pid ?? 0)).toBeUndefined()
  expect(existsSync(join(data, 'owner.lock'))).toBe(false)
  const second = await own(data)
  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select id from bets')).toEqual([{ id: 'b1' }])
})

test('only loopback; LANG=C still gives UTF8 and the case of every script', async () => {
  const { url } = await own(join(folder, 'data'), {
    env: { LANG: 'C', LC_ALL: 'C', PGDATA: '/nowhere', PGPORT: '1' },
  })
  const settings = `current_setting('server_encoding') as encoding, current_setting('listen_addresses') as at`
  expect(await query(url, `select lower('ÅÄÖ'), ${settings}`)).toEqual([
    { lower: 'åäö', encoding: 'UTF8', at: '127.0.0.1' },
  ])
  expect(new URL(url).port).not.toBe('5432')
})

test.runIf(IS_ROOT)(
  'root in a closed folder: the server drops to another account and keeps its data',
  async () => {
    const home = join(folder, 'closed')
    mkdirSync(home, { mode: 0o700 })
    const data = join(home, 'clone', '.data', 'postgres')
    const first = await own(data)
    await query(first.url, 'create table bets (id text)')
    const cluster = clusterOf(data)
    expect(cluster.startsWith(join(folder, 'shelter'))).toBe(true)
    expect(statSync(cluster).uid).not.toBe(0)
    await close(first.child)
    const second = await own(data)
    expect(await query(second.url, 'select id from bets')).toEqual([])
  },
)

test.runIf(IS_ROOT)('a folder that is closed later takes its data along', async () => {
  const home = join(folder, 'open')
  mkdirSync(home, { mode: 0o755 })
  const data = join(home, 'data')
  const first = await own(data)
  await query(first.url, `create table bets (id text); insert into bets values ('b1')`)
  await close(first.child)
  chmodSync(home, 0o700)
  const second = await own(data)
  expect(await query(second.url, 'select id from bets')).toEqual([{ id: 'b1' }])
})

test.runIf(NOBODY_CAN_READ_US)('a normal user runs it under its own name', async () => {
  const home = join(folder, 'nobody')
  mkdirSync(home, { mode: 0o700 })
  chownSync(home, NOBODY.uid, NOBODY.gid)
  const data = join(home, 'data')
  const { url, refusal } = await own(data, NOBODY)
  expect(refusal).toBe('')
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(statSync(clusterOf(data)).uid).toBe(NOBODY.uid)
})

test('kill -9 of Node: the server it left is stopped and started again, no row lost', async () => {
  const data = join(folder, 'data')
  const first = await own(data)
  await query(first.url, `create table bets (id text); insert into bets values ('b1')`)
  const orphan = readPostmaster(clusterOf(data))?.pid ?? 0
  await close(first.child, 'SIGKILL')
  expect(identityOf(orphan)).toBeDefined()
  const second = await own(data)
  expect(identityOf(orphan)).toBeUndefined()
  expect(await query(second.url, 'select id from bets')).toEqual([{ id: 'b1' }])
})

test('kill -9 of the server: the owner is notified, and the next start recovers', async () => {
  const data = join(folder, 'data')
  const first = await own(data)
  await query(first.url, `create table bets (id text); insert into bets values ('b1')`)
  const ended = once(first.child, 'exit')
  process.kill(readPostmaster(clusterOf(data))?.pid ?? 0, 'SIGKILL')
  expect((await ended)[0]).toBe(3)
  const second = await own(data)
  expect(await query(second.url, 'select id from bets')).toEqual([{ id: 'b1' }])
})

test('a second start beside a running one is refused, and the running one continues', async () => {
  const data = join(folder, 'data')
  const first = await own(data)
  const second = await own(data)
  expect(second.refusal).toContain(`in use by process ${first.child.pid}`)
  expect(second.refusal).toContain('TOUCHLINE_DATA')
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('an owner ended by a signal leaves a server that the next start clears', async () => {
  const data = join(folder, 'data')
  const first = await own(data)
  const server = readPostmaster(clusterOf(data))?.pid ?? 0
  await close(first.child, 'SIGTERM')
  // SIGTERM without a handler ends Node at once, no exit hook: the server stays and the next start clears it.
  const second = await own(data)
  expect(identityOf(server)).toBeUndefined()
  expect(second.refusal).toBe('')
})
