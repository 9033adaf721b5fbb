import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { channels } from '@touchline/contract'
import { createCentrifugo, systemClock } from '@touchline/hub'
import { appendOutbox, openDatabase, type Database } from '#store'
import { testedCentrifugo } from '@touchline/testkit/centrifugo'
import { openBreakableLine, type BreakableLine } from '@touchline/testkit/line'
import { emptyDatabase } from '#testing'
import type { TestDatabase } from '@touchline/testkit'
import { createPublisher } from './createPublisher.ts'

const NOW = 1_795_000_000_000
const { apiUrl, apiKey } = testedCentrifugo()

let database: TestDatabase
let db: Database
let line: BreakableLine

beforeAll(async () => {
  database = await emptyDatabase()
  db = openDatabase(database.url)
  line = await openBreakableLine(apiUrl)
})
afterAll(async () => {
  await line.close()
  await db.destroy()
  await database.drop()
})

test('while Centrifugo is away the outbox keeps its rows; when it is back they are sent, each once, in their order', async () => {
  const player = randomUUID()
  const failures: unknown[] = []
  const publisher = createPublisher({
    db,
    locales: ['en', 'de'],
    scheduler: { now: () => NOW, after: () => () => {} },
    onError: error => failures.push(error),
    realtime: createCentrifugo({
      apiUrls: [`${line.origin}/api`],
      apiKey,
      request: fetch,
      randomId: randomUUID,
      now: Date.now,
      schedule: systemClock.schedule,
      onError: error => failures.push(error),
    }),
  })
  const commit = (v: number) =>
    db.transaction().execute(trx =>
      appendOutbox(
        trx,
        [
          {
            eventName: 'balance_changed',
            playerId: player,
            message: { value: v, currency: 'EUR', subunits: 100, v },
          },
        ],
        NOW,
      ),
    )

  await commit(1)
  await publisher.drain()
  line.cut()
  await commit(2)
  await commit(3)
  await publisher.drain()
  expect([failures.length, await countRows()]).toEqual([1, 2])

  line.restore()
  await publisher.drain()
  await publisher.stop()
  expect(await countRows()).toBe(0)
  expect((await historyOf(channels.user(player))).map(({ data }) => data.message.v)).toEqual([1, 2, 3])
})

const countRows = async (): Promise<number> => (await db.selectFrom('outbox').select('id').execute()).length

async function historyOf(channel: string): Promise<{ data: { message: { v: number } } }[]> {
  const reply = await fetch(`${apiUrl}/history`, {
    method: 'POST',
    headers: { 'X-API-Key': apiKey },
    body: JSON.stringify({ channel, limit: 10 }),
  })
  const { result } = (await reply.json()) as {
    result: { publications: { data: { message: { v: number } } }[] }
  }
  return result.publications
}
