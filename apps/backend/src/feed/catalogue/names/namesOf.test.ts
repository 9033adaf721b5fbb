import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@touchline/domain/locale'
import { expect, test } from 'vitest'
import { buildCatalogue } from '../buildCatalogue.ts'
import { buildRacing } from '../buildRacing.ts'
import { RACE_KINDS, RACE_NAME, SEASON_WINNER } from '../racingNames.ts'
import { fillNames, namesOf } from './namesOf.ts'
import { PROPER_NAMES, SAME_WORDS } from './testing/sameAsEnglish.ts'

const OTHERS = LANGUAGES.filter(locale => locale !== 'en')
const textsOf = (locale: string) =>
  JSON.parse(readFileSync(new URL(`./texts/${locale}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >
const isLatin = (locale: string) => new Intl.Locale(locale).maximize().script === 'Latn'

const catalogue = buildCatalogue('test')
const racing = buildRacing('test')
const rows = [...catalogue.sports, ...catalogue.categories, ...catalogue.leagues, racing.sport]
const USED = new Set([
  ...[...rows, ...racing.countries, ...racing.courses].map(({ names }) => names.en),
  ...RACE_KINDS,
  RACE_NAME,
  SEASON_WINNER,
])

test.each(OTHERS)('%s names every sport, region, league and race, and nothing else', locale => {
  expect(Object.keys(textsOf(locale)).toSorted()).toEqual([...USED].toSorted())
})

test.each(OTHERS)('%s is not English but in proper names and where the words are the same', locale => {
  const same = Object.entries(textsOf(locale)).filter(
    ([english, name]) => name === english && !name.includes('{'),
  )
  const kept = isLatin(locale) ? PROPER_NAMES : []
  expect(same.map(([name]) => name).filter(name => !kept.includes(name))).toEqual(
    (SAME_WORDS[locale] ?? []).filter(name => !kept.includes(name)),
  )
})

test.each(OTHERS.filter(locale => !isLatin(locale)))('%s is written in its own script', locale => {
  for (const name of Object.values(textsOf(locale))) {
    expect(name.replace(/T20|\{\w+\}m?/g, '')).not.toMatch(/\p{Script=Latin}/u)
  }
})

test('names that a language shares with English are not written twice', () => {
  const { en, de, fr, ru } = namesOf('Tennis')
  expect({ en, de, fr, ru }).toEqual({ en: 'Tennis', de: undefined, fr: undefined, ru: 'Теннис' })
})

test('a template is filled with the names of each language, else with the English ones', () => {
  const { en, es, ar, pl } = fillNames(SEASON_WINNER, { region: namesOf('Norland'), league: namesOf('Cup') })
  expect([en, es, ar, pl]).toEqual([
    'Norland, Cup: Winner',
    'Norland, Copa: ganador',
    'نورلاند، الكأس: الفائز',
    'Norland, Puchar: zwycięzca',
  ])
})

test('a name that no language has stops the seed', () => {
  expect(() => namesOf('Nowhere')).toThrow('has no name for "Nowhere"')
})
