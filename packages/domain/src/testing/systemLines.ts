/**
 * The legs of each line of k of n, as indices, in dictionary order. The product counts and sums lines without listing
 * them; tests list them as an independent check.
 */
export function systemLines(winCount: number, totalCount: number): readonly (readonly number[])[] {
  return choose(
    Array.from({ length: totalCount }, (_, leg) => leg),
    winCount,
  )
}

function choose(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return from.flatMap((first, i) => choose(from.slice(i + 1), count - 1).map(rest => [first, ...rest]))
}
