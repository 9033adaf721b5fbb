import robotsParser from 'robots-parser'
import { expect, test } from 'vitest'
import { createRobots } from './robots.ts'

const origin = 'https://bets.example'
async function robotsOf(isIndexed: boolean) {
  const url = new URL('/robots.txt', origin)
  const answer = await createRobots(isIndexed)({ url, origin, encoding: 'identity' })
  return robotsParser(url.href, String(answer?.body))
}

test.each([
  ['/sports', true],
  ['/de/sports/soccer/premier-league?page=2', true],
  ['/images/social/en/site.png', true],
  ['/api/sportsbook/matches', false],
  ['/connection/websocket', false],
  ['/sports/favorites', false],
  ['/pt-BR/sports/bets-history', false],
  ['/sports/users/sign-in', false],
])('[META-13] search engines may read %s: %s', async (path, isAllowed) => {
  expect((await robotsOf(true)).isAllowed(origin + path, 'anybot')).toBe(isAllowed)
})

test('[META-13] robots.txt says where the sitemap is', async () => {
  expect((await robotsOf(true)).getSitemaps()).toEqual(['https://bets.example/sitemap.xml'])
})

test('[META-13] a site that is not indexed is closed to all of them', async () => {
  const robots = await robotsOf(false)
  expect([robots.isAllowed(`${origin}/sports`, 'anybot'), robots.getSitemaps()]).toEqual([false, []])
})
