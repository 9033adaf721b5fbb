/** A list of four numbers as a text gives it, separated by commas or spaces: what is missing or no number is 0, what is more is left out ([CAT-2]). */
export function padToFour(text: string): readonly [number, number, number, number] {
  const [first, second, third, fourth] = text
    .trim()
    .split(/[\s,]+/)
    .map(part => (Number.isFinite(Number(part)) ? Number(part) : 0))
  return [first ?? 0, second ?? 0, third ?? 0, fourth ?? 0]
}
