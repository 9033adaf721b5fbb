import { expect, test } from 'vitest'
import { allowedFields } from './allowedFields.ts'

test('of a refused placement a report carries codes, figures and what was bet on', () => {
  const leg = { match_id: '61234', market_id: 18, specifier: 'total=2.5', outcome_id: '12', odds: 1950 }
  const answer = {
    code: 101,
    localized_message: 'Ada, the odds have moved',
    errors_by_bet: {
      0: { code: 101, localized_message: 'x', details: { selections: [{ ...leg, reason: 'odds_changed' }] } },
    },
  }
  expect(allowedFields(JSON.stringify(answer))).toEqual({
    code: 101,
    errors_by_bet: { 0: { code: 101, details: { selections: [{ ...leg, reason: 'odds_changed' }] } } },
  })
})

test('of a sign-in nothing is carried', () => {
  expect(allowedFields({ email: 'ada@mail.example', password: 'hunter2' })).toBeUndefined()
})

test.each([
  ['code', 'hunter2'],
  ['match_id', 'Ada Lovelace'],
  ['match_id', '+442079460018'],
  ['reason', 'ada@mail.example'],
  ['specifier', '3f9aK2mP0qW7xZ1c'],
  ['bets', 'eyJhbGciOiJIUzI1NiJ9'],
])('a %s that is none (%s) stays here', (key, value) => {
  expect(allowedFields({ [key]: value })).toBeUndefined()
})

test.each(['<html>502 Bad gateway</html>', '', undefined, 42, []])('a body %o gives nothing', body => {
  expect(allowedFields(body)).toBeUndefined()
})
