import { foldName } from '@touchline/domain/search'

/** A piece of a name, and whether it matches the search. */
export type Piece = { readonly text: string; readonly isFound: boolean }

/** Splits a name into pieces: words that begin with a word of the search are marked, ignoring case and accents. */
export function markFound(name: string, text: string): readonly Piece[] {
  const wanted = foldName(text)
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
    const folded = foldName(part)
    add(part, folded !== '' && wanted.some(word => folded.startsWith(word)))
  }
  return pieces
}
