/** Index of the item whose centre is nearest to `centre`, in pixels; the first of several, -1 of none. */
export function nearestColumn(centre: number, centres: readonly number[]): number {
  let nearest = -1
  for (const [index, other] of centres.entries()) {
    const best = centres[nearest]
    if (best === undefined || Math.abs(other - centre) < Math.abs(best - centre)) nearest = index
  }
  return nearest
}
