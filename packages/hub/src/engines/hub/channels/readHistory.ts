import type { StreamPosition } from '../../../realtime.ts'
import type { StreamState } from './recover.ts'

/** The requested part of a history; `limit` is a number of publications. */
export interface HistoryRange {
  readonly since: StreamPosition | undefined
  readonly reverse: boolean
  readonly limit: number
}

/** The text of a HistoryResult; undefined where `since` is of another epoch. */
export function readHistory(state: StreamState, { since, reverse, limit }: HistoryRange): string | undefined {
  if (since !== undefined && since.epoch !== '' && since.epoch !== state.position.epoch) return undefined
  const publications = select(state, since, reverse).slice(0, limit)
  return `{"publications":[${publications.join(',')}],${JSON.stringify(state.position).slice(1)}`
}

/** After `since`, oldest first; in reverse before `since`, newest first. */
function select(
  { publications }: StreamState,
  since: StreamPosition | undefined,
  reverse: boolean,
): readonly string[] {
  const ordered = reverse ? publications.toReversed() : publications
  const wanted =
    since === undefined
      ? ordered
      : ordered.filter(({ offset }) => (reverse ? offset < since.offset : offset > since.offset))
  return wanted.map(({ plain }) => plain)
}
