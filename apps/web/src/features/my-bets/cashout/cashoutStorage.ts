import type { CashoutWish } from './cashoutState.ts'

/** Where this tab keeps the cash-outs that have not ended, so that a reload goes on with them. */
export interface WishTexts {
  read(key: string): string | undefined
  write(key: string, text: string): boolean
}

const NAME = 'cashouts'
/** Shape of what is kept; what another version kept is passed over. */
const VERSION = 1

/** False where they could not be kept. */
export function writeWishes(texts: WishTexts, wishes: readonly CashoutWish[]): boolean {
  return texts.write(NAME, JSON.stringify({ version: VERSION, wishes }))
}

/** What was kept and can be believed. Storage is a stranger: an older version wrote it, or a person did. */
export function readWishes(texts: WishTexts): readonly CashoutWish[] {
  try {
    const kept = JSON.parse(texts.read(NAME) ?? 'null') as { version?: unknown; wishes?: unknown } | null
    if (kept?.version !== VERSION || !Array.isArray(kept.wishes)) return []
    return kept.wishes.filter(isWish)
  } catch {
    return []
  }
}

function isWish(value: unknown): value is CashoutWish {
  if (typeof value !== 'object' || value === null) return false
  const { key, betId, player, amount, part, startedAt, paidBefore } = value as Record<string, unknown>
  const isText = (one: unknown): boolean => typeof one === 'string' && one !== ''
  return (
    [key, betId, player].every(isText) &&
    isMoney(amount) &&
    (part === undefined || isSum(part, 1)) &&
    // A clock may tell parts of a millisecond.
    Number.isFinite(startedAt) &&
    isSum(paidBefore, 0)
  )
}

function isMoney(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { value: sum, currency, subunits } = value as Record<string, unknown>
  return isSum(sum, 1) && isSum(subunits, 1) && typeof currency === 'string'
}

function isSum(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= least
}
