import { expect, test } from 'vitest'
import { describeMarket } from './describeMarket.ts'
import { MARKET_GROUPS } from '../descriptors/index.ts'
import { LANGUAGE_TEXTS } from '../language/index.ts'
import { priceMatch } from '../priceMatch.ts'
import { SAMPLES } from '../samples.ts'
import { SPORT_KEYS } from '../sports.ts'

const SIDES = { home: 'Calder City', away: 'Ashford Rangers' }

test.each([
  // market, specifier, locale, name, outcome, outcome name
  [16, 'hcp=-0.75', 'en', 'Handicap', '1714', 'Calder City (−0.75)'],
  [16, 'hcp=-0.75', 'en', 'Handicap', '1715', 'Ashford Rangers (+0.75)'],
  [16, 'hcp=0', 'en', 'Handicap', '1715', 'Ashford Rangers (0)'],
  [8, 'goalnr=2', 'en', '2nd goal', '6', 'Calder City'],
  [8, 'goalnr=2', 'de', '2. Tor', '7', 'Kein Tor'],
  [18, 'total=2.5', 'de', 'Tore gesamt', '12', 'Über 2,5'],
  [16, 'hcp=-0.75', 'de', 'Handicap', '1715', 'Ashford Rangers (+0,75)'],
  [18, 'total=2.5', 'ar', 'مجموع الأهداف', '12', 'أكثر من 2.5'],
  [18, 'total=2.5', 'ru', 'Тотал голов', '12', 'Больше 2,5'],
  [8, 'goalnr=2', 'ja', '2点目のゴール', '7', 'ゴールなし'],
  [10, '', 'pl', 'Podwójna szansa', '11', 'Remis lub Ashford Rangers'],
  [202, 'setnr=2', 'fr', 'Set 2 - vainqueur', '4', 'Calder City'],
  [47, '', 'he', 'מחצית/סיום', '426', 'תיקו / תיקו'],
  [14, 'hcp=0:1', 'en', 'Handicap 0:1', '1712', 'Draw (0:1)'],
] as const)('market %i %s in %s is "%s"', (market, specifier, locale, name, outcome, outcomeName) => {
  const described = describeMarket(market, specifier, locale, SIDES)
  expect(described.name).toBe(name)
  expect(described.outcomeName(outcome)).toBe(outcomeName)
})

test.each(SPORT_KEYS)('every market of %s has names in every language and known groups', key => {
  const { params, state } = SAMPLES[key]
  for (const { marketId, specifier, outcomes } of priceMatch(key, params, state)) {
    for (const locale of Object.keys(LANGUAGE_TEXTS)) {
      const { name, groups, outcomeName } = describeMarket(marketId, specifier, locale, SIDES)
      const texts = [name, ...outcomes.map(({ id }) => outcomeName(id))]
      for (const text of texts) expect(text).toMatch(/^[^{}]+$/)
      if (new Intl.Locale(locale).maximize().script === 'Latn') continue
      const words = texts.join(' ').replaceAll(/Calder City|Ashford Rangers/gi, '')
      expect(words, `market ${marketId} in ${locale}`).not.toMatch(/\p{Script=Latin}/u)
      for (const group of groups) expect(MARKET_GROUPS).toContain(group)
    }
  }
})
