/**
 * Whether another address is the same page with another filter or tab: then focus and scroll position stay. The same
 * address once more, and another page of a list, begin at the top.
 */
export function staysInPlace(from: string, to: string): boolean {
  return from.split('?')[0] === to.split('?')[0] && withoutPage(from) !== withoutPage(to)
}

/** Without the page number: `/soccer?page=2&time=1h` and `/soccer?time=1h` have the same filters. */
const withoutPage = (href: string): string => href.replace(/page=\d+&?/, '').replace(/[?&]$/, '')
