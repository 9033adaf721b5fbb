import { expect, test } from 'vitest'
import { createTestDatabase } from '@touchline/testkit'
import { fuzz } from './fuzz.ts'

const REQUESTS = 2_000
const NOW = 1_795_000_000_000

test('[T13] generated requests: no 5xx, no word of the inside, no money moved by a refused call, the books at zero', async () => {
  const database = await createTestDatabase({ migrate: async () => {} }) // the back end does that itself
  try {
    const report = await fuzz({
      databaseUrl: database.url,
      requests: REQUESTS,
      seed: 'test',
      now: NOW,
      log: () => {},
    })
    expect(report.faults).toEqual([])
    expect(report.books).toEqual([])
    expect(report.betsTaken).toBeGreaterThan(50)
  } finally {
    await database.drop()
  }
}, 120_000)
