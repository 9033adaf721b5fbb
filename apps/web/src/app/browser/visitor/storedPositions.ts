import type { StoredTexts } from '#shared/storage'

const KEY = 'scrollPositions'

/** How far down each entry of the history was scrolled, in CSS pixels. What storage holds and is not that counts as nothing. */
export function readPositions(kept: Pick<StoredTexts, 'read'>): Readonly<Record<string, number>> {
  try {
    const found: unknown = JSON.parse(kept.read(KEY) ?? '{}')
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, y]) => Number.isFinite(y)))
  } catch {
    return {}
  }
}

export function storePositions(
  kept: Pick<StoredTexts, 'write'>,
  positions: Readonly<Record<string, number>>,
): void {
  kept.write(KEY, JSON.stringify(positions))
}
