import { expect, test } from 'vitest'
import { schemaFaults } from './schemaFaults.ts'

const EVENT = {
  '@context': 'https://schema.org',
  '@type': 'SportsEvent',
  name: 'Calder City – Ashford Rangers',
  startDate: '2026-11-23T20:00:00Z',
  eventStatus: 'https://schema.org/EventScheduled',
  homeTeam: { '@type': 'SportsTeam', name: 'Calder City' },
}

test('structured data as schema.org has it is without fault', () => {
  expect(schemaFaults(EVENT)).toEqual([])
  expect(schemaFaults([EVENT, { '@graph': [EVENT] }, 'text'])).toEqual([])
})

test.each([
  ['an unknown type', { ...EVENT, '@type': 'BettingEvent' }, 'BettingEvent is no type'],
  ['a property that the type does not have', { ...EVENT, odds: 2.35 }, 'SportsEvent has no odds'],
  [
    'a thing that the property does not accept',
    { ...EVENT, homeTeam: { '@type': 'Country', name: 'Norland' } },
    'SportsEvent.homeTeam takes no Country',
  ],
  [
    'a fault inside another thing',
    { ...EVENT, homeTeam: { '@type': 'SportsTeam', score: 1 } },
    'SportsTeam has no score',
  ],
])('%s is found', (_, data, fault) => {
  expect(schemaFaults(data)).toContain(fault)
})

test('a value that is no member of its enumeration is found', () => {
  const faults = schemaFaults({ ...EVENT, eventStatus: 'soon' })
  expect(faults).not.toEqual([])
})
