import { MATCH_STATUS } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import { openDatabase } from '#store'
import { emptyDatabase } from '#testing'
import { startFeedWorker } from './startFeedWorker.ts'

test('the feed runs in a thread of its own: it starts, obeys once committed, and stops', async () => {
  const database = await emptyDatabase()
  const db = openDatabase(database.url, { maxConnections: 2 })
  const failures: string[] = []
  const feed = startFeedWorker(
    { databaseUrl: database.url, seed: 'thread', speed: 1, clockOffset: 0 },
    { report: message => failures.push(message), onExit: () => failures.push('gone') },
  )
  expect(feed.ready()).toBe(false)
  await feed.start()
  expect(feed.ready()).toBe(true)

  const live = await db
    .selectFrom('matches')
    .select('id')
    .where('status', '=', MATCH_STATUS.live)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  expect(await feed.command({ type: 'finish', matchId: live.id })).toEqual({ ok: true })
  const done = await db
    .selectFrom('matches')
    .select('status')
    .where('id', '=', live.id)
    .executeTakeFirstOrThrow()
  expect(done.status).toBe(MATCH_STATUS.finished)
  expect(await feed.command({ type: 'finish', matchId: 'nobody' })).toEqual({
    ok: false,
    error: { kind: 'no-such-match' },
  })

  await feed.stop()
  expect(feed.ready()).toBe(false)
  await expect(feed.command({ type: 'finish', matchId: live.id })).rejects.toThrow('The feed has stopped.')
  expect(failures).toEqual([])
  await db.destroy()
  await database.drop()
})
