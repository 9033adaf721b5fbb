import { ERROR_CODES, type CallParsed, type CallReply, type ErrorCode } from '@touchline/contract'
import { movesOf, type UsedOf } from '@touchline/domain/liability'
import type { Locale } from '@touchline/domain/locale'
import { errorBodyOf, type Clock, type Reply } from '#api/http'
import { balanceChangedEvent } from '#api/ledger'
import type { Receipts } from '#api/receipts'
import { acceptModeFor, type PlayerSettings, type SiteSettings } from '#api/system'
import { insertIntoOutbox, sendTogether, type Database, type DatabaseTransaction } from '#store'
import { betChangedEvent } from '../list/betChangedEvent.ts'
import { decisionTimes } from '../deciding/decisionTimes.ts'
import { insertBets } from './insertBets.ts'
import { judgeBets, type BetVerdict } from './judgeBets.ts'
import type { LockedAccount, TakenBet } from './takenBet.ts'
import {
  checkMoved,
  claimedKeys,
  holdUsed,
  moveUsed,
  selectUsed,
  takenToLiable,
  toUsedOf,
  withinLiability,
} from '../liability/index.ts'
import { payloadHash } from './payloadHash.ts'
import { presentBet } from '../list/presentBet.ts'
import { readJointPrices, type JointPriceOf } from '../quotes/readJointPrices.ts'
import {
  holdQuotes,
  selectMarkets,
  selectQuotedMatches,
  toLockedQuotes,
  type LockedQuotes,
  type QuoteOf,
} from '../quotes/readQuotes.ts'
import {
  forgetOldRefusedPlacements,
  packRefusals,
  presentPacked,
  refusedReply,
  replayPlacement,
} from './refusedPlacement.ts'
import { keysOf } from '../quotes/toDraft.ts'

export type PlacingOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly site: SiteSettings
  readonly newId: () => string
  /** Creates a short unique number that people can read out on the phone. */
  readonly newRef: () => string
  readonly receipts: Receipts
}
type Placing = {
  readonly playerId: string
  /** The session the request came with. */
  readonly tokenHash: string
  /** Created by the client at the tap; identifies this request forever. */
  readonly key: string
  readonly body: CallParsed<'placeBets', 'body'>
  readonly locale: Locale
  /** No new bet is placed from a blocked country; a stored answer is still repeated. */
  readonly isCountryBlocked: boolean
}
/** A placement and the matches it bet on; none for a repeated answer. */
type Placed = Reply & { readonly matchIds: ReadonlySet<string> }

const NO_MATCHES: ReadonlySet<string> = new Set()

/**
 * Places bets once per key. Everything happens in one transaction under the player's lock: two requests with one key
 * run one after the other and get the same answer, and a bet is accepted at the price that holds at commit (failure
 * model M1 to M12). A bet is judged before its matches are locked, and again after: a refused bet never makes the feed
 * wait. Reads and locks are sent to the database together, and so are writes, so that locks are held as briefly as
 * possible.
 */
export async function placeBets(options: PlacingOptions, placing: Placing): Promise<Placed> {
  const { bets } = placing.body
  const hash = payloadHash(placing.body)
  const earlierJointPriceOf = await openBooks(options.db, bets)
  const claimed = claimedKeys(bets, placing.playerId)
  const place = async (trx: DatabaseTransaction, limitKeys: readonly string[]): Promise<Placed> => {
    const keys = bets.flatMap(keysOf)
    const [[player], [known], accounts, matches, markets, used] = await sendTogether(trx, [
      lockPlayer(trx, placing, options.clock.now()),
      selectPlacement(trx, placing),
      lockAccounts(trx, placing),
      selectQuotedMatches(trx, keys),
      selectMarkets(trx, keys),
      selectUsed(trx, claimed),
    ])
    // The session ended during the request: nothing is placed or stored (failure model M11).
    if (!player) return refused(401, ERROR_CODES.unauthorized, placing.locale)
    if (known) {
      return { ...replayPlacement(known, hash, { bets, locale: placing.locale }), matchIds: NO_MATCHES }
    }
    if (placing.isCountryBlocked) return refused(403, ERROR_CODES.blockedCountry, placing.locale)
    const held = { ...player, accounts, hash }
    const seen = {
      ...held,
      ...toLockedQuotes(matches, markets, options.clock.now()),
      usedOf: toUsedOf(used),
    }
    const first = judge(options, placing, seen, earlierJointPriceOf)
    const hopeful = first.filter(isTaken)
    if (hopeful.length === 0) return await write(trx, options, placing, seen, first)
    const legs = hopeful.flatMap(({ draft }) => draft.legs)
    const quotes = await holdQuotes(trx, { matches, markets }, legs, options.clock)
    // Limits are locked after the matches, here as everywhere, so that requests never deadlock.
    const usedOf = toUsedOf(used, await holdUsed(trx, limitKeys))
    const locked = { ...held, ...quotes, usedOf }
    const jointPriceOf = await readJointPrices(trx, bets)
    const verdicts = judge(options, placing, locked, jointPriceOf, first)
    // A leg that was refused in the first pass keeps its price from then.
    const quoteOf: QuoteOf = key => locked.quoteOf(key) ?? seen.quoteOf(key)
    return await write(trx, options, placing, { ...locked, quoteOf }, verdicts)
  }
  return await withinLiability(options.db, place)
}

/**
 * Locks the player and the session, so that the session cannot end before the bet is placed. Undefined where it has
 * already ended.
 */
function lockPlayer(trx: DatabaseTransaction, { playerId, tokenHash }: Placing, now: number) {
  return trx
    .selectFrom('players')
    .innerJoin('sessions', 'sessions.player_id', 'players.id')
    .select(['settings', 'is_vip'])
    .where('players.id', '=', playerId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forNoKeyUpdate('players')
    .forKeyShare('sessions')
}

/** The stored answer to this key. Read under the player's lock, so no other request is about to store one. */
function selectPlacement(trx: DatabaseTransaction, { playerId, key }: Placing) {
  return trx
    .selectFrom('placements')
    .select(['payload_hash as payloadHash', 'status', 'reply as body'])
    .where('player_id', '=', playerId)
    .where('key', '=', key)
}

function lockAccounts(trx: DatabaseTransaction, { playerId }: Placing) {
  return trx
    .selectFrom('accounts')
    .select(['id', 'currency', 'subunits', 'balance'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .forUpdate()
}

/** A refusal that is not stored: the key stays free. */
function refused(status: number, code: ErrorCode, locale: Locale): Placed {
  return { status, body: errorBodyOf({ code }, locale), matchIds: NO_MATCHES }
}

/**
 * Prices custom bets before the locks are taken: building a match's book is slow, and other requests wait for the
 * locks.
 */
async function openBooks(db: Database, bets: Placing['body']['bets']): Promise<JointPriceOf> {
  const custom = bets.find(({ type }) => type === 'custom_bet')
  const jointPriceOf = await readJointPrices(db, custom ? [custom] : [])
  if (custom) jointPriceOf(custom)
  return jointPriceOf
}

/** What the decision is based on, locked until the transaction ends; the first pass reads all but the prices. */
type Locked = LockedQuotes & {
  readonly settings: PlayerSettings
  readonly is_vip: boolean
  readonly accounts: readonly LockedAccount[]
  readonly usedOf: UsedOf
  /** Hash of the payload. */
  readonly hash: string
}

function judge(
  { site }: PlacingOptions,
  { body, playerId }: Placing,
  { is_vip: isVipPlayer, settings, accounts, usedOf, quoteOf, at: now }: Locked,
  jointPriceOf: JointPriceOf,
  before?: readonly BetVerdict[],
): BetVerdict[] {
  const question = {
    bets: body.bets,
    playerId,
    isQuick: body.meta.quick,
    accounts,
    usedOf,
    isVipPlayer: isVipPlayer && site.hasTraders,
    quoteOf,
    jointPriceOf,
    site,
    mode: acceptModeFor(settings, site),
    now,
  }
  return judgeBets(question, before)
}

const isTaken = (verdict: BetVerdict): verdict is BetVerdict & TakenBet & { ok: true } => verdict.ok

/** Stores accepted and refused bets, and builds the answer. */
async function write(
  trx: DatabaseTransaction,
  { site, newId, newRef, receipts }: PlacingOptions,
  placing: Placing,
  { settings, quoteOf, matches, at: now, hash }: Locked,
  verdicts: readonly BetVerdict[],
): Promise<Placed> {
  const { playerId, key, body, locale } = placing
  const refused = packRefusals(verdicts, body.bets, quoteOf, locale)
  const taken = verdicts.filter(isTaken)
  const hasErrors = taken.length < verdicts.length
  const store = (status: number, reply: object) =>
    trx.insertInto('placements').values({
      player_id: playerId,
      key,
      payload_hash: hash,
      status,
      reply: JSON.stringify(reply),
      created_at: now,
    })
  if (taken.length === 0) {
    await sendTogether(trx, [store(422, refused), forgetOldRefusedPlacements(trx, playerId)])
    return { ...refusedReply(refused, body.bets), matchIds: NO_MATCHES }
  }
  const { bets, meta } = body
  const { liveDelays } = site
  const { bets: placed, statements } = insertBets(trx, taken, {
    playerId,
    key,
    meta,
    quoteOf,
    matches,
    mode: acceptModeFor(settings, site),
    decisionTimes: decisionTimes(taken, { bets, quoteOf, matches, liveDelays, now }),
    bets,
    newId,
    newRef,
    now,
  })
  const reply: CallReply<'placeBets'> = {
    data: placed.map(row => presentBet(row, locale)),
    ...(hasErrors && { errors_by_bet: presentPacked(refused, body.bets) }),
  }
  const accepted = placed.filter(({ status }) => status !== 'submitted').map(({ id }) => id)
  const [, charged, , agreed = []] = await sendTogether(trx, [
    ...statements,
    store(200, reply),
    ...(accepted.length > 0 ? [receipts.select(trx, accepted)] : []),
  ])
  const events = [...placed.map(betChangedEvent), ...charged.map(balanceChangedEvent)]
  const moves = movesOf(taken.map(bet => ({ after: takenToLiable(bet, playerId) })))
  const answers = await sendTogether(trx, [
    insertIntoOutbox(trx, events, now),
    ...(agreed.length > 0 ? [receipts.insert(trx, agreed, now)] : []),
    // Last: other bets on the same match wait for this lock.
    moveUsed(trx, moves),
  ])
  checkMoved(moves, answers.at(-1)!)
  const matchIds = new Set(taken.flatMap(({ draft }) => draft.legs.map(leg => leg.matchId)))
  return { status: 200, body: reply, matchIds }
}
