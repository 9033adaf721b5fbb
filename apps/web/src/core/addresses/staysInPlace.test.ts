import { expect, test } from 'vitest'
import { staysInPlace } from './staysInPlace.ts'

test.each([
  ['/sports/soccer', '/sports/soccer?time=1h', true],
  ['/sports/soccer?page=3&time=1h', '/sports/soccer', true],
  ['/sports/soccer?time=1h', '/sports/soccer?page=2&time=1h', false],
  ['/sports/soccer?page=2', '/sports/soccer', false],
  ['/sports/soccer', '/sports/soccer', false],
  ['/sports/soccer', '/sports/tennis?time=1h', false],
])('from %s to %s the page stays where it is: %s', (from, to, stays) => {
  expect(staysInPlace(from, to)).toBe(stays)
})
