import type { Match } from '@touchline/domain/match'

/**
 * Which rows of a list are drawn, counted over all its leagues: `from` up to `to`, and one more because it has focus.
 */
export type DrawnRows = { readonly from: number; readonly to: number; readonly focused?: number }

/** Lists up to this long are drawn whole; of longer ones the server draws so many (design section 2). */
export const DRAWN_WHOLE = 50

/** A part of a league: a row with its position, from 1, or space for rows that are not drawn. */
export type LeaguePart =
  | { readonly match: Match; readonly place: number }
  | { readonly match?: undefined; readonly place: number; rows: number }

/** @param first of its rows, counted over the whole list */
export function layOut(
  matches: readonly Match[],
  first: number,
  { from, to, focused }: DrawnRows,
): readonly LeaguePart[] {
  const parts: LeaguePart[] = []
  matches.forEach((match, index) => {
    const row = first + index
    const place = index + 1
    const last = parts.at(-1)
    if ((row >= from && row < to) || row === focused) parts.push({ match, place })
    else if (last && !last.match) last.rows++
    else parts.push({ place, rows: 1 })
  })
  return parts
}
