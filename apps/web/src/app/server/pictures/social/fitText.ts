/** Text split into lines, and the font size at which it fits. Sizes in pixels. */
export type FittedText = { readonly size: number; readonly lines: readonly string[] }

export interface Fit {
  readonly width: number
  /** The sizes to try, from the largest to the smallest. */
  readonly sizes: readonly number[]
  readonly linesMax: number
}

/** The average width of the widest letters of the shipped bold fonts is not above this; in ems. */
const EM_PER_LETTER = 0.6

/**
 * The largest size at which a text fits into its lines; at the smallest size a text that is still too long is cut.
 * Widths are estimated from above, because nothing is measured before rendering.
 */
export function fitText(text: string, { width, sizes, linesMax }: Fit): FittedText {
  const words = text.split(/\s+/).filter(Boolean)
  for (const size of sizes) {
    const lettersMax = lettersIn(width, size)
    const lines = wrap(words, lettersMax)
    if (lines.length <= linesMax && lines.every(line => lengthOf(line) <= lettersMax)) return { size, lines }
  }
  const size = sizes.at(-1) ?? 0
  const lettersMax = lettersIn(width, size)
  const lines = wrap(words, lettersMax)
  const shown = lines.slice(0, linesMax)
  return {
    size,
    lines: shown.map((line, n) => cut(line, lettersMax, n === shown.length - 1 && lines.length > linesMax)),
  }
}

const lettersIn = (width: number, size: number): number => Math.floor(width / (size * EM_PER_LETTER))

function wrap(words: readonly string[], lettersMax: number): readonly string[] {
  return words.reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    return last === undefined || lengthOf(longer) > lettersMax
      ? [...lines, word]
      : [...lines.slice(0, -1), longer]
  }, [])
}

function cut(line: string, lettersMax: number, hasMore: boolean): string {
  const letters = lettersOf(line)
  if (letters.length <= lettersMax && !hasMore) return line
  const shown = letters.slice(0, lettersMax - 1).join('')
  return `${shown.trimEnd()}…`
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Letters as they are seen: marks above or below others take no width. */
const lettersOf = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

const lengthOf = (text: string): number => lettersOf(text).length
