import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'

const PANEL = 'Bet slip and my bets'

/** The ticket panel: docked beside the page, or the sheet over it. */
export const dockOf = (page: Page): Locator => page.getByRole('complementary', { name: PANEL })
export const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: PANEL })

/** One outcome, by the key of its button. */
export type OutcomeRef = {
  readonly matchId: string
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
}

/** The first button of an outcome on the page. */
export function priceOf(page: Page, { matchId, marketId, specifier, outcomeId }: OutcomeRef): Locator {
  return page.locator(`[data-price="${matchId}/${marketId}/${specifier}/${outcomeId}"]`).first()
}

/** Taps a price until it is on the slip: a price may be paused when it is tapped. */
export async function pick(page: Page, outcome: OutcomeRef): Promise<void> {
  const price = priceOf(page, outcome)
  await expect(price).toHaveAttribute('data-availability', 'open', { timeout: 30_000 })
  await pressPrice(price)
}

/**
 * Presses a price until it is picked, or removed with `until` 'false': a press within 300 ms of a layout move is
 * refused with a question ([TAP-1]), as it should be, and pages move while they load.
 */
export async function pressPrice(price: Locator, until: 'true' | 'false' = 'true'): Promise<void> {
  await expect(async () => {
    if ((await price.getAttribute('aria-pressed')) !== until) await price.click({ timeout: 1_000 })
    await expect(price).toHaveAttribute('aria-pressed', until, { timeout: 500 })
  }).toPass({ timeout: 20_000 })
}

/** The slip's main stake; for several singles, the one for all of them. */
export const stakeOf = (panel: Locator): Locator => panel.locator('input[id$="-stake"]')
/** Puts these outcomes on the slip of a new page, by a shared link. */
export async function openShared(
  page: Page,
  outcomes: readonly OutcomeRef[],
  path = '/sports',
): Promise<void> {
  await page.goto(`${path}?share-bet=${await shareByApi(page.request, outcomes)}`)
  await expect(page.locator('html')).toHaveAttribute('data-line', 'connected')
}

/** A code for a slip of these outcomes. The prices in it do not matter: a shared slip has current ones. */
export async function shareByApi(
  request: APIRequestContext,
  outcomes: readonly OutcomeRef[],
): Promise<string> {
  const selections = outcomes.map(({ matchId, marketId, specifier, outcomeId }) => ({
    match_id: matchId,
    market_id: marketId,
    specifier,
    outcome_id: outcomeId,
    odds: 2000,
  }))
  const type = outcomes.length > 1 ? 'combo' : 'single'
  const bets = [{ type, stake: { value: 0, currency: 'EUR' }, selections }]
  const reply = await request.post('/api/sportsbook/bets/share-code', { data: { bets } })
  expect(reply.status(), await reply.text()).toBeLessThan(300)
  return ((await reply.json()) as { data: { code: string } }).data.code
}

export const returnsOf = (panel: Locator): Locator => panel.locator('[data-figure="returns"]')
export const legsOf = (panel: Locator): Locator => panel.getByRole('article')

/** Signs in by the open dialog. */
export async function fillSignIn(page: Page, player: { email: string; password: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Email').fill(player.email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(player.password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Accepts current prices. A press right after the button got this label is ignored, so it is repeated. */
export const acceptPrices = (panel: Locator): Promise<void> => pressAction(panel, /^Accept/)

/**
 * Presses the slip's action until it is handled: a press within 300 ms of a change that the bettor did not make is
 * ignored on purpose, and prices and balances move while a spec runs. A price that moved before the press is
 * accepted, as a bettor would.
 */
export async function pressAction(panel: Locator, name: string | RegExp): Promise<void> {
  const action = panel.getByRole('button', { name })
  const accept = panel.getByRole('button', { name: /^Accept/ })
  let isPressed = false
  await expect(async () => {
    if (await action.isVisible()) {
      // On a busy machine a click takes long to be confirmed.
      await action.click({ timeout: 3_000 })
      isPressed = true
    } else if (!isPressed && (await accept.isVisible())) await accept.click({ timeout: 500 })
    await expect(action).toBeHidden({ timeout: 300 })
    // Until a heartbeat has arrived after the page loaded the button waits for fresh prices: nothing has been pressed
    // yet.
    expect(isPressed).toBe(true)
  }).toPass({ timeout: 20_000 })
}

/**
 * Places what is on the slip and waits for its receipt. Prices that moved meanwhile are accepted, as a bettor would.
 */
export async function placeBet(panel: Locator): Promise<void> {
  const receipt = panel.getByRole('heading', { name: 'Bet accepted' })
  const accept = panel.getByRole('button', { name: /^Accept/ })
  const place = panel.getByRole('button', { name: /^Place bet/ })
  await expect(async () => {
    if (await accept.isVisible()) await accept.click()
    if (await place.isVisible()) await place.click({ timeout: 500 })
    await expect(receipt).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: 40_000 })
}

export const balanceOf = (page: Page): Locator => page.locator('[data-figure="balance"]')

/** Subunits of a fiat sum as an English page writes them: `€1,234.50`. */
export function euros(value: number): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(value / 100)
}
