import { expect, test } from 'vitest'

import type { AuthEvent, AuthStatus } from './index.ts'
import { AUTH_STATUSES, displayName, isLoggedIn, nextAuthStatus, reconnectsRealtime } from './index.ts'

test('[AUTH-1] UNKNOWN becomes PENDING when the settings fetch starts, and nothing else does', () => {
  const started: AuthEvent = { type: 'settings-fetch-started' }
  expect(AUTH_STATUSES.map(status => nextAuthStatus(status, started))).toEqual([
    'PENDING',
    'PENDING',
    'LOGGED_IN',
    'NOT_LOGGED_IN',
  ])
})

test('[AUTH-2] the profile decides between LOGGED_IN and NOT_LOGGED_IN', () => {
  for (const status of AUTH_STATUSES) {
    expect(nextAuthStatus(status, { type: 'profile-received', isLoggedIn: true })).toBe('LOGGED_IN')
    expect(nextAuthStatus(status, { type: 'profile-received', isLoggedIn: false })).toBe('NOT_LOGGED_IN')
  }
})

test('[AUTH-3] a profile that cannot be had leaves an anonymous visitor, never throws out a player', () => {
  expect(nextAuthStatus('PENDING', { type: 'profile-failed' })).toBe('NOT_LOGGED_IN')
  expect(nextAuthStatus('LOGGED_IN', { type: 'profile-failed' })).toBe('LOGGED_IN')
})

test('[AUTH-4] signing out ends in NOT_LOGGED_IN', () => {
  for (const status of AUTH_STATUSES)
    expect(nextAuthStatus(status, { type: 'signed-out' })).toBe('NOT_LOGGED_IN')
})

test.each([
  ['UNKNOWN', 'PENDING', false],
  ['PENDING', 'LOGGED_IN', true],
  ['PENDING', 'NOT_LOGGED_IN', true],
  ['LOGGED_IN', 'NOT_LOGGED_IN', true],
  ['LOGGED_IN', 'LOGGED_IN', false],
] as [AuthStatus, AuthStatus, boolean][])(
  '[AUTH-5] from %s to %s realtime reconnects: %s',
  (before, next, reconnects) => {
    expect(reconnectsRealtime(before, next)).toBe(reconnects)
  },
)

test('[AUTH-6] a profile with an e-mail or an auth phone is logged in', () => {
  expect(isLoggedIn({ email: 'ada@example.org' })).toBe(true)
  expect(isLoggedIn({ authPhoneNumber: '+4712345678' })).toBe(true)
  expect(isLoggedIn({ email: ' ', mobilePhone: '+4712345678' })).toBe(false)
  expect(isLoggedIn(undefined)).toBe(false)
})

test.each([
  [{ firstName: 'Ada', lastName: 'Berg', nickname: 'ab', email: 'a@b.c' }, 'Ada Berg'],
  [{ name: 'Ada B.', nickname: 'ab' }, 'Ada B.'],
  [{ lastName: 'Berg', nickname: 'ab' }, 'Berg'],
  [{ nickname: 'ab', email: 'a@b.c' }, 'ab'],
  [{ email: 'a@b.c', mobilePhone: '+47' }, 'a@b.c'],
  [{ mobilePhone: '+47' }, '+47'],
  [{ authPhoneNumber: '+48' }, '+48'],
  [{ firstName: ' ' }, undefined],
])('[AUTH-7] %o is shown as %s', (profile, name) => {
  expect(displayName(profile)).toBe(name)
})
