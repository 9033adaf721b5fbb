import type { KeptTexts } from '#shared/storage'

/** Where a visitor came from, as campaigns say it in the address (spec section 2.4). */
const TRACKING_KEYS = ['ctag', 'btag', 'stag', 'qtag', 'gclid'] as const
/** The code of a shared slip (spec section 2.4): it waits in the same place until the slip is here. */
export const SHARE_KEY = 'share-bet'
const TAKEN_KEYS = [...TRACKING_KEYS, SHARE_KEY]

/**
 * Takes the tracking keys and the code of a shared slip out of an address and keeps them for this visit.
 * @returns the address without them; undefined where it has none
 */
export function takeTrackingKeys(href: string, kept: Pick<KeptTexts, 'write'>): string | undefined {
  const url = new URL(href)
  const found = TAKEN_KEYS.flatMap(key => {
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
