import { isDeepStrictEqual } from 'node:util'
import type { CallReply } from '@touchline/contract'
import type pg from 'pg'
import type { Intent } from './intent.ts'

interface Stored {
  readonly key: string
  readonly status: number
  readonly reply: unknown
}
interface StoredBet {
  readonly id: string
  readonly placement_key: string
  readonly stake: string
  readonly odds: string
  readonly legs: string
}

/** What the database has under the keys of placements and cash-outs: the decided answer, where there is one. */
export async function readPlacements(
  client: pg.Client,
  intents: readonly Intent[],
): Promise<Map<string, Stored>> {
  const { rows } = await client.query<Stored>(
    `select key, status, reply from placements where key = any($1)
     union all select key, reply_status, reply from cashouts where key = any($1) and reply_status is not null`,
    [intents.map(({ key }) => key)],
  )
  return new Map(rows.map(row => [row.key, row]))
}

/** Compares the answers to bettors with the database: each accepted bet is complete, each refused intent left none. */
export async function checkIntents(client: pg.Client, intents: readonly Intent[]): Promise<string[]> {
  const faults: string[] = []
  const placements = await readPlacements(client, intents)
  const bets = await readBets(client, intents)
  for (const { key, call, legs, answer } of intents) {
    if (!answer) {
      faults.push(`${key}: no definite answer`)
      continue
    }
    const stored = placements.get(key)
    const found = bets.get(key) ?? []
    if ([200, 409, 422].includes(answer.status)) {
      if (!stored) faults.push(`${key}: acknowledged with ${answer.status}, but not stored`)
      else if (
        !isDeepStrictEqual(
          contentOf(call, stored.status, stored.reply),
          contentOf(call, answer.status, answer.body),
        )
      )
        faults.push(`${key}: answered ${JSON.stringify(answer)}, stored ${JSON.stringify(stored)}`)
    }
    const answered =
      answer.status === 200 && call === 'placeBets' ? (answer.body as CallReply<'placeBets'>).data : []
    if (answered.length !== found.length)
      faults.push(`${key}: ${answered.length} bets in the answer, ${found.length} stored`)
    for (const bet of answered) {
      const inDatabase = found.find(({ id }) => id === bet.id)
      if (!inDatabase) faults.push(`${key}: bet ${bet.id} was acknowledged and is lost`)
      else if (
        Number(inDatabase.stake) !== bet.stake.value ||
        (bet.status !== 'submitted' && Number(inDatabase.odds) !== bet.odds)
      )
        faults.push(
          `${key}: bet ${bet.id} was answered with ${bet.stake.value} at ${bet.odds}, stored as ${JSON.stringify(inDatabase)}`,
        )
      else if (Number(inDatabase.legs) !== legs)
        faults.push(`${key}: bet ${bet.id} has ${inDatabase.legs} of ${legs} legs`)
    }
  }
  return faults
}

/**
 * The content of an answer: for a refused placement, which is stored in short form, the code of each bet; for any
 * other all of it.
 */
function contentOf(call: Intent['call'], status: number, reply: unknown): unknown {
  if (call === 'cashOut' || status !== 422) return { status, reply }
  const { bets, errors_by_bet: errors = bets } = reply as { bets?: Refused; errors_by_bet?: Refused }
  return { status, codes: Object.entries(errors ?? {}).map(([index, { code }]) => [index, code]) }
}

type Refused = Readonly<Record<string, { readonly code: number }>>

async function readBets(client: pg.Client, intents: readonly Intent[]): Promise<Map<string, StoredBet[]>> {
  const { rows } = await client.query<StoredBet>(
    `select id, placement_key, stake, odds, (select count(*) from bet_legs where bet_id = bets.id) as legs
     from bets where placement_key = any($1)`,
    [intents.map(({ key }) => key)],
  )
  return Map.groupBy(rows, row => row.placement_key)
}
