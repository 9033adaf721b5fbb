/**
 * Parses four numbers separated by commas or spaces: a missing or invalid one is 0, further ones are ignored ([CAT-2]).
 */
export function padToFour(text: string): readonly [number, number, number, number] {
  const [first, second, third, fourth] = text
    .trim()
    .split(/[\s,]+/)
    .map(part => (Number.isFinite(Number(part)) ? Number(part) : 0))
  return [first ?? 0, second ?? 0, third ?? 0, fourth ?? 0]
}
