import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  directionOf,
  readLocalePath,
  resolveAcceptLanguage,
  resolveLocale,
  switchLocale,
  writeLocalePath,
} from './index.ts'

const SITE = {
  supported: ['en', 'de', 'ar', 'nb', 'fil', 'vi', 'sr-ME', 'pt-BR', 'zh-Hans'],
  defaultLocale: 'de',
}
const LOCALES = { locales: ['en', 'de', 'ar', 'pt-BR'] }

test.each([
  ['de', 'de'],
  ['pt-br', 'pt-BR'],
  ['sr_ME', 'sr-ME'],
])('[LOCALE-1] exact match: a wish for %s gets %s', (wish, locale) => {
  expect(resolveLocale(wish, SITE)).toBe(locale)
})

test.each([
  ['no', 'nb'],
  ['tl', 'fil'],
  ['vn', 'vi'],
  ['kz', 'en'],
  ['sr', 'sr-ME'],
  ['br', 'pt-BR'],
])('[LOCALE-2] alias: a wish for %s gets %s', (wish, locale) => {
  expect(resolveLocale(wish, SITE)).toBe(locale)
})

test.each([
  ['ar-EG', 'ar'],
  ['no-NO', 'nb'],
  ['tl-PH', 'fil'],
  ['sr-Latn-RS', 'sr-ME'],
  ['zh-Hans-CN', 'zh-Hans'],
  ['zh_Hans_SG', 'zh-Hans'],
])('[LOCALE-3] language part: a wish for %s gets %s', (wish, locale) => {
  expect(resolveLocale(wish, SITE)).toBe(locale)
})

test.each([
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-TW', 'zh-Hans'],
  ['zh-Hant-HK', 'zh-Hans'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
])('[LOCALE-11] a wish for %s gets the one there is of its language: %s', (wish, locale) => {
  expect(resolveLocale(wish, SITE)).toBe(locale)
})

test('[LOCALE-11] of two for other places it is the first of the site', () => {
  const supported = ['en', 'pt-AO', 'pt-BR']
  expect(resolveLocale('pt-PT', { supported, defaultLocale: 'en' })).toBe('pt-AO')
  expect(resolveLocale('pt-br', { supported, defaultLocale: 'en' })).toBe('pt-BR')
})

test.each([['ja'], [undefined], [''], ['__proto__'], ['constructor']])(
  '[LOCALE-4] a wish for %s gets the default',
  wish => {
    expect(resolveLocale(wish, SITE)).toBe('de')
  },
)

test('[LOCALE-2] an alias of a language the site lacks falls through to the default', () => {
  expect(resolveLocale('no', { supported: ['en', 'de'], defaultLocale: 'de' })).toBe('de')
})

test('[LOCALE-5] a default that the site lacks gives en', () => {
  expect(resolveLocale('ja', { supported: ['de'], defaultLocale: 'fr' })).toBe('en')
})

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['ja,en;q=0.5,no;q=0.7', 'nb'],
  ['br', 'pt-BR'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
  ['zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7', 'zh-Hans'],
  ['pt-PT,pt;q=0.9,en;q=0.8', 'pt-BR'],
  ['en;q=0, ar', 'ar'],
  ['*', 'de'],
  [undefined, 'de'],
])('[LOCALE-6] Accept-Language %s gets %s', (header, locale) => {
  expect(resolveAcceptLanguage(header, SITE)).toBe(locale)
})

const japanese = (count: number) => Array.from({ length: count }, () => 'ja').join(',')
test.each([
  ['the 20th tag', `${japanese(19)},ar`, 'ar'],
  ['not the 21st', `${japanese(20)},ar`, 'de'],
  ['a tag of 35 characters', `ar-${'x'.repeat(32)}`, 'ar'],
  ['not one of 36', `ar-${'x'.repeat(33)}`, 'de'],
  ['what is within 1,024 characters', `${' '.repeat(1_022)}ar`, 'ar'],
  ['not what is past them', `${' '.repeat(1_024)}ar`, 'de'],
])('[LOCALE-12] of an Accept-Language only so much is read: %s', (_, header, locale) => {
  expect(resolveAcceptLanguage(header, SITE)).toBe(locale)
})

test('[LOCALE-12] a header of one long tag is not cut into its parts', () => {
  const lengths: number[] = []
  const { split } = String.prototype
  Reflect.set(String.prototype, 'split', function counted(this: string, separator: never, limit?: number) {
    const parts = split.call(this, separator, limit)
    lengths.push(parts.length)
    return parts
  })
  try {
    resolveAcceptLanguage('-'.repeat(15_000), SITE)
  } finally {
    Reflect.set(String.prototype, 'split', split)
  }
  expect(lengths.length).toBeGreaterThan(0)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(20)
})

test('[LOCALE-7] ar, he, fa and ur run right to left, and only with the flag', () => {
  for (const locale of ['ar', 'ar-EG', 'he', 'fa', 'ur']) {
    expect(directionOf(locale, true)).toBe('rtl')
    expect(directionOf(locale, false)).toBe('ltr')
  }
  expect(directionOf('arn', true)).toBe('ltr')
  expect(directionOf('en', true)).toBe('ltr')
})

describe('the locale in the address', () => {
  test.each([
    ['/sports/soccer', 'en', '/sports/soccer'],
    ['/de/sports/soccer', 'de', '/sports/soccer'],
    ['/pt-BR/sports', 'pt-BR', '/sports'],
    ['/de', 'de', '/'],
    ['/', 'en', '/'],
    ['/design/sports', 'en', '/design/sports'],
  ])('[LOCALE-8] %s is %s of %s', (pathname, locale, path) => {
    expect(readLocalePath(pathname, LOCALES)).toEqual({ locale, path })
  })

  test.each([
    ['/en/sports', '/sports'],
    ['/sports/de/soccer', '/de/sports/soccer'],
    ['/sports/en', '/sports'],
    ['/DE/sports', '/de/sports'],
    ['/en//example.org', '/example.org'],
    ['/de///example.org', '/de/example.org'],
  ])('[LOCALE-10] %s redirects to %s', (pathname, redirectTo) => {
    expect(readLocalePath(pathname, LOCALES).redirectTo).toBe(redirectTo)
  })

  test('[LOCALE-8] with the setting on, the first locale has its prefix too', () => {
    const options = { ...LOCALES, alwaysPrefix: true }
    expect(readLocalePath('/sports', options)).toMatchObject({ redirectTo: '/en/sports' })
    expect(readLocalePath('/en/sports', options)).toEqual({ locale: 'en', path: '/sports' })
  })

  test('[LOCALE-8] other links are left untouched', () => {
    for (const link of ['https://example.org/', 'mailto:a@b.c', 'sms:123', '//example.org']) {
      expect(writeLocalePath(link, 'de', LOCALES)).toBe(link)
    }
  })

  test.each([
    ['/sports/soccer?page=2#top', 'de', '/de/sports/soccer?page=2#top'],
    ['/de/sports?x=/de/', 'ar', '/ar/sports?x=/de/'],
    ['/ar/sports', 'en', '/sports'],
    ['/de', 'en', '/'],
  ])('[LOCALE-9] %s in %s is %s', (href, locale, expected) => {
    expect(switchLocale(href, locale, LOCALES)).toBe(expected)
  })

  test('[LOCALE-8] what is written reads back the same, and needs no redirect', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/).filter(text => !LOCALES.locales.includes(text))
    fc.assert(
      fc.property(
        fc.array(segment, { maxLength: 4 }),
        fc.constantFrom(...LOCALES.locales),
        (segments, locale) => {
          const path = `/${['sports', ...segments].join('/')}`
          expect(readLocalePath(writeLocalePath(path, locale, LOCALES), LOCALES)).toEqual({ locale, path })
        },
      ),
    )
  })

  test('[LOCALE-10] no address redirects to another host, and a redirect is final', () => {
    const piece = fc.constantFrom('', 'en', 'de', 'DE', 'sports', 'example.org', '..', 'a')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), segments => {
        const { redirectTo } = readLocalePath(`/${segments.join('/')}`, LOCALES)
        if (redirectTo === undefined) return
        expect(redirectTo).toMatch(/^\/(?!\/)/)
        expect(readLocalePath(redirectTo, LOCALES).path).toBeDefined()
      }),
    )
  })
})
