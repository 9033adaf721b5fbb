/**
 * Fractions as bookmakers print them, some deliberately not reduced (reference/domain.md a: [OLBG] from 1/5 to 7/2,
 * [OZ] for the rest), and below 1/100 those of in-play betting.
 */
const LADDER = `1/1000 1/500 1/250 1/200 1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/18 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9
  1/4 2/7 3/10 1/3 4/11 2/5 4/9 40/85 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 20/21 1/1 21/20 11/10 6/5 5/4 13/10 11/8
  7/5 6/4 8/5 13/8 7/4 9/5 15/8 2/1 85/40 11/5 9/4 12/5 5/2 13/5 11/4 14/5 3/1 16/5 10/3 17/5 7/2 4/1 9/2 5/1 11/2 6/1
  13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 13/1 14/1 15/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1
  125/1 150/1 200/1 250/1 500/1 1000/1`

/** British odds: profit `n` for a stake of `m`. */
export type Fraction = { readonly n: number; readonly m: number }

/** The fractions that bookmakers quote, from short to long odds ([ODDS-6]). */
export const BRITISH_LADDER: readonly Fraction[] = LADDER.split(/\s+/).map(text => {
  const [n, m] = text.split('/').map(Number)
  return { n: n!, m: m! }
})

/** The ladder fraction closest to this price; of two equally close ones the shorter ([ODDS-6]). */
export function ladderFraction(odds: number): Fraction {
  let best = BRITISH_LADDER[0]!
  for (const rung of BRITISH_LADDER) if (distance(odds, rung) < distance(odds, best)) best = rung
  return best
}

/** The difference of the profit on one unit, in thousandths. */
function distance(odds: number, { n, m }: Fraction): number {
  return Math.abs((odds - 1000) * m - n * 1000) / m
}
