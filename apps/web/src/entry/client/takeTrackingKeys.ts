import type { KeptTexts } from '#shared/storage'

/** Where a visitor came from, as campaigns say it in the address (spec section 2.4). */
const TRACKING_KEYS = ['ctag', 'btag', 'stag', 'qtag', 'gclid'] as const

/**
 * Takes the tracking keys out of an address and keeps them for this visit.
 * @returns the address without them; undefined where it has none
 */
export function takeTrackingKeys(href: string, kept: Pick<KeptTexts, 'write'>): string | undefined {
  const url = new URL(href)
  const found = TRACKING_KEYS.flatMap(key => {
    const value = url.searchParams.get(key)
    return value === null ? [] : [[key, value] as const]
  })
  if (found.length === 0) return undefined
  for (const [key, value] of found) {
    kept.write(key, value)
    url.searchParams.delete(key)
  }
  return url.pathname + url.search + url.hash
}
