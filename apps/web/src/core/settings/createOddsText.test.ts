import { formatMoney, type Money } from '@touchline/domain/money'
import { formatMove, formatOdds, toOdds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { createOddsText } from './createOddsText.ts'

const sum = { value: 235, currency: 'EUR', subunits: 100 } as Money

test.each([
  ['en', '2.35', '1.35', '42.6%'],
  ['de', '2,35', '1,35', '42,6%'],
  ['ar', '2.35', '1.35', '42.6%'],
  ['pt-BR', '2,35', '1,35', '42,6%'],
])('[ODDS-11] odds have the decimal sign that sums have in %s', (locale, ...texts) => {
  const formats = (['european', 'hongkong', 'percent'] as const).map(type =>
    createOddsText(type, locale, { formatMove, formatOdds }),
  )
  expect(formats.map(({ price }) => price(toOdds(2350)))).toEqual(texts)
  expect(formatMoney(sum, locale)).toContain(texts[0])
})

test('[ODDS-5] until the other formats are loaded odds are decimals, as those formats write decimals', () => {
  const loaded = createOddsText('european', 'de', { formatMove, formatOdds })
  const loading = createOddsText('american', 'de')
  for (const scaled of [1000, 1005, 2350, 10_500, 1_000_000]) {
    expect(loading.price(toOdds(scaled))).toBe(loaded.price(toOdds(scaled)))
  }
  const move = [toOdds(2350), toOdds(2400)] as const
  expect(loading.move(...move)).toEqual(loaded.move(...move))
})
