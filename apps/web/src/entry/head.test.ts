import { expect, test } from 'vitest'
import { headTags, type HeadNeeds } from './head.ts'

const needs: HeadNeeds = {
  head: { title: 'Live', description: 'What is in play' },
  config: { siteName: 'Touchline', locales: ['en', 'de', 'ar'] },
  locale: 'de',
  pathname: '/de/sports/live',
  origin: 'https://bets.example',
}
const attributesOf = (more: Partial<HeadNeeds> = {}) =>
  headTags({ ...needs, ...more }).map(({ attributes }) => attributes)

test('[2.5] a page names its canonical address', () => {
  expect(attributesOf()).toContainEqual({ rel: 'canonical', href: 'https://bets.example/de/sports/live' })
})

test('[2.5] alternates stand for every language, x-default for the first', () => {
  expect(attributesOf().filter(({ rel }) => rel === 'alternate')).toEqual([
    { rel: 'alternate', hreflang: 'x-default', href: 'https://bets.example/sports/live' },
    { rel: 'alternate', hreflang: 'en', href: 'https://bets.example/sports/live' },
    { rel: 'alternate', hreflang: 'de', href: 'https://bets.example/de/sports/live' },
    { rel: 'alternate', hreflang: 'ar', href: 'https://bets.example/ar/sports/live' },
  ])
})

test('[2.5] a page that is not indexed says so, others do not', () => {
  const robots = { name: 'robots', content: 'noindex' }
  expect(attributesOf()).not.toContainEqual(robots)
  expect(attributesOf({ head: { ...needs.head, noIndex: true } })).toContainEqual(robots)
})

test('[2.5] social previews carry title, description and address', () => {
  const tags = attributesOf()
  expect(tags).toContainEqual({ property: 'og:title', content: 'Live · Touchline' })
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://bets.example/de/sports/live' })
})
