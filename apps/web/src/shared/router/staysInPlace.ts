/**
 * Whether another address is the same page asked for otherwise (a filter, a tab): what was pressed keeps its focus and the page where it
 * is scrolled to. The same address once more, and another page of a list, begin at the top.
 */
export function staysInPlace(from: string, to: string): boolean {
  const [before, after] = [partsOf(from), partsOf(to)]
  return before.path === after.path && before.asked !== after.asked
}

function partsOf(href: string): { path: string; asked: string } {
  const [path = '', search] = href.split('?')
  const query = new URLSearchParams(search)
  query.delete('page')
  return { path, asked: query.toString() }
}
