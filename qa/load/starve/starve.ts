import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import {
  checkBooks,
  createHarnessRandom,
  readOffers,
  seedPlayers,
  startBackendProcess,
  type OfferedSelection,
} from '@touchline/tools/harness'
import { startPostgres } from '@touchline/tools/postgres'
import { ATTACKS, type Attack } from './attacks.ts'
import { send } from './send.ts'
import type { FeedWaits } from './feedWaits.ts'
import { watchFeed } from './watchFeed.ts'

export interface StarveOptions {
  /** Of each attack. */
  readonly seconds: number
  readonly seed: string
  readonly now: number
  readonly log: (line: string) => void
}
export interface Attacked {
  readonly name: Attack['name']
  readonly seconds: number
  readonly answers: ReadonlyMap<number, number>
  readonly feed: FeedWaits
}

/** Four accounts, the number with which the attack was found. */
const PLAYERS = 4
/** Cents: enough for every bet of a run. */
const BALANCE = 1_000_000_000
const OFFERS_MS = 500

/** Runs each attack on the real back end over loopback, and watches how long its feed waits for a lock. */
export async function starve({ seconds, seed, now, log }: StarveOptions): Promise<{
  readonly attacked: readonly Attacked[]
  readonly books: readonly string[]
}> {
  const random = createHarnessRandom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'touchline-starve-'))
  chmodSync(folder, 0o755) // for root the server runs under another account, which must enter it
  const database = await startPostgres({ dataFolder: join(folder, 'data'), shelter: folder, log: () => {} })
  const backend = await startBackendProcess({
    databaseUrl: database.url,
    // Speeds the feed up: it writes more often, and more happens.
    environment: { FEED_SPEED: '4' },
    log: () => {},
  })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const attacked: Attacked[] = []
  try {
    for (const [index, attack] of ATTACKS.entries()) {
      const players = await seedPlayers(client, {
        prefix: `starve-${index}-`,
        count: PLAYERS,
        balance: attack.who === 'rich' ? BALANCE : 0,
        now,
      })
      attacked.push(await run(attack, players))
    }
    return { attacked, books: await checkBooks(client) }
  } finally {
    await client.end()
    await backend.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  async function run(attack: Attack, players: Awaited<ReturnType<typeof seedPlayers>>): Promise<Attacked> {
    let offers = oneOfEach(await readOffers(backend.origin, '1'))
    const timer = setInterval(() => {
      // A back end under attack may answer late: then the known prices are used.
      void readOffers(backend.origin, '1').then(
        found => (offers = oneOfEach(found)),
        () => {},
      )
    }, OFFERS_MS)
    const watch = await watchFeed(database.url)
    const answers = await send({
      origin: backend.origin,
      players,
      attack,
      offersOf: () => offers,
      seconds,
      random,
    })
    const feed = await watch.stop()
    clearInterval(timer)
    log(
      `${attack.name}: ${describeAnswers(answers)}; the feed waited ${Math.round(feed.longestMs)} ms at the longest`,
    )
    return { name: attack.name, seconds, answers, feed }
  }
}

function oneOfEach(offers: readonly OfferedSelection[]): OfferedSelection[] {
  return [...new Map(offers.map(offer => [offer.match_id, offer])).values()]
}

function describeAnswers(answers: ReadonlyMap<number, number>): string {
  const replies = [...answers]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} answered ${status}`)
  return replies.join(', ') || 'nothing was sent'
}
