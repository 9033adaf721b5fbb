import { expect, test } from 'vitest'
import { createI18n } from '#shared/i18n'
import { headOfPart } from './headOfPart.ts'

const { format } = createI18n({ locale: 'en', direction: 'ltr', timeZone: 'Pacific/Pago_Pago', messages: {} })
const t = (key: string, values?: object): string => `${key} ${JSON.stringify(values)}`
const words = { title: 'Match results', description: 'Final scores.' }
const titleOf = (list: object, sport?: string) => headOfPart(words, { list, sport, t, format }).title

test('[META-14] a whole list has the head of its page', () => {
  expect(headOfPart(words, { list: {}, t, format })).toEqual(words)
  expect(titleOf({ time: '3h', sortBy: 'start_time:asc', isBettable: true })).toBe('Match results')
})

test('[META-14] a part of a list is named in title and description', () => {
  expect(headOfPart(words, { list: { date: '2026-11-20', page: 3 }, sport: 'Tennis', t, format })).toEqual({
    title: 'Match results · Tennis · 20 Nov 2026 · lists.page {"page":3}',
    description: 'Final scores. Tennis 20 Nov 2026 lists.page {"page":3}',
  })
})

test('[META-14] a day is the same in every time zone, and an invalid one is not named', () => {
  expect(titleOf({ date: '2026-01-01' })).toBe('Match results · 1 Jan 2026')
  for (const date of ['2026-13-45', '1900-01-01']) expect(titleOf({ date })).toBe('Match results')
})
