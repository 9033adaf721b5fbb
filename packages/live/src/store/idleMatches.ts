import type { MatchId } from '@touchline/domain/match'
import type { LiveStore } from './liveStore.ts'

/** Matches that are neither held nor listened to. */
export function idleMatches({ nodes, holds }: Pick<LiveStore, 'nodes' | 'holds'>): readonly MatchId[] {
  const held = new Set([...holds].flat())
  return [...nodes].flatMap(([id, node]) =>
    held.has(id) || [...node.cells()].some(cell => cell.listeners > 0) ? [] : id,
  )
}
