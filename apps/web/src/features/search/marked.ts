import { foldText } from '@touchline/domain/search'

/** A piece of a name, and whether the search is found there. */
export type Piece = { readonly text: string; readonly isFound: boolean }

/** A name in pieces: the whole words of it that the words of the search begin, whatever case and marks. */
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
    const folded = foldText(part)
    add(part, folded !== '' && asked.some(word => folded.startsWith(word)))
  }
  return pieces
}
