import { expect, test } from 'vitest'
import { headTags, type HeadOptions } from './head.ts'

const options: HeadOptions = {
  head: { title: 'Live', description: 'What is in play' },
  page: 'in_play',
  list: {},
  config: { siteName: 'Touchline', locales: ['en', 'de', 'pt-BR'], isIndexed: true },
  locale: 'de',
  pathname: '/de/sports/live',
  origin: 'https://bets.example',
}
const attributesOf = (more: Partial<HeadOptions> = {}) =>
  headTags({ ...options, ...more }).flatMap(tag => (tag.name === 'script' ? [] : [tag.attributes]))
const canonicalOf = (more: Partial<HeadOptions>) =>
  attributesOf(more).find(({ rel }) => rel === 'canonical')?.href

test('[2.5] a page names its canonical address', () => {
  expect(attributesOf()).toContainEqual({ rel: 'canonical', href: 'https://bets.example/de/sports/live' })
})

test('[2.5] alternates stand for every language, x-default for the first', () => {
  const tags = attributesOf({ page: 'e_sports', list: { page: 2 }, pathname: '/de/sports/cybersport' })
  expect(tags.filter(({ rel }) => rel === 'alternate')).toEqual([
    { rel: 'alternate', hreflang: 'x-default', href: 'https://bets.example/sports/cybersport?page=2' },
    { rel: 'alternate', hreflang: 'en', href: 'https://bets.example/sports/cybersport?page=2' },
    { rel: 'alternate', hreflang: 'de', href: 'https://bets.example/de/sports/cybersport?page=2' },
    { rel: 'alternate', hreflang: 'pt-BR', href: 'https://bets.example/pt-BR/sports/cybersport?page=2' },
  ])
})

test.each([
  ['e_sports', { page: 2, sortBy: 'start_time:asc', isBettable: true }, '?page=2'],
  ['in_play', { page: 2, sport: 'soccer' }, ''],
  ['schedule', { sport: 'soccer', date: '2026-11-23', time: '3h' }, '?sport=soccer'],
  ['results', { sport: 'soccer', date: '2026-11-20', page: 3 }, '?date=2026-11-20&page=3&sport=soccer'],
  ['results', { sport: 'soccer', date: '1900-01-01' }, '?sport=soccer'],
  ['results', { date: '2026-13-45' }, ''],
  ['league', { page: 2, sport: 'soccer', sportType: 'cyber' }, '?page=2'],
  ['about', { page: 2, sport: 'soccer' }, ''],
] as const)(
  '[META-1] of a list only what makes another page stands in its address: %s %j',
  (page, list, search) => {
    expect(canonicalOf({ page, list, pathname: '/de/sports/x' })).toBe(
      `https://bets.example/de/sports/x${search}`,
    )
  },
)

test('[2.5] a page that is not indexed says so, others do not', () => {
  const robots = { name: 'robots', content: 'noindex' }
  expect(attributesOf()).not.toContainEqual(robots)
  expect(attributesOf({ head: { ...options.head, noIndex: true } })).toContainEqual(robots)
})

test('[2.5] on a site that is not indexed every page says so', () => {
  expect(attributesOf({ config: { ...options.config, isIndexed: false } })).toContainEqual({
    name: 'robots',
    content: 'noindex',
  })
})

test('[META-6] an error page has no proper address, in no language', () => {
  const tags = attributesOf({ page: '404', head: { ...options.head, noIndex: true } })
  expect(tags.filter(({ rel, property }) => rel !== undefined || property === 'og:url')).toEqual([])
})

test('[2.5] social previews carry title, description and address', () => {
  const tags = attributesOf()
  expect(tags).toContainEqual({ property: 'og:title', content: 'Live · Touchline' })
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://bets.example/de/sports/live' })
})

test('[META-7] social previews name their languages as networks write them, and a large picture', () => {
  const tags = attributesOf()
  expect(tags).toContainEqual({ property: 'og:locale', content: 'de_DE' })
  expect(tags).toContainEqual({ property: 'og:locale:alternate', content: 'pt_BR' })
  const image = 'https://bets.example/images/social/de/site.png'
  expect(tags).toContainEqual({ property: 'og:image', content: image })
  expect(tags).toContainEqual({ name: 'twitter:image', content: image })
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test.each([
  ['en', ['en_US']],
  ['ar', ['ar_EG']],
  ['fil', ['fil_PH']],
  ['sr-ME', ['sr_ME']],
  ['zh-Hans', ['zh_CN']],
  ['zh-Hant', ['zh_TW']],
  ['tlh', []],
])('[META-7] the language %s is %j to social networks', (locale, territories) => {
  const tags = attributesOf({ locale, config: { ...options.config, locales: [locale] } })
  expect(tags.flatMap(({ property, content }) => (property === 'og:locale' ? [content] : []))).toEqual(
    territories,
  )
})

test('[LOCALE-8] where the first language has its prefix, so have the addresses of the page', () => {
  const config = { ...options.config, alwaysPrefix: true }
  expect(attributesOf({ config })).toContainEqual({
    rel: 'alternate',
    hreflang: 'x-default',
    href: 'https://bets.example/en/sports/live',
  })
})
