import type { CashoutWish } from './cashoutState.ts'

/** Where this tab stores the cash-outs that have not ended, so that a reload resumes them. */
export interface WishTexts {
  read(key: string): string | undefined
  write(key: string, text: string): boolean
}

const NAME = 'cashouts'
/** Version of what is stored; what another version stored is ignored. */
const VERSION = 1

/** False where they could not be stored. */
export function writeWishes(texts: WishTexts, wishes: readonly CashoutWish[]): boolean {
  return texts.write(NAME, JSON.stringify({ version: VERSION, wishes }))
}

/** The stored values, as far as they are valid: an older version or a person may have written them. */
export function readWishes(texts: WishTexts): readonly CashoutWish[] {
  try {
    const stored = JSON.parse(texts.read(NAME) ?? 'null') as { version?: unknown; wishes?: unknown } | null
    if (stored?.version !== VERSION || !Array.isArray(stored.wishes)) return []
    return stored.wishes.filter(isWish)
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
    // Clocks may have fractions of a millisecond.
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
