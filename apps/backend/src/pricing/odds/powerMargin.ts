/**
 * Implied chances with a margin, by the power method q = p^k with sum(q) = sum(p) (1 + margin) (reference/domain.md g):
 * it shortens long shots more, as bookmakers do, and never prices an outcome above its fair price. `fair` may add up to
 * more than 1 (double chance).
 */
export function powerMargin(fair: readonly number[], margin: number): number[] {
  const live = fair.filter(p => p > 0 && p < 1)
  if (live.length < 2) return [...fair]
  const logs = live.map(Math.log)
  const target = live.reduce((sum, p) => sum + p, 0) * (1 + margin)
  let k = 0.95
  for (let round = 0; round < 12; round++) {
    let value = -target
    let slope = 0
    for (const log of logs) {
      const q = Math.exp(k * log)
      value += q
      slope += q * log
    }
    const next = Math.min(1, Math.max(0.2, k - value / slope))
    if (Math.abs(next - k) < 1e-7) break
    k = next
  }
  return fair.map(p => (p > 0 && p < 1 ? p ** k : p))
}
