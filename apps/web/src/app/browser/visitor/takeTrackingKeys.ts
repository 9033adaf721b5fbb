import type { StoredTexts } from '#shared/storage'

/** Where a visitor came from, as campaigns put it into the address (spec section 2.4). */
const TRACKING_KEYS = ['ctag', 'btag', 'stag', 'qtag', 'gclid'] as const
/** The code of a shared slip (spec section 2.4): stored in the same place until the slip is loaded. */
export const SHARE_KEY = 'share-bet'
const TAKEN_KEYS = [...TRACKING_KEYS, SHARE_KEY]
/** Tokens in account mails (spec section 2.1): secrets, which are removed from the address and never stored. */
const SECRET_KEYS = ['reset_password_token', 'confirmation_token', 'unlock_token']

/**
 * Takes the tracking keys and the code of a shared slip out of an address and stores them for this visit; secrets are
 * only removed.
 * @returns `clean`, the address without them, absent where it has none; `shareCode`, because storage may be refused
 */
export function takeTrackingKeys(
  href: string,
  stored: Pick<StoredTexts, 'write'>,
): { readonly clean?: string; readonly shareCode?: string } {
  const url = new URL(href)
  const found = TAKEN_KEYS.flatMap(key => {
    const value = url.searchParams.get(key)
    return value === null ? [] : [[key, value] as const]
  })
  const secrets = SECRET_KEYS.filter(key => url.searchParams.has(key))
  if (found.length + secrets.length === 0) return {}
  const shareCode = url.searchParams.get(SHARE_KEY)
  for (const [key, value] of found) {
    stored.write(key, value)
    url.searchParams.delete(key)
  }
  for (const key of secrets) url.searchParams.delete(key)
  const clean = url.pathname + url.search + url.hash
  return shareCode === null ? { clean } : { clean, shareCode }
}
