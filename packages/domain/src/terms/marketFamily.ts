/** The question of a market, in any sport: markets of one family use the same texts. */
export type MarketFamily =
  | 'three-way'
  | 'double-chance'
  | 'draw-no-bet'
  | 'start-score'
  | 'handicap'
  | 'total'
  | 'winner'
  | 'both-score'
  | 'odd-even'
  | 'correct-score'
  | 'goal'

/** Market ids of the feed by family (reference/domain.md f; a market id means the same for every producer). */
const IDS: Readonly<Record<MarketFamily, readonly number[]>> = {
  'three-way': [1, 60, 83, 136, 162, 235, 443, 645],
  'double-chance': [10, 63, 85],
  'draw-no-bet': [11, 64],
  'start-score': [14],
  handicap: [16, 66, 88, 138, 165, 187, 188, 203, 223, 237, 303, 327, 331, 410, 460, 555],
  total: [
    18, 19, 20, 68, 90, 139, 166, 167, 168, 189, 190, 191, 204, 225, 227, 228, 236, 238, 314, 328, 332, 412,
    446, 447, 448, 605, 606, 607, 610, 615, 640,
  ],
  winner: [186, 202, 210, 219, 330, 335, 340, 406],
  'both-score': [29, 75, 95, 453],
  'odd-even': [26, 74, 94, 172, 198, 229, 304, 333, 608, 641],
  'correct-score': [45, 81, 199],
  goal: [8],
}

const FAMILIES: ReadonlyMap<number, MarketFamily> = new Map(
  Object.entries(IDS).flatMap(([family, ids]) => ids.map(id => [id, family as MarketFamily] as const)),
)

/** Markets on the score of regular time, in every sport: extra time and penalties do not count. */
const REGULAR_TIME: ReadonlySet<number> = new Set([
  1, 8, 10, 11, 14, 16, 18, 19, 20, 21, 26, 29, 31, 32, 33, 34, 35, 36, 37, 45,
])

/** The family of a market, undefined for one without its own terms ([TERMS-10]). */
export function familyOf(marketId: number): MarketFamily | undefined {
  return FAMILIES.get(marketId)
}

/** Whether only regular time counts for this market ([TERMS-11]). */
export function countsRegularTime(marketId: number): boolean {
  return REGULAR_TIME.has(marketId)
}
