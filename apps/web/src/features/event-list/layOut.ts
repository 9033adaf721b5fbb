import type { Match } from '@touchline/domain'
import type { LeagueGroup } from './groupByLeague.ts'

/** Which rows of a list are drawn, counted over all its leagues: `from` up to `to`, and one more that is kept for its focus. */
export type DrawnRows = { readonly from: number; readonly to: number; readonly kept?: number }

/** Lists up to this long are drawn whole; of longer ones the server draws so many (design section 2). */
export const DRAWN_WHOLE = 50

/** Room of rows that are not drawn, with the heads of their leagues. `first` counts over the whole list. */
export type SpacePart = { readonly kind: 'space'; first: number; rows: number; leagues: number }

/** A row, with its place in its league, from 1. */
export type RowPart = { readonly kind: 'row'; readonly match: Match; readonly place: number }

export type LeaguePart = {
  readonly kind: 'league'
  readonly group: LeagueGroup
  readonly rows: readonly (RowPart | SpacePart)[]
}

/** What stands in a list from top to bottom: leagues, and room for those without a drawn row. */
export function layOut(
  groups: readonly LeagueGroup[],
  drawn: DrawnRows,
): readonly (LeaguePart | SpacePart)[] {
  const parts: (LeaguePart | SpacePart)[] = []
  let first = 0
  for (const group of groups) {
    const { length } = group.matches
    const rows = layOutRows(group.matches, first, drawn)
    if (rows.some(({ kind }) => kind === 'row')) parts.push({ kind: 'league', group, rows })
    else addRoom(parts, { kind: 'space', first, rows: length, leagues: 1 })
    first += length
  }
  return parts
}

function layOutRows(
  matches: readonly Match[],
  first: number,
  { from, to, kept }: DrawnRows,
): readonly (RowPart | SpacePart)[] {
  const rows: (RowPart | SpacePart)[] = []
  matches.forEach((match, index) => {
    const row = first + index
    if ((row >= from && row < to) || row === kept) rows.push({ kind: 'row', match, place: index + 1 })
    else addRoom(rows, { kind: 'space', first: row, rows: 1, leagues: 0 })
  })
  return rows
}

/** Room beside room is one. */
function addRoom(parts: (LeaguePart | RowPart | SpacePart)[], room: SpacePart): void {
  const before = parts.at(-1)
  if (before?.kind !== 'space') parts.push(room)
  else {
    before.rows += room.rows
    before.leagues += room.leagues
  }
}
