import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOver, MATCH_STATUS } from '../match/index.ts'
import { BET_RESULTS } from '../bet/index.ts'
import { outcomeStatus } from './outcomeStatus.ts'
import { padToFour } from './padToFour.ts'
import { readTestProviders, writeTestProviders } from './readTestProviders.ts'
import { SORT_FIELDS } from './sortFields.ts'
import { dayAfter, dayOf, dayWindow, isDay, soonWindow } from './startWindow.ts'
import { topSportsFirst } from './topSports.ts'

test('[CAT-1] closed and finished matches are over, no others', () => {
  const over = Object.entries(MATCH_STATUS).filter(([, status]) => isOver(status))
  expect(over.map(([name]) => name)).toEqual(['closed', 'finished'])
})

test.each([
  ['8', [8, 0, 0, 0]],
  ['8 16', [8, 16, 0, 0]],
  ['1, 2, 3, 4', [1, 2, 3, 4]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  ['', [0, 0, 0, 0]],
  ['1,x,-2.5', [1, 0, -2.5, 0]],
])('[CAT-2] a list of four numbers is always four: "%s" reads %j', (text, numbers) => {
  expect(padToFour(text)).toEqual(numbers)
})

test.each([
  ['regular:betradar', [['regular', 'betradar']]],
  [
    'cyber:oddin|regular:betconstruct',
    [
      ['cyber', 'oddin'],
      ['regular', 'betconstruct'],
    ],
  ],
])('[CAT-3] the cookie of test providers "%s" reads %j', (text, pairs) => {
  const read = readTestProviders(text)!
  expect(read).toEqual(new Map(pairs as [string, string][]))
  expect(readTestProviders(writeTestProviders(read))).toEqual(read)
})

test.each([
  undefined,
  '',
  'regular',
  'regular:',
  'regular:nobody',
  'virtual:oddin',
  'regular:betradar|',
  'regular:betradar|cyber',
  'regular:betradar:oddin',
  'regular:betradar|regular:oddin',
  'regular:betradar;cyber:oddin',
])('[CAT-3] a cookie of test providers that reads %s is ignored as a whole', text => {
  expect(readTestProviders(text)).toBeUndefined()
})

test('[CAT-4] the eight sort fields of the specification', () => {
  expect(SORT_FIELDS).toHaveLength(8)
})

test('[CAT-5] what starts soon is the same list for a minute', () => {
  const at = Date.UTC(2026, 10, 22, 9, 15)
  expect(soonWindow('3h', at)).toEqual(soonWindow('3h', at + 59_999))
  expect(soonWindow('3h', at)).toEqual({ from: at, to: Date.UTC(2026, 10, 22, 12, 16) })
  expect(soonWindow('48h', at + 60_000)).toEqual({ from: at + 60_000, to: Date.UTC(2026, 10, 24, 9, 17) })
})

test.each([
  ['2026-11-22', 'UTC', '2026-11-22T00:00Z', 24],
  ['2026-11-22', 'Asia/Tokyo', '2026-11-21T15:00Z', 24],
  ['2026-11-22', 'America/St_Johns', '2026-11-22T03:30Z', 24],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00Z', 23],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00Z', 25],
  // Midnight itself is left out when the clocks go forward.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00Z', 23],
])('[CAT-6] %s in %s begins at %s and has %i hours', (date, zone, begins, hours) => {
  const { from, to } = dayWindow(date, zone)
  expect([from, (to - from) / 3_600_000]).toEqual([Date.parse(begins), hours])
  expect([dayOf(from, zone), dayOf(to - 1, zone), dayOf(to, zone)]).toEqual([date, date, dayAfter(date, 1)])
})

test.each([
  // Samoa and Kiribati moved over the date line, the Marshall Islands' Kwajalein too: the day was left out there.
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00Z'],
  ['1994-12-31', 'Pacific/Kiritimati', '1994-12-31T10:00Z'],
  ['1993-08-21', 'Pacific/Kwajalein', '1993-08-21T12:00Z'],
])('[CAT-6] %s never was in %s: nothing starts on it', (date, zone, at) => {
  expect(dayWindow(date, zone)).toEqual({ from: Date.parse(at), to: Date.parse(at) })
  expect(dayWindow(dayAfter(date, -1), zone).to).toBe(Date.parse(at))
  expect(dayWindow(dayAfter(date, 1), zone).from).toBe(Date.parse(at))
})

test('[CAT-6] in every time zone each instant is in the window of its day and in no other, and days follow without a gap', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC'),
      fc.integer({ min: Date.UTC(1970, 0, 3), max: Date.UTC(2037, 11, 31) }),
      (zone, instant) => {
        const date = dayOf(instant, zone)
        const { from, to } = dayWindow(date, zone)
        expect(from <= instant && instant < to).toBe(true)
        expect([dayWindow(dayAfter(date, -1), zone).to, dayWindow(dayAfter(date, 1), zone).from]).toEqual([
          from,
          to,
        ])
        expect([dayOf(from, zone), dayOf(to - 1, zone)]).toEqual([date, date])
        expect(dayOf(from - 1, zone) < date && dayOf(to, zone) > date).toBe(true)
      },
    ),
    // Monrovia set its clocks to 44 minutes and 30 seconds.
    {
      numRuns: 400,
      examples: [
        ['Pacific/Apia', Date.UTC(2011, 11, 30, 10)],
        ['Africa/Monrovia', Date.UTC(1971, 5, 5)],
      ],
    },
  )
}, 20_000)

test('[CAT-6] a day that the calendar lacks is none', () => {
  expect(['2026-02-28', '2026-02-29', '2026-13-01', '2026-00-10'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test.each(['0000-01-01', '0099-05-05', '1969-12-31', '9999-12-31'])(
  '[CAT-6] %s is beyond the requested day, and invalid',
  text => expect(isDay(text)).toBe(false),
)

test.each(['1970-01-01', '9999-12-30'])('[CAT-6] %s begins and ends, west and east', date => {
  for (const zone of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
    const { from, to } = dayWindow(date, zone)
    expect([isDay(date), to - from]).toEqual([true, 24 * 3_600_000])
  }
})

test('[CAT-7] top sports stand first in their order, the others as they came', () => {
  const sports = ['volleyball', 'basketball', 'ice_hockey', 'soccer'].map(key => ({ key }))
  expect(topSportsFirst(sports).map(({ key }) => key)).toEqual([
    'soccer',
    'basketball',
    'volleyball',
    'ice_hockey',
  ])
  expect(topSportsFirst(sports, ['volleyball'])[0]?.key).toBe('volleyball')
})

test.each([
  ['win_entire', 'won'],
  ['lose_entire', 'lost'],
  ['refund_entire', 'void'],
  ['canceled', 'void'],
  ['refund_half_win_other', 'half-won'],
  ['refund_half_lose_other', 'half-lost'],
  ['no_results', 'open'],
  ['cashed_out', 'open'],
] as const)('[CAT-8] an outcome that came to %s reads %s', (result, expected) => {
  expect(BET_RESULTS).toContain(result)
  expect(outcomeStatus(result)).toBe(expected)
})
