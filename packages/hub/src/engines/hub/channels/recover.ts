import type { Namespace } from '../../../namespaces.ts'
import type { Publication } from './publication.ts'
import type { StreamPosition } from '../../../realtime.ts'

/** The state of a channel when a client returns. */
export interface StreamState {
  readonly position: StreamPosition
  readonly publications: readonly Publication[]
}

/**
 * The publications a returning client missed, or undefined if not all of them are available: another epoch, an offset
 * above the top, a gap, or more than `limit`. Never a part of them.
 */
export function recover(
  { position, publications }: StreamState,
  since: StreamPosition,
  mode: Namespace['recovery'],
  limit: number,
): readonly Publication[] | undefined {
  if (mode === 'cache') return recoverLatest({ position, publications }, since)
  if (since.epoch !== '' && since.epoch !== position.epoch) return undefined
  if (since.offset === position.offset) return []
  const missed = publications.filter(({ offset }) => offset > since.offset)
  const whole = missed[0]?.offset === since.offset + 1 && missed.length <= limit
  return whole ? missed : undefined
}

/** Cache mode: only the latest publication, or nothing if the client has it already. */
function recoverLatest(
  { position, publications }: StreamState,
  since: StreamPosition,
): readonly Publication[] | undefined {
  const upToDate = since.offset > 0 && since.offset === position.offset && since.epoch === position.epoch
  if (upToDate) return []
  const latest = publications.at(-1)
  return latest === undefined ? undefined : [latest]
}
