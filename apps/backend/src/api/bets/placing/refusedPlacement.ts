import type { BetErrorWire, DraftBetWire, ErrorCode } from '@touchline/contract'
import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import type { Locale } from '@touchline/domain/locale'
import { errorBodyOf, refuseBets, replay, type StoredReply, type Reply } from '#api/http'
import type { DatabaseTransaction } from '#store'
import type { BetRefusal } from '../rules/betRefusal.ts'
import type { BetVerdict } from './judgeBets.ts'
import { LIMITS, presentBetError, REASONS, type LegAtFault } from '../rules/presentRefusal.ts'
import type { QuoteOf } from '../quotes/readQuotes.ts'
import { keysOf } from '../quotes/toDraft.ts'

/** Why one bet was refused: codes and figures, its legs by their index in the request. */
type PackedBetError = {
  readonly code: number
  readonly rule?: string
  readonly limit?: number
  /** The joint price of a custom bet; null where it had none. */
  readonly joint?: number | null
  readonly legs?: readonly (readonly [place: number, reason: LegAtFault['reason'], odds: number | null])[]
}

/**
 * A refused placement as it is stored. Together with the repeated request it yields the same answer again. At most
 * about 3 kB, however large the request was, because any account can be refused as often as it likes.
 */
export type RefusedPlacement = {
  /** Locale of the first answer: a repeated answer has the same language. */
  readonly locale: Locale
  /** By the bet's index. */
  readonly bets: Readonly<Record<string, PackedBetError>>
}

/** Maximum number of legs named in one answer, over all its bets: more than any real slip has at fault. */
const LEGS_MAX = 50
/** Number of refused placements stored per player: the newest. Keys of accepted bets are stored forever. */
export const STORED_REFUSALS_MAX = 1_000

/** The part of the refused bets that is stored. */
export function packRefusals(
  verdicts: readonly BetVerdict[],
  bets: readonly DraftBetWire[],
  quoteOf: QuoteOf,
  locale: Locale,
): RefusedPlacement {
  const packed: Record<string, PackedBetError> = {}
  let left = LEGS_MAX
  for (const verdict of verdicts) {
    if (verdict.ok) continue
    const error = pack(verdict.refusals, keysOf(bets[verdict.index]!).map(outcomeKeyOf), quoteOf, left)
    left -= error.legs?.length ?? 0
    packed[verdict.index] = error
  }
  return { locale, bets: packed }
}

function pack(
  refusals: readonly BetRefusal[],
  keys: readonly string[],
  quoteOf: QuoteOf,
  most: number,
): PackedBetError {
  const [first] = refusals
  const limit = refusals.find(({ kind }) => LIMITS.includes(kind))?.limit
  const joint = refusals.find(({ kind }) => kind === 'custom-odds-moved')
  const legs = refusals.flatMap(({ kind, leg }) => {
    const reason = REASONS[kind]
    return leg && reason
      ? [[keys.indexOf(outcomeKeyOf(leg)), reason, quoteOf(leg)?.odds ?? null] as const]
      : []
  })
  return {
    code: first!.code,
    ...(first!.rule !== undefined && { rule: first!.rule }),
    ...(limit !== undefined && { limit }),
    ...(joint && { joint: joint.odds ?? null }),
    ...(legs.length > 0 && { legs: legs.slice(0, most) }),
  }
}

/** The refused bets as the answer shows them, by index. */
export function presentPacked(
  { bets: packed, locale }: RefusedPlacement,
  bets: readonly DraftBetWire[],
): Record<string, BetErrorWire> {
  return Object.fromEntries(
    Object.entries(packed).map(([index, { code, rule, limit, joint, legs = [] }]) => {
      const keys: OutcomeKey[] = keysOf(bets[Number(index)]!)
      const error = presentBetError(
        {
          code: code as ErrorCode,
          rule,
          limit,
          joint,
          legs: legs.map(([place, reason, odds]) => ({ leg: keys[place]!, reason, odds })),
        },
        locale,
      )
      return [index, error]
    }),
  )
}

/** The answer to a placement of which no bet was accepted. */
export function refusedReply(refused: RefusedPlacement, bets: readonly DraftBetWire[]): Reply {
  return { status: 422, body: errorBodyOf(refuseBets(presentPacked(refused, bets)), refused.locale) }
}

/** Repeats the first answer to a key; a refusal is rebuilt from what was stored. */
export function replayPlacement(
  known: StoredReply,
  hash: string,
  { bets, locale }: { readonly bets: readonly DraftBetWire[]; readonly locale: Locale },
): Reply {
  // Refusals from before migration 0025 were stored as they were sent.
  const isPacked = known.status === 422 && !('code' in known.body)
  if (!isPacked || known.payloadHash !== hash) return replay(known, hash, locale)
  return refusedReply(known.body as RefusedPlacement, bets)
}

/** Deletes a player's oldest refused placements beyond the stored maximum. */
export function forgetOldRefusedPlacements(trx: DatabaseTransaction, playerId: string) {
  return trx
    .deleteFrom('placements')
    .where('player_id', '=', playerId)
    .where('status', '=', 422)
    .where('key', 'in', old =>
      old
        .selectFrom('placements')
        .select('key')
        .where('player_id', '=', playerId)
        .where('status', '=', 422)
        .orderBy('created_at', 'desc')
        .orderBy('key')
        .offset(STORED_REFUSALS_MAX),
    )
}
