import type { StreamPosition } from '../subscriptions/subscriptions.ts'

/** Before every publication, in no stream: whoever stands here has missed something wherever it joins. */
export const NOWHERE: StreamPosition = { epoch: '', offset: -1 }

/** Where answers stand that belong together: at the older one, and nowhere when a new stream began between them. */
export function olderPosition(one: StreamPosition, other: StreamPosition): StreamPosition {
  if (one.epoch !== other.epoch) return NOWHERE
  return one.offset <= other.offset ? one : other
}
