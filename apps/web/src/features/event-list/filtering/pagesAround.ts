/** How many pages on either side of the current one are shown. */
const BESIDE = 1

/** The page numbers to show: the first, the last, and those around the current one; a gap is undefined. */
export function pagesAround(page: number, last: number): readonly (number | undefined)[] {
  const named = Array.from({ length: last }, (_, i) => i + 1).filter(
    one => one === 1 || one === last || Math.abs(one - page) <= BESIDE,
  )
  return named.flatMap((one, i) => (i > 0 && one - named[i - 1]! > 1 ? [undefined, one] : [one]))
}
