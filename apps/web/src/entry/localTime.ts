import { createFormatter } from '#shared/i18n'

/** Writes the kick-offs of a page, which the server gave in UTC, in the visitor's own time zone. */
export function localTime(root: ParentNode, locale: string): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const format = createFormatter(locale, timeZone)
  for (const element of root.querySelectorAll<HTMLTimeElement>('time[data-local="kick-off"]')) {
    const node = element.firstChild
    if (node) node.nodeValue = format.dateTime(Date.parse(element.dateTime), 'kickOff')
  }
}
