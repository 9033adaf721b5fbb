import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddress } from './readAddress.ts'

const options = { locales: ['en', 'de', 'ar'], customPages: ['help', 'help/payments', 'tennis', 'live'] }
const pageOf = (path: string) => {
  const address = readAddress(path, '', options)
  return address.kind === 'page' ? address.page : address.to
}

test.each([
  ['/sports', { key: 'sports' }],
  ['/sports/live', { key: 'in_play' }],
  ['/sports/soccer', { key: 'sport', sport: 'soccer' }],
  ['/sports/ice_hockey', { key: 'sport', sport: 'ice_hockey' }],
  ['/sports/soccer/norland', { key: 'slug', sport: 'soccer', slug: 'norland' }],
  ['/de/sports/soccer/norland', { key: 'slug', sport: 'soccer', slug: 'norland' }],
  ['/sports/soccer/norland/more', { key: 'not_found' }],
  ['/sports/live/more', { key: 'not_found' }],
  ['/sports/cybersport', { key: 'e_sports' }],
  ['/sports/favorites', { key: 'favorites' }],
  ['/sports/schedule', { key: 'schedule' }],
  ['/sports/results', { key: 'results' }],
  ['/sports/promotions', { key: 'promotions' }],
  ['/sports/bets-history', { key: 'bets_history' }],
  ['/sports/racing', { key: 'horse_racing' }],
  ['/sports/lotteries', { key: 'lotteries' }],
  ['/sports/general-rules', { key: 'general_rules' }],
  ['/sports/about', { key: 'about' }],
  ['/sports/blocked', { key: 'blocked' }],
  ['/sports/locked', { key: 'locked' }],
  ['/sports/404', { key: 'not_found' }],
  ['/sports/500', { key: 'broken' }],
  ['/sports/init-sportsbook', { key: 'init_sportsbook' }],
  ['/sports/users/sign-in', { key: 'users', page: 'sign-in' }],
  ['/sports/users/password/edit', { key: 'users', page: 'password/edit' }],
  ['/elsewhere', { key: 'not_found' }],
])('[2.1] %s is %o', (path, page) => {
  expect(pageOf(path)).toEqual(page)
})

test.each([
  ['/', '/sports'],
  ['/de', '/de/sports'],
  ['/de/', '/de/sports'],
  ['/en/sports', '/sports'],
  ['/sports/de', '/de/sports'],
  ['/sports/de/soccer', '/de/sports/soccer'],
  ['/sports/en/soccer', '/sports/soccer'],
  ['/DE/sports', '/de/sports'],
  ['/sports/', '/sports'],
  ['/Sports/Soccer/', '/sports/soccer'],
  ['//sports//soccer', '/sports/soccer'],
  ['//example.org/sports', '/example.org/sports'],
])('%s leads to %s for good', (path, to) => {
  expect(pageOf(path)).toBe(to)
})

test('[2.1] a sport named like a fixed page cannot take its address', () => {
  expect(pageOf('/sports/live')).toEqual({ key: 'in_play' })
})

test('a redirect keeps the query', () => {
  expect(readAddress('/en/sports/soccer/', '?page=2', options)).toEqual({
    kind: 'redirect',
    to: '/sports/soccer?page=2',
  })
})

test('the locale of an address is known beside its page', () => {
  expect(readAddress('/ar/sports', '', options)).toMatchObject({ locale: 'ar', path: '/sports' })
  expect(readAddress('/sports', '', options)).toMatchObject({ locale: 'en' })
})

test.each([
  ['/receipts/verify', 'en'],
  ['/de/receipts/verify', 'de'],
])('%s is where receipts are verified, in %s', (pathname, locale) => {
  expect(readAddress(pathname, '', options)).toMatchObject({
    kind: 'page',
    locale,
    page: { key: 'receipt_verify' },
  })
})

test.each([
  ['/sports/help', { key: 'custom_page', path: 'help' }],
  ['/de/sports/help/payments', { key: 'custom_page', path: 'help/payments' }],
  ['/sports/tennis', { key: 'custom_page', path: 'tennis' }],
  ['/sports/tennis/norland-open', { key: 'slug', sport: 'tennis', slug: 'norland-open' }],
  ['/sports/live', { key: 'in_play' }],
])(
  '[2.1] a page of the operator’s own wins over a sport and not over a fixed page: %s is %o',
  (path, page) => {
    expect(pageOf(path)).toEqual(page)
  },
)

test.each([
  '/sports/%E0%A4%A',
  '/sports/soccer/%',
  '/sports/soccer/%00',
  '/sports/soccer/a%2Fb',
  '/sports/%2Freceipts%2Fverify',
  '/sports/a%20b',
  `/sports/soccer/${'a'.repeat(201)}`,
])('[ADDRESS-5] %s cannot be read, so it is no page and leads nowhere', path => {
  expect(pageOf(path)).toEqual({ key: 'not_found' })
})

test.each([
  ['/sports/s%6Fccer', '/sports/soccer'],
  ['/%73ports/soccer', '/sports/soccer'],
  ['/sports/soccer/%C3%9Cber', '/sports/soccer/%C3%BCber'],
])('[ADDRESS-5] a letter written as a number leads to the letter: %s to %s', (path, to) => {
  expect(pageOf(path)).toBe(to)
})

test('[ADDRESS-5] where an address leads is proper itself, and on this host', () => {
  const piece = fc.constantFrom(
    '',
    '/',
    'sports',
    'SPORTS',
    'de',
    'En',
    '%2f',
    '%',
    '%41',
    'ü',
    'a.b',
    '../../shared',
    '@',
    'live',
    '\\',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
      const { pathname } = new URL(`http://host/${pieces.join('/')}`)
      const address = readAddress(pathname, '', options)
      if (address.kind === 'page') return
      expect(address.to).toMatch(/^\/(?!\/)/)
      // Each hop removes something, so the chain ends.
      let next = readAddress(address.to, '', options)
      for (const _ of pieces) if (next.kind === 'redirect') next = readAddress(next.to, '', options)
      expect(next.kind).toBe('page')
    }),
  )
})
