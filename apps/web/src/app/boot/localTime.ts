import { createFormatter, localDayOf, type Formatter } from '#shared/i18n'

declare global {
  interface Window {
    /**
     * Created before first paint and used by the page's modules too: hydration formats times as they are in the page
     * already, and the code is loaded once.
     */
    localFormat?: Formatter
  }
}

/** Dates and numbers in the visitor's own time zone. */
export function createLocalFormat(locale: string): Formatter {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return createFormatter(locale, timeZone, Date.now, localDayOf)
}

/**
 * Rewrites the kick-offs of a page, which the server rendered in UTC, in the visitor's own time zone; again at
 * midnight, and when a page that slept is visible again, so that today's match is never shown as tomorrow's.
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
