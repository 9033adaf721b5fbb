import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { dev, openMatches, type MatchInList } from './product.ts'

/**
 * A tennis match that begins now: its first point is played twenty seconds later, and its markets pause at a break
 * point, three points on at the earliest. A bet on it has the longest live delay of the test product, and nothing
 * happens in it.
 */
export async function kickOffTennis(request: APIRequestContext): Promise<MatchInList> {
  const [match] = await openMatches(request, { sport_key: 'tennis', match_status: '0' })
  await dev(request, 'kick-off', { match_id: match!.id })
  await expect(async () => {
    const live = await openMatches(request, { sport_key: 'tennis', match_status: '1' })
    expect(live.map(({ id }) => id)).toContain(match!.id)
  }).toPass({ timeout: 20_000 })
  return match!
}

/** Which price changes the player accepts automatically: `higher` is the default ([ACCEPT-7]). */
export async function acceptByApi(
  request: APIRequestContext,
  mode: 'none' | 'higher' | 'any',
): Promise<void> {
  const reply = await request.post('/api/sportsbook/settings', { data: { auto_accept_odds_change: mode } })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** The keys of all placements that the page sends from now on: one for each intent. */
export function watchKeys(page: Page): ReadonlySet<string> {
  const keys = new Set<string>()
  page.on('request', request => {
    const isPlacement = request.method() === 'POST' && request.url().endsWith('/v3/bets')
    if (isPlacement) keys.add(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}
