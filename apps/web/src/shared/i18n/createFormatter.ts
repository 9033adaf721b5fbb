import { DATE_STYLES, intlLocale, type DateStyle } from './formats.ts'

/** Dates and plain numbers in the page's language. Odds and money are formatted by `core/settings` and the domain. */
export interface Formatter {
  /** @param time epoch milliseconds */
  dateTime(time: number, style: DateStyle): string
  /** A day of the calendar, `2026-11-22`: `Sun 22 Nov` whatever the time zone, or in a style of its own. */
  day(date: string, style?: DateStyle): string
  number(value: number, options?: Intl.NumberFormatOptions): string
  /** Intl's own objects, made once each. */
  readonly intl: IntlObjects
}

export interface IntlObjects {
  getDateTimeFormat(...args: ConstructorParameters<typeof Intl.DateTimeFormat>): Intl.DateTimeFormat
  getNumberFormat(...args: ConstructorParameters<typeof Intl.NumberFormat>): Intl.NumberFormat
  getPluralRules(...args: ConstructorParameters<typeof Intl.PluralRules>): Intl.PluralRules
}

// Making an Intl object costs more than a whole row; they hold no state of a visitor, so all requests share them.
const made = new Map<string, unknown>()

function once<Arguments extends unknown[], Made>(
  kind: string,
  make: (...args: Arguments) => Made,
): (...args: Arguments) => Made {
  return (...args) => {
    const key = kind + JSON.stringify(args)
    const known = made.get(key)
    if (known) return known as Made
    const fresh = make(...args)
    made.set(key, fresh)
    return fresh
  }
}

const intl: IntlObjects = {
  getDateTimeFormat: once('date', (...args) => new Intl.DateTimeFormat(...args)),
  getNumberFormat: once('number', (...args) => new Intl.NumberFormat(...args)),
  getPluralRules: once('plural', (...args) => new Intl.PluralRules(...args)),
}

export function createFormatter(locale: string, timeZone: string): Formatter {
  const tag = intlLocale(locale)
  return {
    dateTime: (time, style) => intl.getDateTimeFormat(tag, { ...DATE_STYLES[style], timeZone }).format(time),
    day: (date, style = 'day') =>
      intl.getDateTimeFormat(tag, { ...DATE_STYLES[style], timeZone: 'UTC' }).format(Date.parse(date)),
    number: (value, options) => intl.getNumberFormat(tag, options).format(value),
    intl,
  }
}
