import type { ComingSlip } from '#core/slip'
import type { KeptTexts } from '#shared/storage'
import { SHARE_KEY } from './takeTrackingKeys.ts'

/**
 * Puts the bets whose code stood in the address on the slip (spec section 2.4), once it is known who is here and this tab's own
 * bets are on their way back. A code is taken once: another visit asks by its own link.
 */
export function takeShared(
  slip: ComingSlip,
  kept: Pick<KeptTexts, 'read' | 'remove'>,
  knownVisitor: Promise<void>,
): void {
  const code = kept.read(SHARE_KEY)
  if (code === undefined) return
  kept.remove(SHARE_KEY)
  void knownVisitor.then(() => slip.whenHere(here => void here.restoreShared(code)))
}
