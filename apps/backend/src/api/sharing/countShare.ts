import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '#store'
import { RETENTION_DAYS } from './findSharedSlip.ts'

const DAY_MS = 86_400_000
const MB = 1_000_000

/** Maximum codes per day of one player, or one network of visitors. */
export const CODES_A_DAY_MAX = 100
/** Maximum bytes of all stored slips: a million of the usual size. */
const BYTES_MAX = 256 * MB
/** The part that visitors can fill; the rest is reserved for players. */
const VISITORS_BYTES_MAX = 192 * MB

/** The sharer: a player, or a visitor at an address. */
export type SharerIdentity = { readonly playerId: string } | { readonly address: string }
/** `own`: this sharer has reached the daily maximum of codes. `all`: the storage for this kind of sharer is full. */
export type ShareRefusal = 'own' | 'all'

/**
 * Counts a code before it is stored; undefined where it may be stored. A refusal must roll the transaction back, so
 * that the count is undone. Counts are stored by sharer and day and apart from the codes, so that no code can be traced
 * to its sharer.
 */
export async function countShare(
  trx: DatabaseTransaction,
  sharer: SharerIdentity,
  { bytes, now }: { readonly bytes: number; readonly now: number },
): Promise<ShareRefusal | undefined> {
  const day = Math.floor(now / DAY_MS)
  // The sharer's own count first, so that a sharer over the limit blocks no other.
  const own = await add(trx, nameOf(sharer), day, bytes)
  if (own > CODES_A_DAY_MAX) return 'own'
  await add(trx, 'all', day, bytes)
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from share_counts
    where sharer = 'all' and day >= ${day - RETENTION_DAYS}`.execute(trx)
  const most = 'playerId' in sharer ? BYTES_MAX : VISITORS_BYTES_MAX
  return rows[0]!.bytes > most ? 'all' : undefined
}

async function add(trx: DatabaseTransaction, sharer: string, day: number, bytes: number): Promise<number> {
  const { codes } = await trx
    .insertInto('share_counts')
    .values({ sharer, day, codes: 1, bytes })
    .onConflict(conflict =>
      conflict.columns(['sharer', 'day']).doUpdateSet(eb => ({
        codes: eb('share_counts.codes', '+', 1),
        bytes: eb('share_counts.bytes', '+', bytes),
      })),
    )
    .returning('codes')
    .executeTakeFirstOrThrow()
  return codes
}

function nameOf(sharer: SharerIdentity): string {
  if ('playerId' in sharer) return `player:${sharer.playerId}`
  const digest = createHash('sha256').update(sharerNetworkOf(sharer.address)).digest('hex')
  return `network:${digest.slice(0, 16)}`
}

/** An IPv4 address, or the first 64 bits of an IPv6 address, which one customer is given. */
export function sharerNetworkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right]
  return groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
