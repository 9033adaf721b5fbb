import { expect, test } from 'vitest'
import { takeTrackingKeys } from './takeTrackingKeys.ts'

test('[2.4] tracking keys are kept for the visit and leave the address; all else stays', () => {
  const stored = new Map<string, string>()
  const store = { write: (key: string, text: string) => stored.set(key, text).size > 0 }
  const clean = takeTrackingKeys('https://x.example/sports?ctag=a&sport=soccer&gclid=b#signIn', store)
  expect(clean).toEqual({ clean: '/sports?sport=soccer#signIn' })
  expect([...stored]).toEqual([
    ['ctag', 'a'],
    ['gclid', 'b'],
  ])
})

test('an address without them is left alone', () => {
  expect(takeTrackingKeys('https://x.example/sports?sport=soccer', { write: () => true })).toEqual({})
})

test('[2.4] the code of a shared slip waits for the slip, and leaves the address', () => {
  const stored = new Map<string, string>()
  const store = { write: (key: string, text: string) => stored.set(key, text).has(key) }
  expect(takeTrackingKeys('https://x.example/sports?share-bet=K7TM4XQ9&page=2', store)).toEqual({
    clean: '/sports?page=2',
    shareCode: 'K7TM4XQ9',
  })
  expect([...stored]).toEqual([['share-bet', 'K7TM4XQ9']])
})

test('[2.1] a token that a mail carries leaves the address at once, and is kept nowhere', () => {
  const stored = new Map<string, string>()
  const store = { write: (key: string, text: string) => stored.set(key, text).has(key) }
  const href = 'https://x.example/sports/users/password/edit?reset_password_token=s3cret&ctag=a'
  expect(takeTrackingKeys(href, store)).toEqual({ clean: '/sports/users/password/edit' })
  expect([...stored]).toEqual([['ctag', 'a']])
})
