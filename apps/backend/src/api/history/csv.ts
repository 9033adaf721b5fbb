/** The mark by which spreadsheets know UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One line as RFC 4180 has it. Texts are made harmless first; numbers are as they come. */
export function csvLine(cells: readonly (string | { readonly text: string })[]): string {
  return `${cells.map(cell => quote(typeof cell === 'string' ? cell : defuse(cell.text))).join(',')}\r\n`
}

/** A spreadsheet computes what begins like a formula, spaces before it or not; behind an apostrophe it is a text. */
function defuse(text: string): string {
  return /^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
