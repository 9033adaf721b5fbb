/**
 * Path of the first text that cannot be kept, with dots between its parts; undefined where there is none. PostgreSQL keeps no NUL and no
 * half of a character, and nobody means one. The characters `\u0000` that somebody typed are six harmless ones. A list stands for
 * recursion: a body may nest deeper than a stack.
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
