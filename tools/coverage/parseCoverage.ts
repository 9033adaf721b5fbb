/** One row of docs/coverage.md, as written; lists are split, `-` is an empty list. */
export type CoverageRow = {
  /** Line of the page, from 1. */
  readonly line: number
  readonly id: string
  readonly section: string
  readonly heading: string
  readonly ordinal: number
  readonly what: string
  readonly paths: readonly string[]
  readonly proofs: readonly string[]
  readonly state: string
  readonly waits: readonly string[]
}

type ParsedCoverage = { readonly rows: readonly CoverageRow[]; readonly faults: readonly string[] }

const COLUMNS = 'id|what|where|proof|state|waits for'

/** Reads the tables that stand under `##` headings; the legend above the first one is not read. */
export function parseCoverage(page: string): ParsedCoverage {
  const rows: CoverageRow[] = []
  const faults: string[] = []
  let section: string | undefined
  for (const [index, text] of page.split('\n').entries()) {
    const line = index + 1
    const heading = /^## (\S+)/.exec(text)
    if (heading) section = heading[1]
    if (section === undefined || !text.startsWith('|')) continue
    const cells = cellsOf(text)
    if (cells.join('|') === COLUMNS || cells.every(cell => /^-{2,}$/.test(cell))) continue
    const row = toRow(cells, line)
    if (typeof row === 'string') faults.push(`line ${line}: ${row}`)
    else if (row.section !== section) faults.push(`line ${line}: ${row.id} stands under section ${section}`)
    else rows.push(row)
  }
  return { rows, faults }
}

function toRow(cells: readonly string[], line: number): CoverageRow | string {
  const [id, what, where, proof, state, waits, ...rest] = cells
  if (waits === undefined || rest.length > 0) return `a row has 6 cells, this one has ${cells.length}`
  const parts = /^(\d+(?:\.\d+)?)\/([a-z0-9-]+)\/([1-9]\d*)$/.exec(id ?? '')
  if (!parts) return `"${id}" is not an id: section/heading/ordinal`
  const paths = listOf(where ?? '', /`([^`]+)`/g)
  if (!paths) return `${id}: "where" holds paths in backticks, or -`
  const proofs = listOf(proof ?? '', /"((?:[^"\\]|\\.)+)"/g)
  if (!proofs) return `${id}: "proof" holds test titles in double quotes, or -`
  return {
    line,
    id: id ?? '',
    section: parts[1] ?? '',
    heading: parts[2] ?? '',
    ordinal: Number(parts[3]),
    what: what ?? '',
    paths,
    proofs,
    state: state ?? '',
    waits: waits === '-' || waits === '' ? [] : waits.split(',').map(one => one.trim()),
  }
}

/** Cells of one table line; a `|` that belongs to the text is written `\|`. */
export function cellsOf(text: string): string[] {
  const inner = text.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inner.split(/(?<!\\)\|/).map(cell => cell.trim().replaceAll('\\|', '|'))
}

/** What the pattern captures, or nothing when the cell holds anything besides captures, commas and blanks. */
export function listOf(cell: string, pattern: RegExp): string[] | undefined {
  if (cell === '-') return []
  const found = [...cell.matchAll(pattern)].map(match => (match[1] ?? '').replaceAll('\\"', '"'))
  const rest = cell.replaceAll(pattern, '').replaceAll(/[\s,]/g, '')
  return found.length > 0 && rest === '' ? found : undefined
}
