import { createFormatter, localDayOf, type Formatter } from '#shared/i18n'

declare global {
  interface Window {
    /** Made before first paint, for the page's modules too: what hydrates is what was written, and the code is loaded once. */
    localFormat?: Formatter
  }
}

/** Dates and numbers in the visitor's own time zone. */
export function createLocalFormat(locale: string): Formatter {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return createFormatter(locale, timeZone, Date.now, localDayOf)
}

/**
 * Writes the kick-offs of a page, which the server gave in UTC, in the visitor's own time zone; again when the day is over, and when a
 * page that slept is seen again, so that a match of today is never shown as one of tomorrow.
 */
export function localTime(page: Document, format: Formatter): void {
  function write(): void {
    for (const element of page.querySelectorAll<HTMLTimeElement>('time[data-local="kick-off"]')) {
      const node = element.firstChild
      const text = format.kickOff(Date.parse(element.dateTime))
      if (node && node.nodeValue !== text) node.nodeValue = text
    }
  }

  function writeDaily(): void {
    write()
    setTimeout(writeDaily, new Date().setHours(24, 0, 0, 0) - Date.now())
  }

  writeDaily()
  page.addEventListener('visibilitychange', write)
}
