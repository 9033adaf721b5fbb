import type { StoredTexts } from '#shared/storage'

const KEY = 'scrollPositions'

/** Scroll position of each entry of the history, in CSS pixels. A malformed value in storage is ignored. */
export function readPositions(stored: Pick<StoredTexts, 'read'>): Readonly<Record<string, number>> {
  try {
    const found: unknown = JSON.parse(stored.read(KEY) ?? '{}')
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, y]) => Number.isFinite(y)))
  } catch {
    return {}
  }
}

export function storePositions(
  stored: Pick<StoredTexts, 'write'>,
  positions: Readonly<Record<string, number>>,
): void {
  stored.write(KEY, JSON.stringify(positions))
}
