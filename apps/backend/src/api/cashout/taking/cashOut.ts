import { ERROR_CODES, type CallParsed, type ErrorBodyWire, type ErrorCode } from '@touchline/contract'
import { answerCashout, isPart, type CashoutHindrance, type CashoutOffer } from '@touchline/domain/cashout'
import type { LiveDelays } from '@touchline/domain/live-delay'
import type { Locale } from '@touchline/domain/locale'
import { payloadHash } from '#api/bets'
import { errorBodyOf, replay, type Clock, type StoredReply, type Reply } from '#api/http'
import { holdSession } from '#api/session'
import type { Database, DatabaseTransaction } from '#store'
import type { Chances } from '../offers/createChances.ts'
import { forgetOldRefusedCashouts } from './forgetOldRefusedCashouts.ts'
import { cashoutOfferOf } from '../offers/cashoutOfferOf.ts'
import { presentOneBet } from '../presentOneBet.ts'
import {
  holdPrices,
  lockBetToPrice,
  type BetToPrice,
  type LockedBetToPrice,
} from '../offers/readBetsToPrice.ts'
import { offerFor, takeCashout, type Taken } from './takeCashout.ts'

export type CashoutOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
  readonly liveDelays: LiveDelays
  readonly chances: Chances
}
type Request = {
  readonly playerId: string
  /** The session the request came with. */
  readonly tokenHash: string
  /** Created by the client at the tap; identifies this request forever. */
  readonly key: string
  readonly body: CallParsed<'cashOut', 'body'>
  readonly locale: Locale
  /** No money moves from a blocked country; a stored answer is still repeated. */
  readonly isCountryBlocked: boolean
}
type Outcome = Reply & { readonly taken?: Taken; readonly stake?: number }

/**
 * Cashes out once per key. One transaction under the bet's own lock, which settlement takes as well: the later of the
 * two finds a finished bet. The offer the bettor saw is compared with the offer at commit, and paid or refused.
 * Undefined where the player has no such bet. A session that ended while the request waited pays nothing and leaves the
 * key free.
 */
export async function cashOut(options: CashoutOptions, request: Request): Promise<Reply | undefined> {
  const hash = payloadHash(request.body)
  return await options.db.transaction().execute(async trx => {
    const bet = await lockBetToPrice(trx, request.body.bet_id, request.playerId)
    if (!bet) return undefined
    const now = options.clock.now()
    if (!(await holdSession(trx, request, now))) return signedOut(request.locale)
    if (request.isCountryBlocked) return await answerBlocked(trx, request, hash)
    const id = await claimKey(trx, options, request, bet, hash, now)
    if (id === undefined) return replay((await findStoredReply(trx, request))!, hash, request.locale)
    const { status, body, taken, stake } = await decide(trx, options, request, bet)
    await trx
      .updateTable('cashouts')
      .set({
        status: taken?.status ?? 'refused',
        ...(stake !== undefined && { stake }),
        decide_at: taken?.decideAt ?? null,
        decided_at: taken?.status === 'pending' ? null : now,
        reply_status: status,
        reply: JSON.stringify(body),
      })
      .where('id', '=', id)
      .execute()
    if (!taken) await forgetOldRefusedCashouts(trx, request.playerId)
    return { status, body }
  })
}

/** Called under the bet's lock, so an earlier request with this key has been answered. */
async function answerBlocked(trx: DatabaseTransaction, request: Request, hash: string): Promise<Reply> {
  const stored = await findStoredReply(trx, request)
  if (stored) return replay(stored, hash, request.locale)
  return { status: 403, body: errorBodyOf({ code: ERROR_CODES.blockedCountry }, request.locale) }
}

function signedOut(locale: Locale): Reply {
  return { status: 401, body: errorBodyOf({ code: ERROR_CODES.unauthorized }, locale) }
}

/** Stores the key first; undefined where it exists already. Waits for a request that is storing the same key. */
async function claimKey(
  trx: DatabaseTransaction,
  { newId }: CashoutOptions,
  { playerId, key, body }: Request,
  bet: BetToPrice,
  hash: string,
  now: number,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('cashouts')
    .values({
      id: newId(),
      bet_id: bet.id,
      player_id: playerId,
      key,
      payload_hash: hash,
      trigger: 'player',
      status: 'refused',
      stake: body.part ?? Math.max(1, bet.open_stake),
      value: body.to_cashout,
      created_at: now,
    })
    .onConflict(conflict => conflict.columns(['player_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

async function findStoredReply(
  trx: DatabaseTransaction,
  { playerId, key }: Request,
): Promise<StoredReply | undefined> {
  const stored = await trx
    .selectFrom('cashouts')
    .select(['payload_hash', 'reply_status', 'reply'])
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst()
  return stored && { payloadHash: stored.payload_hash!, status: stored.reply_status!, body: stored.reply! }
}

/** Judged before its matches are locked, and again after: a refused request does not make the feed wait. */
async function decide(
  trx: DatabaseTransaction,
  options: CashoutOptions,
  request: Request,
  bet: LockedBetToPrice,
): Promise<Outcome> {
  const { chances, liveDelays, newId, clock } = options
  const { part, to_cashout } = request.body
  const first = await refusalOf(trx, options, request, bet, clock.now())
  if (first) return first
  const held = await holdPrices(trx, bet)
  const now = clock.now()
  const refusal = await refusalOf(trx, options, request, held, now)
  if (refusal) return refusal
  const stake = part ?? held.open_stake
  const taken = await takeCashout(trx, held, { stake, value: to_cashout }, { liveDelays, newId, now })
  return {
    status: 200,
    body: { data: await presentOneBet(trx, chances, bet.id, { locale: request.locale, now }) },
    taken,
    stake,
  }
}

/** Why a bet in its present state cannot be cashed out for the amount the bettor saw; undefined where it can. */
async function refusalOf(
  trx: DatabaseTransaction,
  { chances }: CashoutOptions,
  { body: { part, to_cashout }, locale }: Request,
  bet: BetToPrice,
  now: number,
): Promise<Outcome | undefined> {
  const offer = cashoutOfferOf(bet, chances, now)
  const code = codeOf()
  if (code === undefined) return undefined
  return { status: 409, body: refusalBody(code, offer, await offerVersionOf(trx, bet.id), locale) }

  function codeOf(): ErrorCode | undefined {
    if (!offer.offered) {
      return isOver(offer.because) ? ERROR_CODES.cashoutDecided : ERROR_CODES.cashoutNotOffered
    }
    if (part !== undefined && !isPart(bet.open_stake, part)) return codeOfNoPart(bet.open_stake, part)
    const answer = answerCashout(offerFor(offer, bet, part ?? bet.open_stake), to_cashout)
    return answer === 'pay' ? undefined : ERROR_CODES.cashoutChanged
  }
}

/**
 * The requested part may now be all that is left of the stake: the bet has changed since the bettor saw it. A part that
 * is too small was never offered.
 */
function codeOfNoPart(openStake: number, part: number): ErrorCode {
  return part < openStake ? ERROR_CODES.cashoutNotOffered : ERROR_CODES.cashoutChanged
}

const isOver = (because: CashoutHindrance) => because === 'decided' || because === 'in_progress'

function refusalBody(code: ErrorCode, offer: CashoutOffer, version: number, locale: Locale): ErrorBodyWire {
  return {
    ...errorBodyOf({ code }, locale),
    details: {
      selections: [],
      to_cashout: offer.offered ? offer.value : null,
      v: version,
      ...(!offer.offered && { because: offer.because }),
    },
  }
}

/** The version of the last published offer; 0 before the first. */
async function offerVersionOf(trx: DatabaseTransaction, betId: string): Promise<number> {
  const row = await trx
    .selectFrom('cashout_offers')
    .select('version')
    .where('bet_id', '=', betId)
    .executeTakeFirst()
  return row?.version ?? 0
}
