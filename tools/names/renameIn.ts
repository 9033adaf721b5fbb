export type Renamed =
  | { readonly kind: 'absent' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'renamed'; readonly source: string }

/** A source with one name replaced wherever it is a whole word. `taken`: the new name is in the source already. */
export function renameIn(source: string, before: string, after: string): Renamed {
  const old = wholeWord(before)
  if (!old.test(source)) return { kind: 'absent' }
  if (wholeWord(after).test(source)) return { kind: 'taken' }
  return { kind: 'renamed', source: source.replaceAll(wholeWord(before, 'g'), after) }
}

function wholeWord(name: string, flags = ''): RegExp {
  return new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, flags)
}
