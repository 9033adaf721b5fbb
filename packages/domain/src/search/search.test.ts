import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldName } from './foldName.ts'
import { readSearchQuery } from './searchQuery.ts'
import { isNear, soundKey } from './soundKey.ts'

test.each([
  ['ab', 'too-short'],
  ['  ab  ', 'too-short'],
  ['a  b', ['a', 'b']],
  ['abc', ['abc']],
  ['---', 'too-short'],
  ['a'.repeat(50), ['a'.repeat(50)]],
  [` ${'a'.repeat(50)} `, ['a'.repeat(50)]],
  ['a'.repeat(51), 'too-long'],
  ['東京都', ['東京都']],
  ['Calder  calder', ['calder']],
] as const)('[SEARCH-1] what is searched for has 3 to 50 characters: %s', (text, expected) => {
  const query = readSearchQuery(text)
  expect(query.ok ? query.words : query.because).toEqual(expected)
})

test.each([
  ['Müller', 'MULLER'],
  ['Ørsted', 'orsted'],
  ['Weißenfels', 'weissenfels'],
  ['Łódź', 'lodz'],
  ["O'Brien", 'obrien'],
  ['Open, Lisse', 'open lisse'],
  ['Atlético-Mora', 'atletico mora'],
  ['الأبطال', 'الابطال'],
  ['ΠΑΝΑΘΗΝΑΪΚΟΣ', 'Παναθηναϊκός'],
  ['Артём', 'артем'],
  ['ﾄｯﾄ', 'トット'],
])('[SEARCH-2] %s and %s are one', (one, other) => {
  expect(foldName(one)).toBe(foldName(other))
})

test('[SEARCH-2] what is folded stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(foldName(foldName(text))).toBe(foldName(text))
    }),
  )
})

test.each([
  ['Кальдер', 'Calder'],
  ['Κάλντερ', 'Calder'],
  ['كالدر', 'Calder'],
  ['Эшфорд', 'Ashford'],
  ['Рейнджерс', 'Rayndjers'],
  ['Чарлтон', 'Charlton'],
  ['Caldar', 'Calder'],
  ['Ashfford', 'Ashford'],
  ['Шахтёр', 'Schakhter'],
])('[SEARCH-3] %s sounds like %s', (one, other) => {
  expect(soundKey(foldName(one))).toBe(soundKey(foldName(other)))
  expect(soundKey(foldName(one))).not.toBe('')
})

test('[SEARCH-3] words that sound apart are apart, and vowels alone are nothing', () => {
  expect(soundKey('calder')).not.toBe(soundKey('kolber'))
  expect(soundKey('aoi')).toBe('')
})

test.each([
  ['caldar', 'calder'],
  ['kald', 'calder'],
  ['koldr', 'calder'],
  ['ashfford', 'ashford'],
  ['кальдер', 'calder'],
  ['كالدر', 'calder'],
])('[SEARCH-4] %s is near %s', (typed, written) => {
  expect(isNear(foldName(typed), foldName(written))).toBe(true)
})

test.each([
  ['norzzz', 'nors'],
  ['norzzz', 'нерус'],
  ['norzzz', 'norse'],
  ['norzzz', 'north'],
  ['kiloudor', 'calder'],
  ['calderwood', 'calder'],
])('[SEARCH-4] %s is not near %s', (typed, written) => {
  expect(isNear(foldName(typed), foldName(written))).toBe(false)
})
