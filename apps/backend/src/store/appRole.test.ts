import { expect, test } from 'vitest'
import { appRoleAt, appRoleOf, asAppRole } from './appRole.ts'

test('each database has a role of its own, named after it', () => {
  expect(appRoleOf('touchline')).toBe('touchline_app_touchline')
  expect(appRoleAt('postgres://u:p@h:5432/staging?sslmode=disable')).toBe('touchline_app_staging')
})

test('a name that is long or is no plain word is shortened, and never meets another’s', () => {
  const names = ['Bets', 'bets!', 'bets?', 'x'.repeat(41), 'x'.repeat(63), 'سجل', "'; drop role x; --"]
  const roles = names.map(appRoleOf)
  expect(new Set(roles).size).toBe(names.length)
  for (const role of roles) {
    expect(role).toMatch(/^touchline_app_[a-z0-9_]+$/)
    expect(role.length).toBeLessThanOrEqual(63)
  }
})

test.each([
  ['postgres://h/d', '-c role=touchline_app_d'],
  ['postgres://h/d?sslmode=disable', '-c role=touchline_app_d'],
  ['postgres://h/d?options=-c%20geqo%3Doff', '-c geqo=off -c role=touchline_app_d'],
  ['postgres://h/d?options=-c+role%3Downer&sslmode=disable', '-c role=owner -c role=touchline_app_d'],
])('%s begins with the options "%s"', (url, options) => {
  expect(new URL(asAppRole(url)).searchParams.getAll('options').at(-1)).toBe(options)
})
