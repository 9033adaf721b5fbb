import { EVENTS } from '@touchline/contract/schemas'
import { MATCH_STATUS, type MatchState } from '@touchline/domain/match'
import { createScriptedFeed, type Script } from '@touchline/testkit'
import { expect, test } from 'vitest'
import { openDatabase } from '#store'
import { emptyDatabase } from '#testing'
import type { Feed } from './feed.ts'

const NOON = Date.UTC(2026, 10, 21, 12)

const state = (home: number, away: number, status: MatchState['status'] = MATCH_STATUS.live): MatchState => ({
  status,
  stage: status === MATCH_STATUS.live ? '1st_half' : 'ended',
  score: { home, away },
  periodScores: [{ home, away, key: '1st_half', number: 1, type: 'half' }],
})
const script: Script = {
  matches: [
    {
      id: '7',
      home: 'Calder City',
      away: 'Dunmore',
      startTime: NOON,
      state: state(0, 0),
      markets: [{ id: 1, place: 'main', odds: { '1': 2000, '2': 3400, '3': 3800 } }],
    },
  ],
  steps: [
    {
      matchId: '7',
      state: state(1, 0),
      markets: [{ id: 1, status: -1, reason: 'goal', odds: { '1': 2000, '2': 3400, '3': 3800 } }],
    },
    {
      matchId: '7',
      state: state(1, 0, MATCH_STATUS.finished),
      markets: [{ id: 1, status: -3, odds: { '1': 2000, '2': 3400, '3': 3800 } }],
      results: { '1//1': 'win_entire', '1//2': 'lose_entire', '1//3': 'lose_entire' },
    },
  ],
}

test('a scripted feed replaces the simulation and publishes its script, in events of the contract', async () => {
  const database = await emptyDatabase()
  const db = openDatabase(database.url, { maxConnections: 2 })
  const scripted = createScriptedFeed({ databaseUrl: database.url, clock: { now: () => NOON }, script })
  const feed: Feed = scripted
  await feed.start()
  expect(feed.ready()).toBe(true)
  expect(await scripted.step()).toBe(true)
  expect(await scripted.step()).toBe(true)
  expect(await scripted.step()).toBe(false)

  const events = await db.selectFrom('outbox').selectAll().orderBy('id').execute()
  expect(events.map(({ event_name }) => event_name)).toEqual([
    'match_changed',
    'markets_changed',
    'match_changed',
    'markets_changed',
  ])
  for (const { event_name, message } of events) {
    const schema = EVENTS[event_name as keyof typeof EVENTS]
    expect(schema.safeParse({ event_name, message }).error).toBeUndefined()
  }
  const match = await db.selectFrom('matches').selectAll().executeTakeFirstOrThrow()
  expect([match.version, match.status, match.finished_at]).toEqual([3, MATCH_STATUS.finished, NOON])
  const results = await db.selectFrom('outcome_results').select('result').orderBy('outcome_id').execute()
  expect(results.map(({ result }) => result)).toEqual(['win_entire', 'lose_entire', 'lose_entire'])

  await feed.stop()
  await db.destroy()
  await database.drop()
})
