import { replaceEqualDeep } from '@tanstack/react-query'

type Listed = { readonly id: string }
type List = { readonly matches: readonly Listed[] }

/**
 * An answer in which everything that is as before is the very object of the answer before, so that what was drawn of it stands. A match is
 * the same as a whole or not at all.
 */
export function likeBefore(before: unknown, answer: unknown): unknown {
  if (!isList(before) || !isList(answer)) return replaceEqualDeep(before, answer)
  const known = new Map(before.matches.map(match => [match.id, match]))
  return { ...answer, matches: answer.matches.map(match => sameOrNew(known.get(match.id), match)) }
}

function sameOrNew(known: Listed | undefined, match: Listed): Listed {
  return replaceEqualDeep(known, match) === known && known ? known : match
}

function isList(answer: unknown): answer is List {
  return typeof answer === 'object' && answer !== null && 'matches' in answer && Array.isArray(answer.matches)
}
