import { formatMoney, type Money } from '@touchline/domain/money'
import { toOdds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { createOddsText } from './createOddsText.ts'

const sum = { value: 235, currency: 'EUR', subunits: 100 } as Money

test.each([
  ['en', '2.35', '1.35', '42.6%'],
  ['de', '2,35', '1,35', '42,6%'],
  ['ar', '2.35', '1.35', '42.6%'],
  ['pt-BR', '2,35', '1,35', '42,6%'],
])('[ODDS-11] odds have the decimal sign that sums have in %s', (locale, ...texts) => {
  const formats = (['european', 'hongkong', 'percent'] as const).map(type => createOddsText(type, locale))
  expect(formats.map(({ price }) => price(toOdds(2350)))).toEqual(texts)
  expect(formatMoney(sum, locale)).toContain(texts[0])
})
