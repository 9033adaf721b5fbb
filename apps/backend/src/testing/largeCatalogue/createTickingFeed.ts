import { PROVIDERS } from '@touchline/domain/match'
import {
  beatProviders,
  loadMatches,
  NO_CHANGE,
  turnOf,
  withMarkets,
  writeTurns,
  type EventRecord,
  type Feed,
} from '#feed'
import type { Database } from '#store'

const LOOK_MS = 50
const BEAT_MS = 1_000
const PACE = { speed: 1, drifts: true }

type TickingOptions = {
  readonly db: Database
  readonly now: () => number
  /** The matches that take turns; prices of all others do not change. */
  readonly ids: readonly string[]
  readonly report: (message: string) => void
}

/** The simulated feed for some of the matches in the database. It plans no new ones. */
export function createTickingFeed({ db, now, ids, report }: TickingOptions): Feed {
  const events = new Map<string, EventRecord>()
  let isReady = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let beatAt = 0

  async function run(): Promise<void> {
    const at = now()
    if (at >= beatAt) {
      beatAt = at + BEAT_MS
      await beatProviders(db, PROVIDERS, at)
    }
    for (const record of events.values()) {
      if (record.nextAt > at) continue
      const full = await withMarkets(db, record)
      const [after] = await writeTurns(db, [turnOf(full, now(), PACE, NO_CHANGE)], now())
      if (after && Number.isFinite(after.nextAt)) events.set(record.id, after)
      else events.delete(record.id)
    }
  }

  function look(): void {
    if (isStopped) return
    running = run()
      .catch((error: unknown) => report(String(error)))
      .then(() => {
        timer = setTimeout(look, LOOK_MS)
      })
  }

  return {
    async start() {
      const wanted = new Set(ids)
      for (const record of await loadMatches(db, now()))
        if (wanted.has(record.id)) events.set(record.id, record)
      isReady = true
      look()
    },
    async stop() {
      isStopped = true
      await running
      clearTimeout(timer)
    },
    ready: () => isReady,
    command: async () => ({ ok: false, error: { kind: 'not-possible' } }),
  }
}
