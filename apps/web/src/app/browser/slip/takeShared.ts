import type { SlipStore } from '#core/slip'
import type { StoredTexts } from '#shared/storage'
import { SHARE_KEY } from '../visitor/takeTrackingKeys.ts'

/**
 * Puts the bets whose code was in the address on the slip (spec section 2.4), after this tab's own, which are being
 * restored. A code is used once: another visit needs its own link.
 * @param shareCode from the address of this page, for tabs without storage
 */
export function takeShared(
  slip: Pick<SlipStore, 'restoreShared'>,
  stored: Pick<StoredTexts, 'read' | 'remove'>,
  shareCode: string | undefined,
): void {
  const code = shareCode ?? stored.read(SHARE_KEY)
  if (code === undefined) return
  stored.remove(SHARE_KEY)
  void slip.restoreShared(code)
}
