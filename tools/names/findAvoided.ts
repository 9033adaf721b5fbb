import type { AvoidedWord } from './dictionary.ts'

/** One use of a word of the dictionary in a file. */
export interface AvoidedUse {
  /** From 1; 0 for the path of the file. */
  readonly line: number
  readonly avoided: AvoidedWord
}

const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g

/**
 * Where a path and a source text use avoided words: in names (`slipShelf`, `Shelf`), comments, titles of tests and
 * the path. A name is split into its words, so that `households` is not `house`.
 */
export function findAvoided(
  path: string,
  source: string,
  dictionary: readonly AvoidedWord[],
): readonly AvoidedUse[] {
  const byWord = new Map(
    dictionary.flatMap(avoided => [
      [avoided.word, avoided],
      [`${avoided.word}s`, avoided],
    ]),
  )
  return [path, ...source.split('\n')].flatMap((text, line) => {
    const words = (text.match(WORD) ?? []).map(word => word.toLowerCase())
    return words.flatMap((word, at) => {
      const avoided = byWord.get(word)
      return avoided && (!avoided.exceptBefore || words[at + 1] !== avoided.exceptBefore)
        ? [{ line, avoided }]
        : []
    })
  })
}
