import { expect, test } from 'vitest'
import { buildCatalogue } from './buildCatalogue.ts'
import { createSlugs } from './createSlugs.ts'

const catalogue = buildCatalogue('test')
const sides = catalogue.leagues.flatMap(league => league.sides)

test('issue 2, item 4: at least six sports, 60 leagues and 25 categories', () => {
  expect(catalogue.sports.length).toBeGreaterThanOrEqual(6)
  expect(catalogue.leagues.length).toBeGreaterThanOrEqual(60)
  expect(catalogue.categories.length).toBeGreaterThanOrEqual(25)
  expect(new Set(catalogue.leagues.map(({ provider }) => provider))).toEqual(
    new Set(['betradar', 'oddin', 'betconstruct']),
  )
})

test('a category that is a country has a code that no real country has, the same in every sport', () => {
  const { categories, racing } = catalogue
  const codes = [...categories, ...racing.countries].map(
    ({ names, countryCode }) => [names.en, countryCode] as const,
  )
  const countries = new Map(codes.filter(([, code]) => code !== null))
  expect(countries.size).toBeGreaterThanOrEqual(14)
  expect(new Set(countries.values()).size).toBe(countries.size)
  for (const [name, code] of codes) expect(code).toBe(countries.get(name) ?? null)
  for (const code of countries.values()) expect(code).toMatch(/^X[A-Z]$/)
  expect(new Map(codes).get('World Tour')).toBeNull()
})

test('the same seed names the same world', () => {
  expect(buildCatalogue('test')).toEqual(catalogue)
  expect(buildCatalogue('other')).not.toEqual(catalogue)
})

const SCRIPTS = {
  ru: 'Cyrillic',
  uk: 'Cyrillic',
  el: 'Greek',
  ja: 'Katakana',
  ko: 'Hangul',
  'zh-Hans': 'Han',
  hi: 'Devanagari',
  ar: 'Arabic',
  he: 'Hebrew',
  fa: 'Arabic',
  ur: 'Arabic',
}

test.each(Object.entries(SCRIPTS))('in %s the sides are written in %s', (locale, script) => {
  const own = new RegExp(`\\p{Script=${script}}`, 'u')
  for (const { names } of sides) expect(names[locale], names.en).toMatch(own)
})

test('no side keeps Latin letters in another script but in its initials and in short forms of clubs', () => {
  for (const { names } of sides) {
    for (const locale of Object.keys(SCRIPTS)) {
      const shortForms = ['ja', 'ko', 'zh-Hans'].includes(locale)
        ? /(?<!\p{Script=Latin})[A-Z]{1,3}(?!\p{Script=Latin})/gu
        : /(?!)/g
      expect(names[locale]!.replace(shortForms, ''), names.en).not.toMatch(/\p{Script=Latin}/u)
    }
  }
})

test('[ADDRESS-1] slugs are addresses, and unique among the categories and leagues of a sport', () => {
  const rows = [...catalogue.categories, ...catalogue.leagues]
  const slugs = rows.map(({ sportId, slug }) => `${sportId}/${slug}`)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const { slug } of rows) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
})

test('[ADDRESS-2] a slug that is taken gets the next free number', () => {
  const newSlug = createSlugs()
  expect(['Norland', 'Nörland', 'Norland 2', 'norland'].map(newSlug)).toEqual([
    'norland',
    'norland-2',
    'norland-2-2',
    'norland-3',
  ])
})

test('crests are a pattern and two colours', () => {
  for (const { crest } of sides) {
    expect(crest).toMatch(/^(plain|halves|stripes|hoops|sash|cross|chequers)-\d{1,3}-(\d{1,3}|w|k)$/)
  }
})
