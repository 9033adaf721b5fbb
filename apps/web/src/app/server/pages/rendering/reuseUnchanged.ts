import { replaceEqualDeep } from '@tanstack/react-query'

type Listed = { readonly id: string }
type List = { readonly matches: readonly Listed[] }

/**
 * An answer that reuses the objects of the previous answer where nothing changed, so that their cached HTML can be
 * used again. A match is reused as a whole or not at all.
 */
export function reuseUnchanged(before: unknown, answer: unknown): unknown {
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
