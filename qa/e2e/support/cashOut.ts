import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { openLive, type MatchInList } from './product.ts'
import type { PlacedBet } from './player.ts'

/**
 * Places a single on home of a match, of 10.00 by default, at the current price; repeats it if the price moves
 * meanwhile. For tests whose subject is not the placing.
 */
export async function placeByApi(
  request: APIRequestContext,
  { id }: Pick<MatchInList, 'id'>,
  stake = 1_000,
): Promise<PlacedBet> {
  let placed: PlacedBet | undefined
  await expect(async () => {
    const match = await request.get(`/api/sportsbook/matches/${id}`)
    const { main_market: market } = ((await match.json()) as { data: MatchInList }).data
    const { id: outcomeId, odds } = market!.outcomes[0]!
    const selection = {
      match_id: id,
      market_id: market!.id,
      specifier: market!.specifier,
      outcome_id: outcomeId,
      odds,
    }
    const reply = await request.post('/api/sportsbook/v3/bets', {
      headers: { 'idempotency-key': randomUUID() },
      data: {
        meta: { device_id: 'device-e2e', quick: false },
        bets: [{ type: 'single', stake: { value: stake, currency: 'EUR' }, selections: [selection] }],
      },
    })
    expect(reply.status(), await reply.text()).toBe(200)
    placed = ((await reply.json()) as { data: PlacedBet[] }).data[0]!
  }).toPass({ timeout: 10_000 })
  return placed!
}

/** The bet as the API returns it now, in any status. */
export async function betByApi(request: APIRequestContext, id: string): Promise<PlacedBet> {
  const reply = await request.get('/api/sportsbook/v3/bets', { params: { limit: '100' } })
  const { data } = (await reply.json()) as { data: PlacedBet[] }
  return data.find(bet => bet.id === id)!
}

/** Opens My bets in the docked panel and returns the card of a bet. */
export async function openMyBets(page: Page, betId: string, path = '/sports'): Promise<Locator> {
  await openLive(page, path)
  // The last tab of the panel, in any language.
  await page.getByRole('complementary').getByRole('tab').last().click()
  const card = cardOf(page, betId)
  await expect(card).toBeVisible()
  return card
}

export const cardOf = (page: Page, betId: string): Locator => page.locator(`[data-bet="${betId}"]`).first()
export const thumbOf = (card: Locator): Locator => card.locator('[data-cash-out] [data-state] button')

/** Drags the thumb of a cash-out along this share of its track; 1 is the end. `hold` keeps it there. */
export async function drawThumb(page: Page, card: Locator, share: number, hold = false): Promise<void> {
  const thumb = thumbOf(card)
  await thumb.scrollIntoViewIfNeeded()
  const from = (await thumb.boundingBox())!
  const track = (await thumb.locator('xpath=..').boundingBox())!
  const isRtl = from.x + from.width / 2 > track.x + track.width / 2
  const distance = track.width - from.width
  const x = from.x + from.width / 2
  const y = from.y + from.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (isRtl ? -1 : 1) * distance * share, y, { steps: 12 })
  if (!hold) await page.mouse.up()
}

/** The control's offer, in subunits of euros. */
export async function offerOf(card: Locator): Promise<number> {
  const text = await card.locator('[data-cash-out] [data-state] .num').first().textContent()
  return Math.round(Number(text!.replace(/[^\d.]/g, '')) * 100)
}
