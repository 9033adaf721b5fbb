/** Minimum runners for each number of places, most places first. */
const PLACES = [
  { from: 16, places: 4 },
  { from: 8, places: 3 },
  { from: 5, places: 2 },
] as const

/**
 * How many places a place bet pays, by the runners on the card when betting opened; 0: there is no place market
 * ([OUTRIGHT-1]).
 */
export function placesPaid(runners: number): 0 | 2 | 3 | 4 {
  return PLACES.find(({ from }) => runners >= from)?.places ?? 0
}
