/**
 * Path of the first text that PostgreSQL cannot store, with dots between its parts; undefined where there is none.
 * Texts with NUL or an unpaired surrogate cannot be stored. The characters `\u0000` typed out as six characters are
 * harmless. Uses a list instead of recursion, because a body may nest deeper than the call stack allows.
 */
export function findUnstorable(input: unknown): string | undefined {
  const open: { readonly value: unknown; readonly path: string }[] = [{ value: input, path: '' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && !isStorable(value)) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [key, part] of Object.entries(value)) {
      if (!isStorable(key)) return path
      open.push({ value: part, path: path ? `${path}.${key}` : key })
    }
  }
  return undefined
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
