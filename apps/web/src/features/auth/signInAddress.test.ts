import { expect, test } from 'vitest'
import { withoutSignIn } from './signInAddress.ts'

test.each([
  ['https://b.example/sports#signIn', '/sports'],
  ['https://b.example/sports?modal=signIn', '/sports'],
  ['https://b.example/de/sports/soccer?page=2&modal=signIn#top', '/de/sports/soccer?page=2#top'],
  ['https://b.example/sports?modal=signIn#signIn', '/sports'],
])('[2.2] %s opens sign in and becomes %s', (href, clean) => {
  expect(withoutSignIn(href)).toBe(clean)
})

test.each(['https://b.example/sports', 'https://b.example/sports#signUp', 'https://b.example/?modal=x'])(
  '[2.2] %s does not',
  href => {
    expect(withoutSignIn(href)).toBeUndefined()
  },
)
