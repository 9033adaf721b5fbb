import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './test.ts'
import type { OutcomeRef } from './ticket.ts'

/** Drives the feed: the `/dev` endpoints answer once their change is committed. */
export async function dev(request: APIRequestContext, command: string, body: object): Promise<void> {
  const reply = await request.post(`/dev/${command}`, { data: body })
  expect(reply.status(), await reply.text()).toBeLessThan(300)
}

export const DEMO_PLAYER = { email: 'demo@touchline.example', password: 'touchline-demo' }
export const EMPTY_PLAYER = { email: 'empty@touchline.example', password: 'touchline-empty' }

/** The fields of a match in a list that the specs read. */
export type MatchInList = {
  id: string
  slug: string
  clock: { match_time: number | null; stoppage_time: number | null; stopped: boolean } | null
  sport: { key: string }
  home: { name: string }
  away: { name: string }
  main_market: {
    id: number
    specifier: string
    status: number
    outcomes: { id: string; odds: number; active: boolean }[]
  } | null
}

/** Matches of the API that take bets on their main market now. */
export async function openMatches(
  request: APIRequestContext,
  query: Record<string, string>,
): Promise<MatchInList[]> {
  const reply = await request.get('/api/sportsbook/matches', {
    params: { limit: '40', bettable: 'true', ...query },
  })
  expect(reply.ok()).toBe(true)
  const { data } = (await reply.json()) as { data: MatchInList[] }
  return data.filter(
    match => match.main_market?.status === 1 && match.main_market.outcomes.every(o => o.active),
  )
}

/** How many soccer matches a spec finds in play: other specs end theirs. */
const IN_PLAY_MIN = 4

/**
 * Soccer matches in the middle of a half: a goal can fall now, and no half ends while a spec runs. Where other specs
 * have ended too many, the next ones are kicked off.
 */
export async function matchesInPlay(request: APIRequestContext): Promise<MatchInList[]> {
  let matches = await matchesInHalf(request)
  if (matches.length >= IN_PLAY_MIN) return matches
  const upcoming = await openMatches(request, { sport_key: 'soccer', match_status: '0' })
  for (const { id } of upcoming.slice(0, IN_PLAY_MIN - matches.length))
    await dev(request, 'kick-off', { match_id: id })
  await expect(async () => {
    matches = await matchesInHalf(request)
    expect(matches.length).toBeGreaterThanOrEqual(IN_PLAY_MIN)
  }).toPass({ timeout: 30_000 })
  return matches
}

async function matchesInHalf(request: APIRequestContext): Promise<MatchInList[]> {
  const matches = await openMatches(request, { sport_key: 'soccer', match_status: '1' })
  return matches.filter(({ clock }) => {
    const minute = (clock?.match_time ?? 0) / 60
    const isRunning = clock?.stopped === false && clock.stoppage_time === null
    return isRunning && (minute < 43 || (minute > 45 && minute < 87))
  })
}

/** Waits until the page is hydrated and its connection is open. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-line', 'connected')
}

/** The first heartbeat that the next page receives: from then on bets can be placed. */
export async function firstBeat(page: Page): Promise<void> {
  const line = await page.waitForEvent('websocket')
  await line.waitForEvent('framereceived', ({ payload }) => String(payload).includes('heartbeat'))
}

const DAY_MS = 24 * 60 * 60_000

/**
 * Soccer matches that start in a day or more: they do not change while a spec runs. Their prices are on
 * the page of each match.
 */
export async function laterMatches(request: APIRequestContext): Promise<MatchInList[]> {
  const start_from = String((await serverTime(request)) + DAY_MS)
  return openMatches(request, { sport_key: 'soccer', match_status: '0', start_from })
}

export const pathOf = ({ slug }: Pick<MatchInList, 'slug'>): string => `/sports/soccer/${slug}`

/** Opens the page of a soccer match that starts in a day or more; a test that changes it has one of its own. */
export async function openLater(page: Page, index = 0): Promise<MatchInList> {
  const match = (await laterMatches(page.request))[index]!
  await openLive(page, pathOf(match))
  return match
}

/** An outcome of a match's main market: 0 is home. */
export function mainOutcome({ id, main_market: market }: MatchInList, index = 0): OutcomeRef {
  return {
    matchId: id,
    marketId: market!.id,
    specifier: market!.specifier,
    outcomeId: market!.outcomes[index]!.id,
  }
}

/** The product's clock, which `/dev` may have moved: epoch milliseconds. */
async function serverTime(request: APIRequestContext): Promise<number> {
  const reply = await request.get('/api/sportsbook/matches', { params: { limit: '1', match_status: '0' } })
  const { data } = (await reply.json()) as { data: { start_time: number }[] }
  return data[0]!.start_time
}
