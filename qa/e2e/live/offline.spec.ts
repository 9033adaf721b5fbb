import type { Page } from '@playwright/test'
import {
  DEMO_PLAYER,
  expect,
  laterMatches,
  ON_A_PHONE,
  openLive,
  placeByApi,
  pressPrice,
  sheetOf,
  signInByApi,
  test,
} from '../support/index.ts'

test.use(ON_A_PHONE)

const LOCKED = '[data-tone="warn"]:has-text("Odds are locked and your bet slip is saved.")'
const LOCKED_BAND = `#root ${LOCKED}`
const OPEN = 'main [data-price][data-availability="open"]'

test('[E2E-397] the notice of the lost connection is above the line that explains it', async ({
  page,
  context,
}) => {
  await openLive(page, '/sports')
  await expect(page.locator(OPEN).first()).toBeVisible()
  await expect.poll(() => loaded(page, /ConnectionBand/)).toBe(true)
  await context.setOffline(true)
  const toast = page.getByText('No connection')
  await expect(toast).toBeVisible()
  await expect(page.locator(LOCKED_BAND)).toBeVisible()
  const band = (await page.locator(LOCKED_BAND).boundingBox())!
  const edge = (): Promise<number> =>
    toast.evaluate(words => words.closest('[role]')!.getBoundingClientRect().bottom)
  await expect.poll(edge).toBeLessThanOrEqual(band.y)
})

test('[E2E-350] without a network prices are locked, the sheet shows it and offers nothing that needs it, and so does a page opened then', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  await signInByApi(page.request, DEMO_PLAYER)
  const { id } = await placeByApi(page.request, (await laterMatches(page.request))[2]!)
  await openLive(page, '/sports')
  await pressPrice(page.locator(OPEN).first())
  const sheet = sheetOf(page)
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  // The code of My bets is loaded in idle time, before it is opened.
  await expect.poll(() => loaded(page, /MyBets|my-bets/)).toBe(true)
  await context.setOffline(true)

  await expect(page.locator(OPEN)).toHaveCount(0)
  // A match that is paused for a reason of its own keeps that reason.
  const notes = page.locator('main [data-pause-note]')
  await expect(notes.filter({ hasText: 'You’re offline' }).first()).toBeVisible()
  const mask = await page
    .locator('main [data-price][data-availability="suspended"] b')
    .first()
    .evaluate(figure => getComputedStyle(figure).maskImage)
  expect(mask).toMatch(/^url\("data:image\/svg/)
  await expect(page.locator(LOCKED_BAND)).toBeVisible()

  await page.getByRole('button', { name: 'Open slip' }).click()
  await expect(sheet.locator(LOCKED)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'You’re offline' })).toHaveAttribute('aria-disabled', 'true')
  await expect(sheet.getByRole('button', { name: /^(Place|Accept|Share slip)/ })).toHaveCount(0)
  await expect(sheet.getByRole('button', { name: /Max/ })).toHaveAttribute('aria-disabled', 'true')
  await sheet.getByRole('tab', { name: /My bets/ }).click()
  await expect(sheet.locator(LOCKED)).toBeVisible()
  await expect(sheet.getByText('We’ll reconnect as soon as you’re back online.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Tennis' }).first().click()
  await expect(page.getByText('You need a connection to open this page.')).toBeVisible()
  await expect(page).toHaveURL(/\/sports$/)
  await expect(page.locator('[data-pending]')).toHaveCount(0)

  await context.setOffline(false)
  await expect(page.locator(OPEN).first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Open slip' }).click()
  await sheet.getByRole('tab', { name: /My bets/ }).click()
  const card = sheet.locator(`[data-bet="${id}"]`)
  await expect(card.locator('[data-cash-out]')).toBeVisible({ timeout: 30_000 })
  await context.setOffline(true)
  await expect(card.getByText('You’re offline. The offer returns when you’re back online.')).toBeVisible()
  await expect(card.locator('[data-cash-out]')).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Bet again' })).toHaveAttribute('aria-disabled', 'true')
})

/** Whether a script of this name was loaded. */
function loaded(page: Page, name: RegExp): Promise<boolean> {
  return page.evaluate(
    source => performance.getEntriesByType('resource').some(({ name: url }) => new RegExp(source).test(url)),
    name.source,
  )
}
