import { basename } from 'node:path'
import type { AvoidedWord } from './dictionary.ts'
import { exportedNames } from './exportedNames.ts'

/** One use of a word of the dictionary in a file. */
export interface AvoidedUse {
  /** From 1; 0 for the path of the file or an exported name. */
  readonly line: number
  readonly avoided: AvoidedWord
}

const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g

/**
 * Where a path and a source text use avoided words: in names (`slipShelf`, `Shelf`), comments, titles of tests and
 * the path; words of the scope `exports` only in exported names and the name of the file. A name is split into its
 * words, so that `households` is not `house`.
 */
export function findAvoided(
  path: string,
  source: string,
  dictionary: readonly AvoidedWord[],
): readonly AvoidedUse[] {
  const inLines = findIn([path, ...source.split('\n')], dictionary, 'lines')
  const inExports = findIn([basename(path), ...exportedNames(path, source)], dictionary, 'exports')
  return [...inLines, ...inExports.map(({ avoided }) => ({ line: 0, avoided }))]
}

function findIn(
  texts: readonly string[],
  dictionary: readonly AvoidedWord[],
  scope: AvoidedWord['scope'],
): readonly AvoidedUse[] {
  const byWord = new Map(
    dictionary
      .filter(avoided => avoided.scope === scope)
      .flatMap(avoided => [
        [avoided.word, avoided],
        [`${avoided.word}s`, avoided],
      ]),
  )
  return texts.flatMap((text, line) => {
    const words = (text.match(WORD) ?? []).map(word => word.toLowerCase())
    return words.flatMap((word, at) => {
      const avoided = byWord.get(word)
      return avoided && (!avoided.exceptBefore || words[at + 1] !== avoided.exceptBefore)
        ? [{ line, avoided }]
        : []
    })
  })
}
