import { createHash } from 'node:crypto'
import { currencyOf } from '@touchline/domain/money'
import { createRng, insertPast, playPast, seedOf } from '#feed'
import { postTransactions } from '#api/ledger'
import type { Database, DatabaseTransaction } from '#store'
import { DEMO_PLAYERS } from '../demoPlayers.ts'
import { drawHistory, type Bettor } from './drawHistory.ts'
import { insertHistory } from './insertHistory.ts'
import { movementsOf } from './movementsOf.ts'
import type { PastLeg } from './pastBet.ts'
import { planMatches } from './planMatches.ts'

/** Derives the ids of the history's bets, so that the table's unique constraint rejects duplicates. */
const HISTORY_KEY = 'demo-history'
const [PLAYER] = DEMO_PLAYERS
/** Share of bets per currency; one unit is a thousandth of the starting balance. */
const SHARES = { EUR: 0.62, JPY: 0.22, KWD: 0.16 } as const

/**
 * Gives the first demo player a year of bets, once: on matches that the feed could have played, settled by the rules
 * that settle every bet, with money through the ledger. A database without the simulation's catalogue gets none.
 */
export async function seedDemoHistory(db: Database, now: number): Promise<void> {
  await db.transaction().execute(async trx => {
    const player = await trx
      .selectFrom('players')
      .select('id')
      .where('id', '=', PLAYER.id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const world = await trx.selectFrom('feed_state').select('seed').where('id', '=', 1).executeTakeFirst()
    if (!player || !world || (await isSeeded(trx))) return
    await write(trx, world.seed, now)
  })
}

async function isSeeded(trx: DatabaseTransaction): Promise<boolean> {
  const known = await trx
    .selectFrom('bets')
    .select('id')
    .where('player_id', '=', PLAYER.id)
    .where('placement_key', '=', HISTORY_KEY)
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

async function write(trx: DatabaseTransaction, seed: string, now: number): Promise<void> {
  const rng = createRng(seedOf(seed, HISTORY_KEY))
  const matches = playPast(seed, planMatches(rng, now))
  const bettors = Object.entries(SHARES).map(([currency, share]): Bettor => {
    const begins = PLAYER.balances[currency as keyof typeof SHARES]
    return { currency, subunits: currencyOf(currency)!.subunits, unit: begins / 1000, begins, share }
  })
  const bets = drawHistory(rng, matches, bettors)
  await insertPast(trx, bettedOn(bets.flatMap(({ legs }) => legs)))
  const idOf = new Map(bets.map((bet, i) => [bet, idFrom(seed, 'bet', i)]))
  await insertHistory(
    trx,
    { playerId: PLAYER.id, key: HISTORY_KEY },
    bets.map(bet => ({ bet, id: idOf.get(bet)!, ref: refFrom(idOf.get(bet)!) })),
  )
  const moves = bettors.flatMap(bettor => movementsOf(bettor, bets))
  await postTransactions(
    trx,
    moves.map(({ bet, at, ...move }, i) => ({
      ...move,
      id: idFrom(seed, 'move', i),
      playerId: PLAYER.id,
      accountId: `${PLAYER.id}-${move.currency}`,
      ...(bet && { betId: idOf.get(bet)! }),
      now: at,
    })),
  )
}

/** The matches of these legs, each with the results that the legs need. */
function bettedOn(legs: readonly PastLeg[]) {
  return [...Map.groupBy(legs, ({ match }) => match)].map(([match, ofMatch]) => ({
    match,
    results: [...new Set(ofMatch.map(({ outcome }) => outcome))],
  }))
}

/** A deterministic id in the format of a UUID. */
function idFrom(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(words.join('/')).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Twelve digits, like a bet's number. */
function refFrom(id: string): string {
  return String(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) % 1e12).padStart(12, '0')
}
