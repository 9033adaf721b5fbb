import type { SlipStore } from '#core/slip'
import type { StoredTexts } from '#shared/storage'
import { SHARE_KEY } from '../visitor/takeTrackingKeys.ts'

/**
 * Puts the bets whose code stood in the address on the slip (spec section 2.4), behind this tab's own, which are on their way back.
 * A code is taken once: another visit asks by its own link.
 * @param shareCode from the address of this page, for where the tab keeps nothing
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
