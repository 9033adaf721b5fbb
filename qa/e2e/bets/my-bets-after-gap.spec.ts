import type { Locator, Page } from '@playwright/test'
import {
  DEMO_PLAYER,
  DESKTOP,
  expect,
  forgottenStreams,
  matchesInPlay,
  openLive,
  pathOf,
  placeByApi,
  signInByApi,
  test,
  thumbOf,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })

/** Time that a new connection has for its first heartbeat. */
const FIRST_BEAT_MS = 5_000

test('[E2E-341] after streams that cannot be continued, My bets and history offer the cash-out again', async ({
  page,
}) => {
  await expectOfferAfterForgottenStreams(page, 1)
})

test('[E2E-392] so they do on a processor six times slower', async ({ page }) => {
  await expectOfferAfterForgottenStreams(page, 6)
})

/** @param slower factor by which the processor is slowed; each factor has a match of its own */
async function expectOfferAfterForgottenStreams(page: Page, slower: 1 | 6): Promise<void> {
  test.setTimeout(150_000)
  await signInByApi(page.request, DEMO_PLAYER)
  const match = (await matchesInPlay(page.request))[slower === 1 ? 0 : 1]!
  const { id } = await placeByApi(page.request, match)
  const line = await forgottenStreams(page)
  await page.addInitScript(watchFalseWords, FIRST_BEAT_MS)
  await openLive(page, pathOf(match))
  await page.getByRole('complementary').getByRole('tab').last().click()
  const inPanel = page.getByRole('complementary').locator(`[data-bet="${id}"]`)
  await expect(thumbOf(inPanel)).toBeVisible({ timeout: 40_000 })
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.getByRole('link', { name: 'Touchline' }).first().click()
  await page.waitForURL('**/sports')

  line.breakOff()
  await expect(page.locator('html')).not.toHaveAttribute('data-line', 'connected')
  await expect(page.locator('html')).toHaveAttribute('data-line', 'connected', { timeout: 40_000 })
  await expectOffer(page, inPanel)
  await page.getByRole('link', { name: 'Full bet history' }).click()
  await page.waitForURL('**/bets-history')
  await expectOffer(page, page.getByRole('main').locator(`[data-bet="${id}"]`).first())
  expect(await page.evaluate(() => (window as unknown as { falseWords: number }).falseWords)).toBe(0)
}

/** A match in play pauses now and then, and its offer with it; it returns. */
async function expectOffer(page: Page, card: Locator): Promise<void> {
  await expect(thumbOf(card)).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('Connection lost')).toHaveCount(0)
}

/** Counts how often the page shows that the connection is lost although it has been open for longer than this. */
function watchFalseWords(graceMs: number): void {
  let upSince: number | undefined
  Object.assign(window, { falseWords: 0 })
  setInterval(() => {
    const isUp = document.documentElement.dataset.line === 'connected'
    upSince = isUp ? (upSince ?? performance.now()) : undefined
    if (upSince === undefined || performance.now() - upSince < graceMs) return
    if (document.body.textContent.includes('Connection lost'))
      (window as unknown as { falseWords: number }).falseWords++
  }, 100)
}
