import type { StoredTexts } from '#shared/storage'

const KEY = 'scrollPositions'

/** Scroll position of each entry of the history, in CSS pixels. A malformed value in storage is ignored. */
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
