/** Instants in epoch milliseconds between which a match starts; `to` is exclusive. */
export type StartWindow = { readonly from: number; readonly to: number }

/** How soon the matches of a list start (spec section 2.4, `time`). */
export const SOON = ['1h', '3h', '12h', '24h', '48h'] as const

/** A choice of how soon matches start. */
export type Soon = (typeof SOON)[number]

/** The day after the last one must have a four-digit year too. */
const FIRST_DAY = '1970-01-01'
const LAST_DAY = '9999-12-30'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/**
 * The window of the next hours, rounded to the full minute, so that two requests within a minute get the same list
 * ([CAT-5]).
 */
export function soonWindow(soon: Soon, now: number): StartWindow {
  const from = Math.floor(now / MINUTE_MS) * MINUTE_MS
  return { from, to: from + MINUTE_MS + Number.parseInt(soon, 10) * HOUR_MS }
}

/** The intersection of two windows; empty, and so without a match, where they do not overlap. */
export function windowsTogether(one: StartWindow, other: StartWindow): StartWindow {
  return {
    from: Math.max(one.from, other.from),
    to: Math.min(one.to, other.to),
  }
}

/**
 * A calendar day in a time zone, from its first instant to that of the next day: mostly 23 to 25 hours, empty where a
 * country moved over the date line and skipped the day ([CAT-6]). @param date `2026-11-22`
 */
export function dayWindow(date: string, timeZone: string): StartWindow {
  return { from: beginOf(date, timeZone), to: beginOf(dayAfter(date, 1), timeZone) }
}

/** The day this many days after another; before it where negative. */
export function dayAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** The day of an instant in a time zone, `2026-11-22`. */
export function dayOf(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant)
  const of = (type: string): string => parts.find(part => part.type === type)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')}`
}

/** Whether a text is a valid calendar day from 1970 on ([CAT-6]). */
export function isDay(text: string): boolean {
  if (text < FIRST_DAY || text > LAST_DAY) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/**
 * The first instant of a day or, where the zone skipped it, of the next day. Clocks change at most once within two
 * days, so the offsets of the days before and after are the only candidates; at the change itself one of them gives
 * midnight.
 */
function beginOf(date: string, timeZone: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`)
  const candidates = [-24, 0, 24].map(hours => utc - offsetAt(utc + hours * HOUR_MS, timeZone))
  return Math.min(...candidates.filter(instant => dayOf(instant, timeZone) >= date))
}

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const of = (type: string): number => Number(parts.find(part => part.type === type)?.value)
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return local - Math.floor(instant / 1000) * 1000
}
