import { LANGUAGES } from '@touchline/domain/locale'
import { expect, test } from 'vitest'
import { LOTTERIES } from './lotteries.ts'

test.each(LOTTERIES)('$id has a name of its own in every language', ({ names }) => {
  expect(Object.keys(names).toSorted()).toEqual([...LANGUAGES].toSorted())
  for (const locale of LANGUAGES.filter(language => language !== 'en')) {
    expect(names[locale], locale).toMatch(/\S/)
    expect(names[locale], locale).not.toBe(names.en)
  }
})

test.each(LANGUAGES)('no two lotteries are called the same in %s', locale => {
  expect(new Set(LOTTERIES.map(({ names }) => names[locale])).size).toBe(LOTTERIES.length)
})
