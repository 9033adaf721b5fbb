import { expect, test } from 'vitest'
import { scrubAddress, scrubText } from './scrubText.ts'

test.each([
  ['an e-mail address', 'no player ada.l+x@mail.example here', 'no player [gone] here'],
  ['a phone number', 'call +44 (0)20 7946 0018 now', 'call [gone] now'],
  ['a token', 'bad sid 3f9aK2mP0qW7xZ1c', 'bad sid [gone]'],
  ['a signed token', 'refused eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx.c2ln', 'refused [gone]'],
  ['an authorization', 'sent Bearer abc', 'sent [gone]'],
  [
    'a quoted text',
    'Unexpected token, "Ada Lovelac"... is not valid JSON',
    'Unexpected token, "[gone]"... is not valid JSON',
  ],
  ['a query', 'GET /users/confirmation?confirmation_token=abc failed', 'GET /users/confirmation failed'],
])('%s is taken out of a text', (_, text, left) => {
  expect(scrubText(text)).toBe(left)
})

test('what the page knows of its visitor is removed everywhere', () => {
  expect(scrubText('Welcome back, ADA LOVELACE!', ['Ada Lovelace'])).toBe('Welcome back, [gone]!')
})

test.each([
  "Cannot read properties of undefined (reading 'odds')",
  'getMatchMarkets was answered 503',
  'at f (https://sports.example/assets/startUp-1a2b.js:10:2345)',
  'match 61234 has 12.5 and 3 lines',
])('a text without secrets stays as it is: %s', text => {
  expect(scrubText(text)).toBe(text)
})

test.each([
  ['https://sports.example/api/matches/123?email=a@b.c#x', 'https://sports.example/api/matches/123'],
  ['/sports/soccer?share-bet=XYZ', '/sports/soccer'],
  ['https://ada:secret@sports.example/a', 'https://sports.example/a'],
  ['/player/ada%40mail.example/x', '/player/[gone]/x'],
])('the address %s becomes %s', (address, left) => {
  expect(scrubAddress(address)).toBe(left)
})
