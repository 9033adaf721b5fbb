/** Cells of one table line; a `|` that belongs to the text is written `\|`. */
export function cellsOf(text: string): string[] {
  const inner = text.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inner.split(/(?<!\\)\|/).map(cell => cell.trim().replaceAll('\\|', '|'))
}

/** The captures of a pattern, or nothing when the cell contains anything besides captures, commas and blanks. */
export function listOf(cell: string, pattern: RegExp): string[] | undefined {
  if (cell === '-') return []
  const found = [...cell.matchAll(pattern)].map(match => (match[1] ?? '').replaceAll('\\"', '"'))
  const rest = cell.replaceAll(pattern, '').replaceAll(/[\s,]/g, '')
  return found.length > 0 && rest === '' ? found : undefined
}
