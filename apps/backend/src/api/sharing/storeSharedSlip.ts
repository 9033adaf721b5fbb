import { ERROR_CODES, type BetErrorWire, type BetToShareWire, type CallParsed } from '@touchline/contract'
import type { OutcomeKey } from '@touchline/domain/market'
import type { PlacementRefusal } from '@touchline/domain/placing'
import { namedBetsFor } from '@touchline/domain/system'
import type { Locale } from '@touchline/domain/locale'
import { findQuotes, keysOf, presentRefusal, refusalByKind } from '#api/bets'
import type { Database, DatabaseTransaction } from '#store'
import { countShare, type SharerIdentity, type ShareRefusal } from './countShare.ts'
import type { SharedSlip } from './sharedSlip.ts'

export type StoreSharedSlipOptions = {
  readonly db: Database
  readonly now: () => number
  /** Returns a random code, almost always a new one. */
  readonly newCode: () => string
  readonly sharer: SharerIdentity
}
export type StoredShare =
  | { readonly ok: true; readonly code: string }
  /** Why bets cannot be shared, by their index. */
  | { readonly ok: false; readonly errors: Readonly<Record<string, BetErrorWire>> }
  /** Whose share of the storage is used up. */
  | { readonly ok: false; readonly full: ShareRefusal }

/** A random code collides once in hundreds of billions of attempts; three collisions in a row do not occur. */
const TRIES = 3

/**
 * Stores a slip under a new code. Only outcomes that were offered at some time can be shared, because their names must
 * exist.
 */
export async function storeSharedSlip(
  { db, now, newCode, sharer }: StoreSharedSlipOptions,
  bets: CallParsed<'createShareCode', 'body'>['bets'],
  locale: Locale,
): Promise<StoredShare> {
  const keys = bets.flatMap(keysOf)
  const quoteOf = await findQuotes(db, keys, now())
  const errors = Object.fromEntries(
    bets.flatMap((bet, index) => {
      const error = refusal(bet, key => quoteOf(key) !== undefined, locale)
      return error ? [[String(index), error]] : []
    }),
  )
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const slip: SharedSlip = {
    bets: bets.map(({ type, stake, selections, system_id, named }) => ({
      type,
      stake,
      selections,
      ...(system_id !== undefined && { system_id }),
      ...(named !== undefined && { named }),
    })),
  }
  const text = JSON.stringify(slip)
  try {
    return await db.transaction().execute(async trx => {
      const full = await countShare(trx, sharer, { bytes: Buffer.byteLength(text), now: now() })
      if (full) throw new Full(full)
      return { ok: true, code: await insert(trx, text, { now, newCode }) }
    })
  } catch (error) {
    if (error instanceof Full) return { ok: false, full: error.whose }
    throw error
  }
}

/** Rolls back what the transaction has counted. */
class Full extends Error {
  readonly whose: ShareRefusal
  constructor(whose: ShareRefusal) {
    super(whose)
    this.whose = whose
  }
}

async function insert(
  trx: DatabaseTransaction,
  slip: string,
  { now, newCode }: Pick<StoreSharedSlipOptions, 'now' | 'newCode'>,
): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const code = newCode()
    const inserted = await trx
      .insertInto('share_codes')
      .values({ code, slip, created_at: now() })
      .onConflict(conflict => conflict.column('code').doNothing())
      .returning('code')
      .executeTakeFirst()
    if (inserted) return code
  }
  throw new Error(`No free share code in ${TRIES} tries.`)
}

function refusal(
  bet: BetToShareWire,
  isKnown: (key: OutcomeKey) => boolean,
  locale: Locale,
): BetErrorWire | undefined {
  const system = bet.named === undefined ? refusalOfPlain(bet) : refusalOfNamed(bet)
  if (system) return presentRefusal([system], () => undefined, locale)
  const unknown = keysOf(bet).filter(key => !isKnown(key))
  if (unknown.length === 0) return undefined
  const refusals = unknown.map(leg => ({ ...NOT_OFFERED, leg }))
  return presentRefusal(refusals, () => undefined, locale)
}

/**
 * A bonus belongs to the sharer and is not shared; whether custom bets are offered is checked when the slip is placed.
 */
function refusalOfPlain({ type, selections, system_id }: BetToShareWire): PlacementRefusal | undefined {
  return refusalByKind({ type, selections, system_id }, { isCustomBetOn: true })
}

function refusalOfNamed({ type, named, selections }: BetToShareWire): PlacementRefusal | undefined {
  const isOffered = type === 'system' && namedBetsFor(selections.length).some(({ id }) => id === named)
  return isOffered ? undefined : NO_SUCH_SYSTEM
}

const NO_SUCH_SYSTEM = { kind: 'system-too-large', code: ERROR_CODES.systemNotOffered } as const
const NOT_OFFERED = { kind: 'leg-unavailable', code: ERROR_CODES.notAvailable } as const
