/** Standard normal distribution function (Abramowitz and Stegun 7.1.26 on erf; error below 1.5e-7). */
function normalCdf(x: number): number {
  const z = Math.abs(x) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * z)
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-z * z)
  return x > 0 ? 1 - tail / 2 : tail / 2
}

/** A normal variable on integers from `low` to `high`; the tails are added to the ends. Spread 0 is a certainty. */
export function wholeNormal(mean: number, spread: number, low: number, high: number): Float64Array {
  const p = new Float64Array(high - low + 1)
  if (spread < 1e-6) {
    p[Math.min(high, Math.max(low, Math.round(mean))) - low] = 1
    return p
  }
  let before = 0
  for (let n = low; n < high; n++) {
    const upTo = normalCdf((n + 0.5 - mean) / spread)
    p[n - low] = upTo - before
    before = upTo
  }
  p[high - low] = 1 - before
  return p
}
