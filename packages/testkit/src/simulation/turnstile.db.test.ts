import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/index.ts'
import { createAgenda, type Agenda } from './agenda.ts'
import { createLife, type Life } from './life.ts'
import { createTurnstile, type Turnstile, type TurnstileClient } from './turnstile.ts'
import { watchImmediates, type Quiet } from './watchImmediates.ts'

let database: TestDatabase
let clients: pg.Client[]
let quiet: Quiet
let agenda: Agenda
let turnstile: Turnstile
let life: Life
let log: string[]

beforeAll(async () => {
  database = await createTestDatabase({
    migrate: async url => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query('create table accounts (id int primary key, balance int not null)')
      await client.query('insert into accounts values (1, 0), (2, 0)')
      await client.end()
    },
  })
  clients = Array.from({ length: 4 }, () => new pg.Client({ connectionString: database.url }))
  for (const client of clients) await client.connect()
  quiet = watchImmediates()
})
afterAll(async () => {
  quiet.stop()
  for (const client of clients) await client.end()
  await database.drop()
})
beforeEach(() => {
  agenda = createAgenda({ startsAt: 0, settle: quiet.settle })
  life = createLife('back end')
  log = []
  const [control, ...others] = clients
  turnstile = createTurnstile({ clients: others, control: control!, agenda, latency: () => 1 })
})

const work = async (name: string, rows: readonly number[]): Promise<void> => {
  const client = await turnstile.openPool(life, 2).connect()
  await client.query('begin')
  for (const row of rows) {
    await client.query('update accounts set balance = balance + 1 where id = $1', [row])
    log.push(`${name} has ${row}`)
  }
  await client.query('commit')
  log.push(`${name} is done`)
  client.release()
}
/** Runs what is due until nothing is left, or enough has happened. */
const runUntil = async (isEnough: () => boolean = () => false): Promise<void> => {
  await quiet.settle()
  while (!isEnough() && (await agenda.turn()));
}
const balanceOf = async (client: TurnstileClient): Promise<number> => {
  const { rows } = await client.query('select sum(balance)::int as sum from accounts')
  return rows[0].sum as number
}

test('statements sent together on one connection run in their order, the next when the one before it is answered', async () => {
  const client = await turnstile.openPool(life, 1).connect()
  const texts = ['begin', 'select 1', 'select nonsense', 'select 2', 'rollback', 'select 3']
  const answers = texts.map(text =>
    client.query(text).then(
      () => log.push(text),
      (error: Error) => log.push(error.message),
    ),
  )
  await runUntil()
  await Promise.all(answers)
  expect(log).toEqual([
    'begin',
    'select 1',
    'column "nonsense" does not exist',
    expect.stringContaining('current transaction is aborted'),
    'rollback',
    'select 3',
  ])
})

test('a statement that would wait for a lock is parked, the others go on, and it answers when the lock is free', async () => {
  void work('first', [1, 2])
  void work('second', [1])
  await runUntil()
  expect(log).toEqual(['first has 1', 'first has 2', 'first is done', 'second has 1', 'second is done'])
  expect(turnstile.parked).toBe(0)
})

test('a statement that completes a deadlock is refused at once, and the other continues', async () => {
  void work('first', [1, 2])
  const second = work('second', [2, 1]).catch((error: { code: string }) => {
    log.push(`second fails with ${error.code}`)
    // A life ends before its statements are dropped: the first may resume at this moment, and must not see that it was
    // cancelled.
    life.end()
    return turnstile.drop(life)
  })
  await runUntil(() => log.some(line => line.includes('fails')))
  await second
  expect(log.slice(0, 3)).toEqual(['first has 1', 'second has 2', 'second fails with 40P01'])
})

test('a dropped process leaves nothing uncommitted, and no later callbacks', async () => {
  const client = await turnstile.openPool(createLife('reader'), 1).connect()
  const before = balanceOf(client)
  await runUntil()
  void work('first', [1, 2])
  await runUntil(() => log.includes('first has 2'))
  life.end()
  await turnstile.drop(life)
  await runUntil()
  const after = balanceOf(client)
  await runUntil()
  expect(await after).toBe(await before)
  expect(log).toEqual(['first has 1', 'first has 2'])
})
