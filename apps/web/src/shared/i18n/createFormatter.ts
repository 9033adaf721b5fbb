import { DATE_STYLES, intlLocale, type DateStyle } from './formats.ts'

/** Dates and plain numbers in the page's language. Odds and money are formatted by `core/settings` and the domain. */
export interface Formatter {
  /** @param time epoch milliseconds */
  dateTime(time: number, style: DateStyle): string
  /** A day of the calendar, `2026-11-22`: `Sun 22 Nov` whatever the time zone, or in a style of its own. */
  day(date: string, style?: DateStyle): string
  /**
   * When a match starts, relative to today: `Today 20:45`, `Tomorrow 18:00`, `Wed 20:45` within a week, `22 Dec 20:45`
   * otherwise. A line may break between day and time only. @param time epoch milliseconds
   */
  kickOff(time: number): string
  /** `Today` for 0, `Tomorrow` for 1, `Yesterday` for -1. */
  relativeDay(days: number): string
  number(value: number, options?: Intl.NumberFormatOptions): string
  /** The page's language as Intl takes it. */
  readonly tag: string
  readonly timeZone: string
  readonly styles: typeof DATE_STYLES
  /** Intl objects, made once each. */
  readonly intl: IntlObjects
}

export interface IntlObjects {
  getDateTimeFormat(...args: ConstructorParameters<typeof Intl.DateTimeFormat>): Intl.DateTimeFormat
  getNumberFormat(...args: ConstructorParameters<typeof Intl.NumberFormat>): Intl.NumberFormat
  getPluralRules(...args: ConstructorParameters<typeof Intl.PluralRules>): Intl.PluralRules
}

// Making an Intl object costs more than a whole row. They hold no state of a visitor, so all requests share them.
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

const getRelativeTimeFormat = once(
  'relative',
  (tag: string) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }),
)

const DAY_MS = 86_400_000
const WEEK_DAYS = 7

/**
 * Midnight of an instant's day in the machine's time zone, as if it were UTC, so that days differ by whole days.
 * Without Intl, whose first objects take longer on a phone than the rest of the first paint.
 */
export function localDayOf(time: number): number {
  const date = new Date(time)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}

/** The same in any time zone. Swedish writes ISO dates. */
const dayIn =
  (timeZone: string): typeof localDayOf =>
  time =>
    Date.parse(intl.getDateTimeFormat('sv', { timeZone }).format(time))

/**
 * @param now epoch milliseconds
 * @param dayOf for a time zone whose days are known without Intl
 */
export function createFormatter(
  locale: string,
  timeZone: string,
  now: () => number = Date.now,
  dayOf: typeof localDayOf = dayIn(timeZone),
): Formatter {
  const tag = intlLocale(locale)
  const dateTime: Formatter['dateTime'] = (time, style) =>
    intl.getDateTimeFormat(tag, { ...DATE_STYLES[style], timeZone }).format(time)
  /** At the beginning of a line or heading, with a capital letter where the language has them. */
  const begin = (words: string): string => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
  const relativeDay = (days: number): string => begin(getRelativeTimeFormat(tag).format(days, 'day'))

  function dayNear(time: number): string {
    const days = (dayOf(time) - dayOf(now())) / DAY_MS
    if (Math.abs(days) < 2) return relativeDay(days)
    return begin(dateTime(time, days > 0 && days < WEEK_DAYS ? 'weekday' : 'dayOfMonth'))
  }

  return {
    tag,
    timeZone,
    styles: DATE_STYLES,
    dateTime,
    kickOff: time => `${dayNear(time).replaceAll(' ', '\u00A0')} ${dateTime(time, 'time')}`,
    relativeDay,
    day: (date, style = 'day') =>
      intl.getDateTimeFormat(tag, { ...DATE_STYLES[style], timeZone: 'UTC' }).format(Date.parse(date)),
    number: (value, options) => intl.getNumberFormat(tag, options).format(value),
    intl,
  }
}
