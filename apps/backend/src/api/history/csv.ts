/** The byte order mark by which spreadsheets recognize UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One line according to RFC 4180. Texts are defused first; numbers are written unchanged. */
export function csvLine(cells: readonly (string | { readonly text: string })[]): string {
  return `${cells.map(cell => quote(typeof cell === 'string' ? cell : defuse(cell.text))).join(',')}\r\n`
}

/** A spreadsheet evaluates a cell that begins like a formula, even after spaces; a leading apostrophe makes it text. */
function defuse(text: string): string {
  return /^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
