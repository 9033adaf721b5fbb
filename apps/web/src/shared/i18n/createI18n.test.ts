import { LANGUAGES } from '@touchline/domain/locale'
import compile from 'icu-minify/compile'
import { expect, test, vi } from 'vitest'
import { createI18n } from './createI18n.ts'

const anI18n = (texts: Record<string, string>, locale = 'en', onUse?: (key: string) => void) =>
  createI18n({
    locale,
    direction: 'ltr',
    timeZone: 'UTC',
    messages: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)])),
    ...(onUse && { onUse }),
  })

test('texts take arguments and plurals', () => {
  const { t } = anI18n({ 'row.more': '{count, plural, one {# market} other {# markets}} of {name}' })
  expect(t('row.more', { count: 1, name: 'Calder' })).toBe('1 market of Calder')
  expect(t('row.more', { count: 1_200, name: 'Calder' })).toBe('1,200 markets of Calder')
})

test('a missing key never shows, and wakes the page when it comes', () => {
  const i18n = anI18n({})
  const wake = vi.fn()
  i18n.subscribe(wake)
  i18n.add({ other: 'Other' })
  expect(wake).not.toHaveBeenCalled()
  expect(i18n.t('late')).toBe('')
  i18n.add({ late: 'Late' })
  expect(wake).toHaveBeenCalledOnce()
  expect(i18n.t('late')).toBe('Late')
})

test('texts that were missing in one part of the page are news to no other', () => {
  const i18n = anI18n({ early: 'Early' })
  const [one, other] = [i18n.scope(), i18n.scope()]
  one.t('early')
  other.t('late')
  i18n.add({ late: 'Late' })
  expect([one.version(), other.version(), other.t('late')]).toEqual([0, 1, 'Late'])
  i18n.add({ later: 'Later' })
  expect([one.version(), other.version()]).toEqual([0, 1])
})

test('the keys a page used are returned', () => {
  const used: string[] = []
  const { t } = anI18n({ a: 'A', b: 'B' }, 'en', key => used.push(key))
  t('b')
  expect(used).toEqual(['b'])
})

test('figures are Western in Arabic too (design guide, right to left)', () => {
  const { t, format } = anI18n({ n: '{count, number}' }, 'ar')
  expect(t('n', { count: 12 })).toBe('12')
  expect(format.dateTime(Date.UTC(2026, 10, 21, 20, 45), 'time')).toBe('20:45')
})

test('a kick-off names its day and a 24 hour time', () => {
  const { format } = anI18n({})
  expect(format.dateTime(Date.UTC(2026, 10, 21, 20, 45), 'kickOff')).toBe('21 Nov, 20:45')
})

const NOON = Date.UTC(2026, 10, 22, 12)
const kickOffIn = (locale: string, timeZone = 'UTC') => {
  const { format } = createI18n({ locale, direction: 'ltr', timeZone, messages: {}, now: () => NOON })
  return (...at: [day: number, hour: number, minute: number]) =>
    format.kickOff(Date.UTC(2026, 10, ...at)).replaceAll('\u00A0', ' ')
}

test.each<[at: [day: number, hour: number, minute: number], expected: string]>([
  [[22, 20, 45], 'Today 20:45'],
  [[23, 18, 0], 'Tomorrow 18:00'],
  [[21, 23, 59], 'Yesterday 23:59'],
  [[24, 20, 45], 'Tue 20:45'],
  [[28, 20, 45], 'Sat 20:45'],
  [[29, 20, 45], '29 Nov 20:45'],
  [[20, 20, 45], '20 Nov 20:45'],
])('a kick-off on %j is written in words: %s', (at, expected) => {
  expect(kickOffIn('en')(...at)).toBe(expected)
})

test('the day of a kick-off is that of the visitor’s own clock', () => {
  expect(kickOffIn('en', 'Asia/Tokyo')(22, 14, 59)).toBe('Today 23:59')
  expect(kickOffIn('en', 'Asia/Tokyo')(22, 15, 0)).toBe('Tomorrow 00:00')
  expect(kickOffIn('en', 'America/New_York')(23, 4, 59)).toBe('Today 23:59')
})

test('a line breaks between day and time of a kick-off only', () => {
  const { format } = createI18n({
    locale: 'fil',
    direction: 'ltr',
    timeZone: 'UTC',
    messages: {},
    now: () => NOON,
  })
  expect(format.kickOff(NOON).split(' ')).toEqual(['Ngayong\u00A0araw', '12:00'])
})

test.each(LANGUAGES)(
  '%s has words of its own for today, tomorrow and yesterday, and its own time',
  locale => {
    const kickOff = kickOffIn(locale)
    const words = [21, 22, 23].map(day => kickOff(day, 20, 45))
    for (const [i, formatted] of words.entries()) {
      expect(formatted).toMatch(/^\p{L}.* 20[:.]45$/u)
      expect(formatted.charAt(0)).toBe(formatted.charAt(0).toLocaleUpperCase(locale))
      expect(formatted).not.toMatch(/\d.* /)
      if (locale !== 'en') expect(formatted).not.toBe(['Yesterday', 'Today', 'Tomorrow'][i] + ' 20:45')
    }
  },
)

test('a key without a text is reported once, as soon as all texts are loaded', () => {
  const missing: string[] = []
  const i18n = createI18n({
    locale: 'en',
    direction: 'ltr',
    timeZone: 'UTC',
    messages: {},
    onMissing: key => missing.push(key),
  })
  i18n.t('late')
  expect(missing).toEqual([])
  i18n.add({ late: 'Late' })
  i18n.t('late')
  i18n.t('never')
  i18n.t('never')
  expect(missing).toEqual(['never'])
})
