import { MATCH_STATUS, type Match, type MatchId, type Outright } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import type { Head } from '#pages/shared'
import { structuredData } from './structuredData.ts'
import { schemaFaults } from '@touchline/testkit/schema-org'

const sport = { id: '1', key: 'soccer', name: 'Fußball', type: 'regular' } as const
const category = { id: '2', slug: 'england', name: 'England', countryCode: 'GB' }
const league = { id: '3', slug: 'premier-league', name: 'Premier League' }
const match: Match = {
  id: '7' as MatchId,
  urnId: 'sr:match:7',
  slug: 'harbour-town-ashford-rovers',
  version: 1,
  sport,
  category,
  tournament: league,
  home: { id: '901', name: 'Harbour Town', logo: '/assets/crests/stripes-25-w.svg' },
  away: { id: '902', name: 'Ashford Rovers', logo: '/assets/crests/plain-230-k.svg' },
  city: 'Harbour',
  startTime: Date.UTC(2026, 10, 22, 18),
  state: {
    status: MATCH_STATUS.prematch,
    stage: 'not_started',
    score: { home: 0, away: 0 },
    periodScores: [],
  },
  maxPeriodNumber: 2,
  availableMarkets: 40,
  topMarkets: 5,
  hasVideo: false,
  hasProviderStats: false,
  provider: 'betradar',
}

const outright: Outright = {
  id: '8' as MatchId,
  urnId: 'sr:stage:8',
  slug: 'premier-league-winner',
  type: 'outright',
  name: 'Premier League winner',
  version: 1,
  sport,
  category,
  tournament: league,
  runners: [],
  startTime: Date.UTC(2026, 10, 22, 18),
  endTime: Date.UTC(2027, 4, 22),
  state: match.state,
  availableMarkets: 1,
  provider: 'betradar',
}

const dataOf = (subject?: Head['subject']): readonly object[] =>
  structuredData({
    head: { title: 'x', description: 'Live odds', ...(subject && { subject }) },
    config: { siteName: 'Touchline', locales: ['en', 'de'] },
    locale: 'de',
    origin: 'https://bets.example',
    image: 'https://bets.example/images/social/de/soccer/x.png',
  })

test('[META-2] every page says whose it is', () => {
  expect(dataOf()).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://bets.example/#organisation',
      name: 'Touchline',
      url: 'https://bets.example',
      logo: 'https://bets.example/favicon.svg',
    },
  ])
})

test('[META-3] a page of the catalogue says where it stands, in its own language', () => {
  const [, trail] = dataOf({ sport, category, league })
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Touchline', item: { '@type': 'WebPage', url: 'https://bets.example/de/sports' } },
      {
        position: 2,
        name: 'Fußball',
        item: { '@type': 'WebPage', url: 'https://bets.example/de/sports/soccer' },
      },
      {
        position: 3,
        name: 'England',
        item: { '@type': 'WebPage', url: 'https://bets.example/de/sports/soccer/england' },
      },
      {
        position: 4,
        name: 'Premier League',
        item: { '@type': 'WebPage', url: 'https://bets.example/de/sports/soccer/premier-league' },
      },
    ],
  })
})

test('[META-4] a match is a sports event: who plays, when, where, in which league', () => {
  const [, , event] = dataOf({ sport, category, league, match })
  expect(event).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    '@id': 'https://bets.example/de/sports/soccer/harbour-town-ashford-rovers#event',
    name: 'Harbour Town – Ashford Rovers',
    description: 'Live odds',
    url: 'https://bets.example/de/sports/soccer/harbour-town-ashford-rovers',
    image: 'https://bets.example/images/social/de/soccer/x.png',
    sport: 'Fußball',
    startDate: '2026-11-22T18:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Harbour',
      address: { '@type': 'PostalAddress', addressLocality: 'Harbour', addressCountry: 'GB' },
    },
    homeTeam: {
      '@type': 'SportsTeam',
      name: 'Harbour Town',
      logo: 'https://bets.example/assets/crests/stripes-25-w.svg',
    },
    awayTeam: {
      '@type': 'SportsTeam',
      name: 'Ashford Rovers',
      logo: 'https://bets.example/assets/crests/plain-230-k.svg',
    },
    superEvent: {
      '@type': 'EventSeries',
      name: 'Premier League',
      url: 'https://bets.example/de/sports/soccer/premier-league',
    },
  })
})

test('[META-4] an outright is one too, with the day it is decided; who runs may be anybody', () => {
  const [, , event] = dataOf({ sport, category, league, outright })
  expect(event).toMatchObject({ name: 'Premier League winner', endDate: '2027-05-22T00:00:00.000Z' })
  expect(event).not.toHaveProperty('homeTeam')
})

test('[META-3] a race stands under the page of racing: its country and its course have none', () => {
  const racing = { ...sport, key: 'horse_racing', name: 'Pferderennen' }
  const race: Outright = { ...outright, sport: racing, type: 'race', slug: 'first-race', name: 'First race' }
  const [, trail, event] = dataOf({ sport: racing, category, league, outright: race })
  expect(trail).toMatchObject({
    itemListElement: [
      { name: 'Touchline' },
      { name: 'Pferderennen', item: { url: 'https://bets.example/de/sports/racing' } },
      { name: 'First race', item: { url: 'https://bets.example/de/sports/horse_racing/first-race' } },
    ],
  })
  expect(event).toMatchObject({ superEvent: { '@type': 'EventSeries', name: 'Premier League' } })
  expect(JSON.stringify([trail, event])).not.toContain('premier-league"')
  expect(schemaFaults([trail!, event!])).toEqual([])
})

test('[META-5] all of it is valid by the published schemas of schema.org', () => {
  expect(schemaFaults(dataOf({ sport, category, league, outright }))).toEqual([])
  expect(schemaFaults(dataOf({ sport, category, league, match }))).toEqual([])
})

test.each([
  ['a type that is none', { '@type': 'SportEvent' }, 'SportEvent is no type'],
  ['a property of no such type', { '@type': 'SportsTeam', odds: '2.0' }, 'SportsTeam has no odds'],
  [
    'a value of the wrong type',
    { '@type': 'SportsEvent', homeTeam: { '@type': 'Place', name: 'x' } },
    'SportsEvent.homeTeam takes no Place',
  ],
  ['a day that is none', { '@type': 'SportsEvent', startDate: 'tomorrow' }, 'SportsEvent/startDate must'],
])('[META-5] the schemas find %s', (_, data, fault) => {
  expect(schemaFaults(data).join()).toContain(fault)
})
