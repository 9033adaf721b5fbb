import type { Freshness } from '@touchline/domain/freshness'
import type { MatchId } from '@touchline/domain/match'
import type { Cell, FrameBatch, WritableCell } from '../store/cell.ts'

/** The freshness of a match's prices: how they look, and whether a bet may be placed on them. */
export type FreshnessEntry = {
  readonly freshness: WritableCell<Freshness>
  readonly placeable: WritableCell<boolean>
}

/** The cells of freshness: one pair per requested match. They are written only once a watch is attached. */
export interface FreshnessBoard {
  /** Whether anything shown may be old. */
  readonly stale: WritableCell<boolean>
  /** Whether the server has been silent for longer than live prices stay fresh. Only then is the connection lost. */
  readonly lost: WritableCell<boolean>
  freshness(matchId: MatchId): Cell<Freshness>
  placeable(matchId: MatchId): Cell<boolean>
  readonly entries: Map<MatchId, FreshnessEntry>
  /** Called when a match is requested for the first time. */
  onEntry?: (matchId: MatchId, entry: FreshnessEntry) => void
}

/** All cells are fresh and placeable until a watch is attached. */
export function createFreshnessBoard(frame: FrameBatch): FreshnessBoard {
  const entries = new Map<MatchId, FreshnessEntry>()
  function entryOf(matchId: MatchId): FreshnessEntry {
    let entry = entries.get(matchId)
    if (!entry) {
      entry = { freshness: frame.cell<Freshness>('fresh'), placeable: frame.cell(true) }
      entries.set(matchId, entry)
      board.onEntry?.(matchId, entry)
    }
    return entry
  }
  const board: FreshnessBoard = {
    stale: frame.cell(false),
    lost: frame.cell(false),
    freshness: matchId => entryOf(matchId).freshness,
    placeable: matchId => entryOf(matchId).placeable,
    entries,
  }
  return board
}
