/**
 * The chance of each runner to win, from strengths: the softmax of `sharpness` x strength. A withdrawn runner has none.
 * The higher the sharpness, the more certain the stronger runners.
 */
export function winChances(
  strengths: readonly number[],
  sharpness: number,
  isOut: (runner: number) => boolean,
): readonly number[] {
  const weights = strengths.map((strength, i) => (isOut(i) ? 0 : Math.exp(sharpness * strength)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => (sum === 0 ? 0 : weight / sum))
}

/**
 * The chance of each runner to be among the first `places`, from the chances to win by Harville's formula: each next
 * place is drawn from the remaining runners in proportion to their chances.
 */
export function placeChances(win: readonly number[], places: number): readonly number[] {
  const chances = win.map(() => 0)
  const taken = new Set<number>()
  const visit = (left: number, rest: number, reached: number): void => {
    for (let i = 0; i < win.length; i++) {
      if (win[i] === 0 || taken.has(i)) continue
      const p = reached * (win[i]! / rest)
      chances[i]! += p
      if (left === 1) continue
      taken.add(i)
      visit(left - 1, rest - win[i]!, p)
      taken.delete(i)
    }
  }
  const running = win.filter(p => p > 0).length
  visit(Math.min(places, running), 1, 1)
  return chances.map(chance => Math.min(1, chance))
}
