import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { checkBooks, createHarnessRandom, readOffers, seedPlayers } from '@touchline/tools/harness'
import type pg from 'pg'
import { openCrashArena, type CrashArena, type Victim } from './arena.ts'
import { createBettors, type Bettors } from './bettors.ts'
import { checkIntents, readPlacements } from './checkIntents.ts'
import type { Intent } from './intent.ts'

export interface CrashOptions {
  readonly kills: number
  readonly seed: string
  readonly now: number
  readonly log: (line: string) => void
}

export interface Crash {
  readonly victim: Victim
  /** From the start of what was killed until `/readyz` is green. */
  readonly readyMs: number
  /** Intents under way at that moment. */
  readonly unanswered: number
  /** Of these, how many the database had committed before it was killed. */
  readonly committed: number
}
export interface CrashReport {
  readonly crashes: readonly Crash[]
  readonly placements: number
  readonly bets: number
  /** Accepted cash-outs, in full or in part. */
  readonly cashouts: number
  /** Bets whose matches have ended since and that got a payout or their stake back. */
  readonly paid: number
  readonly seconds: number
  readonly faults: readonly string[]
}

const PLAYERS = 8
const BALANCE = 1_000_000_000
const UNDER_LOAD_MS_MIN = 300
const UNDER_LOAD_MS_SPAN = 900
const VICTIMS: readonly Victim[] = ['back end', 'PostgreSQL', 'back end', 'PostgreSQL', 'both']
const FAULTS_MAX = 20
/** Number of kills after which the ledger is added up again; also at the end. */
const BOOKS_EVERY = 20
/** A decision may be this late. */
const DECIDING_MS_MAX = 4_000

/**
 * Runs the real back end on a real PostgreSQL with bettors on it, and kills one or both at random moments, again and
 * again. After each start all answers to bettors are compared with the database.
 */
export async function crash({ kills, seed, now, log }: CrashOptions): Promise<CrashReport> {
  const random = createHarnessRandom(seed)
  const arena = await openCrashArena()
  const players = await arena.withClient(client =>
    seedPlayers(client, { prefix: 'crash-', count: PLAYERS, balance: BALANCE, now }),
  )
  const run: Run = { arena, bettors: createBettors(players, random), crashes: [], faults: [], checked: 0 }
  const { bettors, crashes, faults } = run
  const startedAt = performance.now()
  try {
    bettors.go(arena.origin, await readOffers(arena.origin, '0,1'))
    while (crashes.length < kills && faults.length < FAULTS_MAX) {
      faults.push(...(await endAMatch(arena)))
      await pause(UNDER_LOAD_MS_MIN + random.below(UNDER_LOAD_MS_SPAN))
      await crashOnce(run, VICTIMS[crashes.length % VICTIMS.length]!)
      const { victim, readyMs, unanswered, committed } = crashes.at(-1)!
      log(
        `${crashes.length} of ${kills}: ${victim}, ready after ${Math.round(readyMs)} ms, ${unanswered} unanswered, ${committed} of them taken`,
      )
      bettors.go(arena.origin, await readOffers(arena.origin, '0,1'))
    }
    await bettors.rest()
    await checkAll(run)
    return {
      ...countTaken(bettors.intents),
      crashes,
      placements: bettors.intents.length,
      paid: await arena.withClient(countPaid),
      seconds: (performance.now() - startedAt) / 1000,
      faults: [...faults, ...bettors.contradictions],
    }
  } finally {
    bettors.hold()
    await bettors.end()
    await arena.stop()
  }
}

interface Run {
  readonly arena: CrashArena
  readonly bettors: Bettors
  readonly crashes: Crash[]
  readonly faults: string[]
  /** How many intents, from the first, were checked in earlier rounds. */
  checked: number
}

/** One kill, the bettors' return, and a check of all that was under way. */
async function crashOnce(run: Run, victim: Victim): Promise<void> {
  const { arena, bettors, crashes } = run
  const readyMs = await arena.crash(victim, bettors.hold.bind(bettors))
  const open = bettors.intents.filter(({ answer }) => answer === undefined)
  const committed = await arena.withClient(client => readPlacements(client, open))
  crashes.push({ victim, readyMs, unanswered: open.length, committed: committed.size })
  bettors.go(arena.origin, await readOffers(arena.origin, '0,1'))
  await bettors.rest()
  await check(run, open, committed)
}

async function check(
  run: Run,
  open: readonly Intent[],
  committed: ReadonlyMap<string, { reply: unknown }>,
): Promise<void> {
  const { arena, bettors, crashes, faults } = run
  const recent = bettors.intents.slice(run.checked)
  run.checked = bettors.intents.length
  faults.push(...(await arena.withClient(client => checkIntents(client, recent))))
  for (const { key, answer } of open) {
    const stored = committed.get(key)
    if (stored && !isDeepStrictEqual(stored.reply, answer?.body))
      faults.push(
        `${key}: was taken before the crash as ${JSON.stringify(stored.reply)}, found as ${JSON.stringify(answer)}`,
      )
  }
  if (crashes.length % BOOKS_EVERY === 0) faults.push(...(await arena.withClient(checkBooks)))
}

/** At the end: every intent once more, the ledger, and decisions that are late. */
async function checkAll({ arena, bettors, faults }: Run): Promise<void> {
  for (let from = 0; from < bettors.intents.length; from += 2_000) {
    const some = bettors.intents.slice(from, from + 2_000)
    faults.push(...(await arena.withClient(client => checkIntents(client, some))))
  }
  faults.push(...(await arena.withClient(checkBooks)), ...(await overdue(arena)))
}

function countTaken(intents: readonly Intent[]): Pick<CrashReport, 'bets' | 'cashouts'> {
  const taken = intents.filter(({ answer }) => answer?.status === 200)
  const bets = taken
    .filter(({ call }) => call === 'placeBets')
    .flatMap(({ answer }) => (answer!.body as { data: unknown[] }).data)
  return { bets: bets.length, cashouts: taken.filter(({ call }) => call === 'cashOut').length }
}

/** Ends the match with the most open bets, started or not: its bets are settled and paid around the next kill. */
async function endAMatch({ origin, withClient }: CrashArena): Promise<readonly string[]> {
  const { rows } = await withClient(client =>
    client.query<{ match_id: string }>(
      `select match_id from bet_legs join matches on matches.id = match_id and matches.status in (0, 1)
       where result = 'no_results' group by match_id order by count(*) desc, match_id limit 1`,
    ),
  )
  if (rows.length === 0) return []
  const answer = await fetch(`${origin}/dev/finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rows[0]),
  })
  return answer.ok ? [] : [`match ${rows[0]!.match_id} did not end: ${await answer.text()}`]
}

/** Live bets and cash-outs that should have been decided by now. */
async function overdue({ withClient }: CrashArena): Promise<readonly string[]> {
  await pause(DECIDING_MS_MAX)
  const { rows } = await withClient(client =>
    client.query<{ id: string }>('select id from bets where decide_at < $1', [Date.now() - DECIDING_MS_MAX]),
  )
  return rows.map(({ id }) => `bet ${id} waits for a decision that is overdue`)
}

async function countPaid(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(distinct b.id) from ledger_transactions t join bets b on b.id = t.bet_id
     where t.kind in ('payout', 'refund') and b.status <> 'rejected' and b.placement_key <> 'demo-history'`,
  )
  return Number(rows[0]!.count)
}
