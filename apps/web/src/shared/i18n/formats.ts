/**
 * Named styles of dates and times. All styles that texts and components use are here; an unknown one would print a
 * default date.
 */
export const DATE_STYLES = {
  /** `20:45`. */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** `Sat 22 Nov`. */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `Wed`. */
  weekday: { weekday: 'short' },
  /** `22 Nov`. */
  dayOfMonth: { day: 'numeric', month: 'short' },
  /** `22 Nov 2026`. */
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `22 Nov, 20:45`: short enough for the narrow column of a row in every language. */
  kickOff: {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  /** `22 November 2026, 20:45`. */
  full: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DateStyle = keyof typeof DATE_STYLES

/**
 * The Intl locale of a page's language: day before month in English, Western digits everywhere (design guide, right to
 * left).
 */
export function intlLocale(locale: string): string {
  return `${locale === 'en' ? 'en-GB' : locale}-u-nu-latn`
}
