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

test('the keys a page used are told', () => {
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

test('a key that no text is there for is told once, as soon as all texts are', () => {
  const told: string[] = []
  const i18n = createI18n({
    locale: 'en',
    direction: 'ltr',
    timeZone: 'UTC',
    messages: {},
    onMissing: key => told.push(key),
  })
  i18n.t('late')
  expect(told).toEqual([])
  i18n.add({ late: 'Late' })
  i18n.t('late')
  i18n.t('never')
  i18n.t('never')
  expect(told).toEqual(['never'])
})
