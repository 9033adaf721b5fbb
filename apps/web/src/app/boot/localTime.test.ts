import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFormatter } from '#shared/i18n'
import { createLocalFormat, localTime } from './localTime.ts'

const LATE = new Date('2026-11-22T23:50:00Z')

beforeEach(() => void vi.useFakeTimers({ now: LATE }))
afterEach(() => void vi.useRealTimers())

/** A page with one kick-off, and the parts of a document that the code reads. */
function aPage(dateTime: string) {
  const node = { nodeValue: '23 Nov, 00:30' }
  const page = Object.assign(new EventTarget(), {
    querySelectorAll: () => [{ dateTime, firstChild: node }],
  })
  return { page: page as unknown as Document, text: () => node.nodeValue }
}

test('a kick-off is written with its day before first paint, and again when the day is over', () => {
  const { page, text } = aPage('2026-11-23T00:30:00Z')
  localTime(page, createFormatter('en', 'UTC'))
  expect(text()).toBe('Tomorrow 00:30')
  // Midnight by this machine's clock: every time zone's midnight is within one day.
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(text()).toBe('Today 00:30')
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(text()).toBe('Yesterday 00:30')
})

test('a page that slept over midnight is right as soon as it is seen', () => {
  const { page, text } = aPage('2026-11-23T00:30:00Z')
  localTime(page, createFormatter('en', 'UTC'))
  vi.setSystemTime(new Date('2026-11-23T07:00:00Z'))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(text()).toBe('Today 00:30')
})

test('days are counted without Intl as with it, in the time zone of the machine', () => {
  const local = createLocalFormat('en')
  const byIntl = createFormatter('en', local.timeZone)
  const hours = Array.from({ length: 24 * 9 }, (_, hour) => LATE.getTime() + (hour - 48) * 3_600_000)
  expect(hours.map(local.kickOff)).toEqual(hours.map(byIntl.kickOff))
})
