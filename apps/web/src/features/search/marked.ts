import { foldText } from '@touchline/domain'

/** A piece of a name, and whether the search is found there. */
export type Piece = { readonly text: string; readonly isFound: boolean }

/** A name in pieces: the beginnings of its words that the words of the search are, whatever case and marks. */
export function markFound(name: string, text: string): readonly Piece[] {
  const asked = foldText(text)
    .split(' ')
    .filter(word => word !== '')
  const pieces: Piece[] = []
  const add = (piece: string, isFound: boolean): void => {
    const last = pieces.at(-1)
    if (piece === '') return
    if (last?.isFound === isFound) pieces[pieces.length - 1] = { text: last.text + piece, isFound }
    else pieces.push({ text: piece, isFound })
  }
  for (const part of name.split(/(?<=[\s\-–/,])|(?=[\s\-–/,])/u)) {
    const length = lengthFound(part, asked)
    add(part.slice(0, length), true)
    add(part.slice(length), false)
  }
  return pieces
}

/** How much of a word the longest of `asked` is found in, in UTF-16 units: as much of it as folds to that. */
function lengthFound(word: string, asked: readonly string[]): number {
  const folded = foldText(word)
  const longest = asked
    .filter(text => folded.startsWith(text))
    .toSorted((one, other) => other.length - one.length)[0]
  if (longest === undefined) return 0
  let length = 0
  for (const letter of word) {
    length += letter.length
    if (foldText(word.slice(0, length)).length >= longest.length) break
  }
  return length
}
