/** Heights of a list's parts, in CSS pixels. */
export type ListHeights = { readonly head: number; readonly row: number }

/**
 * Rows between two edges, `from` up to `to`, counted over all leagues. Edges are pixels below the top of the list; a
 * head belongs to its first row.
 * @param leagues how many rows each league has
 */
export function rowsBetween(
  leagues: readonly number[],
  { head, row }: ListHeights,
  top: number,
  bottom: number,
): { readonly from: number; readonly to: number } {
  let endY = 0
  let from = 0
  let to = 0
  for (const count of leagues) {
    for (let index = 0; index < count; index++) {
      if (endY < bottom) to++
      endY += index === 0 ? head + row : row
      if (endY <= top) from++
    }
  }
  return { from, to: Math.max(from, to) }
}
