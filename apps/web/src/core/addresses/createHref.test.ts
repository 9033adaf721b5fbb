import { switchLocale } from '@touchline/domain/locale'
import { expect, test } from 'vitest'
import { createHref } from './createHref.ts'

const options = { locales: ['en', 'de'] }
const match = { slug: 'calder-city-ashford-1', sport: { key: 'soccer' } }

test('[2.1] the first locale has no prefix, others stand before the base path', () => {
  expect(createHref('en', options).match(match)).toBe('/sports/soccer/calder-city-ashford-1')
  expect(createHref('de', options).match(match)).toBe('/de/sports/soccer/calder-city-ashford-1')
  expect(createHref('de', options).home()).toBe('/de/sports')
})

test('[2.1] racing is a sport with a page of its own', () => {
  const href = createHref('de', options)
  const course = { slug: 'fenmoor', sport: { key: 'horse_racing' } }
  for (const address of [href.sport('horse_racing'), href.category(course), href.league(course)])
    expect(address).toBe('/de/sports/racing')
  expect(href.match(course)).toBe('/de/sports/horse_racing/fenmoor')
})

test('[2.4] switching the language keeps query and hash', () => {
  expect(switchLocale('/sports/live?sport=soccer#main', 'de', options)).toBe(
    '/de/sports/live?sport=soccer#main',
  )
  expect(switchLocale(createHref('de', options).live(), 'en', options)).toBe('/sports/live')
})

test('what a slug holds cannot leave its segment', () => {
  expect(createHref('en', options).sport('a/../b?c')).toBe('/sports/a%2F..%2Fb%3Fc')
})
