import { expect, test } from 'vitest'
import { TRACED_REQUESTS } from './tracing.ts'

/** As the library passes it: the whole address, and the path where it is of this origin. */
function isTraced(address: string): boolean {
  const here = 'https://sports.example'
  const { href, origin, pathname } = new URL(address, here)
  const matches = (text: string) => TRACED_REQUESTS.some(pattern => pattern.test(text))
  return matches(href) || (origin === here && matches(pathname))
}

test.each([
  ['/api/sportsbook/matches', true],
  ['https://sports.example/connection/http_stream', true],
  ['api/platform/player', true],
  ['http://localhost:3001/api', true],
  ['https://localhost', true],
  ['https://api.sports.example/v3/bets', false],
  ['https://localhost.evil.example/', false],
  ['https://evil.example/localhost', false],
  ['https://evil.example/?to=http://localhost/', false],
  ['https://evil.example/api/', false],
  ['//evil.example/api/', false],
])('a request to %s carries a tracing header: %s', (address, carries) => {
  expect(isTraced(address)).toBe(carries)
})

test.each([
  ['api/bets', true],
  ['//evil.example/api/', false],
])('where the page has no address of its own, %s: %s', (address, carries) => {
  expect(TRACED_REQUESTS.some(pattern => pattern.test(address))).toBe(carries)
})
