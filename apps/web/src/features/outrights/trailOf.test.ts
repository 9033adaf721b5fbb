import type { Outright } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import { createHref } from '#core/addresses'
import { trailOf } from './trailOf.ts'

const href = createHref('de', { locales: ['en', 'de'] })
const event = {
  sport: { id: '1', key: 'soccer', name: 'Fußball', type: 'regular' },
  category: { id: '2', slug: 'norland', name: 'Norland' },
  tournament: { id: '3', slug: 'first-league', name: 'First League' },
  type: 'outright',
} as const
const race = {
  ...event,
  sport: { ...event.sport, key: 'horse_racing' },
  type: 'race',
} satisfies Partial<Outright>
const waysOf = (of: typeof event | typeof race, hasRacing = true) =>
  trailOf(of, { href, hasRacing }).map(({ to }) => to)

test('an outright leads to its sport, its country and its league', () => {
  expect(waysOf(event)).toEqual([
    '/de/sports/soccer',
    '/de/sports/soccer/norland',
    '/de/sports/soccer/first-league',
  ])
})

test('[ADDRESS-3] a race leads to the page of racing; its country and course have no page and no link', () => {
  expect(waysOf(race)).toEqual(['/de/sports/racing', undefined, undefined])
  expect(trailOf(race, { href, hasRacing: true }).map(({ name }) => name)).toEqual([
    'Fußball',
    'Norland',
    'First League',
  ])
})

test('where racing is switched off a race that remains has no link', () => {
  expect(waysOf(race, false)).toEqual([undefined, undefined, undefined])
})
