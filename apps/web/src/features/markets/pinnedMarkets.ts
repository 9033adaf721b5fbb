import { localTexts } from '#shared/storage'

const KEPT_AS = 'pinnedMarkets'
const PINS_MAX = 20
const NONE: readonly number[] = []

const listeners = new Set<() => void>()
let pinned: readonly number[] | undefined

/** Markets the visitor keeps at the top, by id, in every match; kept in this browser. */
export const pinnedMarkets = {
  /** The same list until a market is pinned or let go. */
  read(): readonly number[] {
    pinned ??= readPins(localTexts.read(KEPT_AS))
    return pinned
  },
  /** What the server knows. */
  none: (): readonly number[] => NONE,
  toggle(marketId: number): void {
    const before = pinnedMarkets.read()
    const isPinned = before.includes(marketId)
    pinned = isPinned ? before.filter(other => other !== marketId) : [...before, marketId].slice(-PINS_MAX)
    localTexts.write(KEPT_AS, JSON.stringify(pinned))
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Stored text is a stranger: what is not a list of ids counts as none. */
function readPins(text: string | undefined): readonly number[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter((id): id is number => Number.isInteger(id)) : NONE
  } catch {
    return NONE
  }
}
