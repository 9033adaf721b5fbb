/**
 * Whether another address is the same page asked for otherwise (a filter, a tab): what was pressed keeps its focus and the page where it
 * is scrolled to. The same address once more, and another page of a list, begin at the top.
 */
export function staysInPlace(from: string, to: string): boolean {
  return from.split('?')[0] === to.split('?')[0] && withoutPage(from) !== withoutPage(to)
}

/** `/soccer?page=2&time=1h` and `/soccer?time=1h` ask the same of their list. */
const withoutPage = (href: string): string => href.replace(/page=\d+&?/, '').replace(/[?&]$/, '')
