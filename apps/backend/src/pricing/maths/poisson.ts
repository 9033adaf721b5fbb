/** Chances of 0..`most` events at mean `mean`; the last includes the tail, so that they add up to 1. */
export function poisson(mean: number, most: number): Float64Array {
  const p = new Float64Array(most + 1)
  let term = Math.exp(-mean)
  let rest = 1
  for (let n = 0; n < most; n++) {
    p[n] = term
    rest -= term
    term *= mean / (n + 1)
  }
  p[most] = Math.max(0, rest)
  return p
}
