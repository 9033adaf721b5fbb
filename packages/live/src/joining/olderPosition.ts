import type { SnapshotPosition } from '../subscriptions/subscriptions.ts'

/** Before every publication and in no stream: a reader at this position has missed something in every stream. */
export const NOWHERE: SnapshotPosition = { epoch: '', offset: -1 }

/**
 * The position of answers that belong together: the older one, or {@link NOWHERE} when a new stream began between them.
 */
export function olderPosition(one: SnapshotPosition, other: SnapshotPosition): SnapshotPosition {
  if (one.epoch !== other.epoch) return NOWHERE
  return one.offset <= other.offset ? one : other
}
