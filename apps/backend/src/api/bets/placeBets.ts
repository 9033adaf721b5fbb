import { ERROR_CODES, type CallParsed, type CallReply } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import { errorBodyOf, refuseBets, replay, type Clock, type KeptReply, type Reply } from '#api/http'
import type { WriteReceipts } from '#api/receipts'
import { DEFAULT_ACCEPT_MODE, type PlayerSettings, type Site } from '#api/system'
import { appendOutbox, type Database, type DatabaseTransaction } from '#store'
import { betChanged } from './betChanged.ts'
import { decideTimes } from './decideTimes.ts'
import { insertBets } from './insertBets.ts'
import { judgeBets } from './judgeBets.ts'
import { payloadHash } from './payloadHash.ts'
import { presentBet } from './presentBet.ts'
import { presentRefusal } from './presentRefusal.ts'
import { readJointPrices } from './readJointPrices.ts'
import { lockQuotes } from './readQuotes.ts'
import { keysOf } from './toDraft.ts'

export type PlacingDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly site: Site
  readonly newId: () => string
  /** A short number for people to say on the phone, unlike any before. */
  readonly newRef: () => string
  readonly writeReceipts: WriteReceipts
}
type Placing = {
  readonly playerId: string
  /** The session the request came with. */
  readonly tokenHash: string
  /** Made by the bettor at the tap; names this intent for ever. */
  readonly key: string
  readonly body: CallParsed<'placeBets', 'body'>
  readonly locale: Locale
}
/** A placement, and the matches that it bet on; a repeated answer bets on none. */
type Placed = Reply & { readonly matchIds: ReadonlySet<string> }

const NO_MATCHES: ReadonlySet<string> = new Set()

/**
 * Places bets once per key. Everything happens in one transaction under the player's lock: two requests with one key run one
 * after the other and end with the same answer; the price a bet is taken at is the one that holds at commit (failure
 * model M1 to M12).
 */
export async function placeBets(deps: PlacingDeps, placing: Placing): Promise<Placed> {
  const hash = payloadHash(placing.body)
  await openBooks(deps.db, placing.body.bets)
  return await deps.db.transaction().execute(async trx => {
    const player = await lockPlayer(trx, placing, deps.clock.now())
    // The session ended while the request was on its way: nothing is placed, nor written down (failure model M11).
    if (!player) return signedOut(placing.locale)
    const known = await findPlacement(trx, placing)
    if (known) return { ...replay(known, hash, placing.locale), matchIds: NO_MATCHES }
    const placement = await decide(trx, deps, placing, player)
    await trx
      .insertInto('placements')
      .values({
        player_id: placing.playerId,
        key: placing.key,
        payload_hash: hash,
        status: placement.status,
        reply: JSON.stringify(placement.body),
        created_at: deps.clock.now(),
      })
      .execute()
    return placement
  })
}

/** The player, held still, and the session with it: it cannot end before the bet is placed, and ended before that there is none. */
async function lockPlayer(trx: DatabaseTransaction, { playerId, tokenHash }: Placing, now: number) {
  return await trx
    .selectFrom('players')
    .innerJoin('sessions', 'sessions.player_id', 'players.id')
    .select(['settings', 'is_vip'])
    .where('players.id', '=', playerId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forNoKeyUpdate('players')
    .forKeyShare('sessions')
    .executeTakeFirst()
}

function signedOut(locale: Locale): Placed {
  return {
    status: 401,
    body: errorBodyOf({ code: ERROR_CODES.unauthorized }, locale),
    matchIds: NO_MATCHES,
  }
}

/** Prices what will be priced again under the locks: opening a match's book takes long, and is done before anyone has to wait for it. */
async function openBooks(db: Database, bets: Placing['body']['bets']): Promise<void> {
  const custom = bets.find(({ type }) => type === 'custom_bet')
  if (custom) (await readJointPrices(db, [custom]))(custom)
}

async function decide(
  trx: DatabaseTransaction,
  { clock, site, newId, newRef, writeReceipts }: PlacingDeps,
  { playerId, key, body, locale }: Placing,
  { settings, is_vip: isVipPlayer }: { readonly settings: PlayerSettings; readonly is_vip: boolean },
): Promise<Placed> {
  const accounts = await trx
    .selectFrom('accounts')
    .select(['id', 'currency', 'subunits', 'balance'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const { quoteOf, matches, at: now } = await lockQuotes(trx, body.bets.flatMap(keysOf), clock)
  const jointPriceOf = await readJointPrices(trx, body.bets)
  const mode = settings.oddsAcceptMode ?? DEFAULT_ACCEPT_MODE
  const verdicts = judgeBets({
    bets: body.bets,
    isQuick: body.meta.quick,
    accounts,
    isVipPlayer: isVipPlayer && site.hasTraderDesk,
    quoteOf,
    jointPriceOf,
    site,
    mode,
    now,
  })
  const errors = Object.fromEntries(
    verdicts.flatMap(verdict =>
      verdict.ok
        ? []
        : [[String(verdict.index), presentRefusal(verdict.refusals, leg => quoteOf(leg)?.odds, locale)]],
    ),
  )
  const taken = verdicts.filter(verdict => verdict.ok)
  const hasErrors = taken.length < verdicts.length
  if (taken.length === 0) {
    return { status: 422, body: errorBodyOf(refuseBets(errors), locale), matchIds: NO_MATCHES }
  }
  const { bets: placed, events } = await insertBets(trx, taken, {
    playerId,
    key,
    meta: body.meta,
    quoteOf,
    matches,
    mode,
    decideTimes: decideTimes(taken, { bets: body.bets, quoteOf, matches, liveDelays: site.liveDelays, now }),
    bets: body.bets,
    newId,
    newRef,
    now,
  })
  const accepted = placed.filter(({ status }) => status !== 'submitted')
  await writeReceipts(
    trx,
    accepted.map(({ id }) => id),
    now,
  )
  await appendOutbox(trx, [...placed.map(betChanged), ...events], now)
  const reply: CallReply<'placeBets'> = {
    data: placed.map(row => presentBet(row, locale)),
    ...(hasErrors && { errors_by_bet: errors }),
  }
  const matchIds = new Set(taken.flatMap(({ draft }) => draft.legs.map(leg => leg.matchId)))
  return { status: 200, body: reply, matchIds }
}

async function findPlacement(
  trx: DatabaseTransaction,
  { playerId, key }: Placing,
): Promise<KeptReply | undefined> {
  const row = await trx
    .selectFrom('placements')
    .select(['payload_hash', 'status', 'reply'])
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && { status: row.status, body: row.reply, payloadHash: row.payload_hash }
}
