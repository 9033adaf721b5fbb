import type { Locator, Page } from '@playwright/test'
import {
  balanceByApi,
  betsByApi,
  DESKTOP,
  dockOf,
  expect,
  ON_A_PHONE,
  openLive,
  sheetOf,
  signInDemo,
  test,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })

/** Quick bet on, with a stake and its approval. */
async function arm(slip: Locator, stake: string): Promise<void> {
  await slip.getByRole('switch', { name: 'Quick bet' }).check()
  await slip.getByRole('textbox', { name: 'Stake per tap' }).fill(stake)
  await slip.getByRole('switch', { name: /^I confirm/ }).check()
}

/** Taps live prices until quick bet is placing one: a price may be paused, or move under the finger. */
async function tapLive(page: Page, strip: Locator): Promise<void> {
  const price = page.locator('main [data-price][data-availability="open"]')
  await expect(async () => {
    await price.first().click({ timeout: 2_000 })
    await expect(strip).toContainText(/Not placed yet|Bet accepted|Bet not placed/, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

test('[E2E-20] one tap on a live price is a bet, and the slip stays as it is', async ({ page }) => {
  const panel = dockOf(page)
  await signInDemo(page.request)
  await openLive(page, '/sports/live')
  await arm(panel, '2')
  const before = await betsByApi(page.request)
  const strip = panel.getByRole('complementary', { name: 'Quick bet' })
  await tapLive(page, strip)
  await expect(strip).toContainText(
    /Bet accepted · €2\.00|Bet not placed\. (No money was taken|Your stake of .+ is back)/,
    {
      timeout: 30_000,
    },
  )
  // A live price may move in the delay: the strip then shows it, and the ledger is right either way.
  const isPlaced = (await strip.textContent())!.includes('Bet accepted')
  const [latest] = await betsByApi(page.request)
  if (isPlaced) {
    expect(latest).toMatchObject({ type: 'single', stake: { value: 200 } })
    await expect(strip).toContainText(latest!.ref)
  } else expect(latest?.status === 'rejected' || latest?.id === before[0]?.id).toBe(true)
  await expect(panel).toContainText('Your bet slip is empty')
  await strip.getByRole('button', { name: 'Done' }).click()
  await expect(strip).toHaveCount(0)
})

test('[E2E-21] without the approval of its stake a tap places nothing and shows what is missing', async ({
  page,
}) => {
  const panel = dockOf(page)
  await signInDemo(page.request)
  await openLive(page, '/sports/live')
  await arm(panel, '2')
  // Another stake needs another approval.
  await panel.getByRole('textbox', { name: 'Stake per tap' }).fill('3')
  await expect(panel.getByRole('switch', { name: /^I confirm/ })).not.toBeChecked()
  const before = await balanceByApi(page.request)
  const price = page.locator('main [data-price][data-availability="open"]')
  await expect(async () => {
    await price.first().click({ timeout: 2_000 })
    await expect(page.getByText('Not placed: confirm your one-tap stake first.')).toBeVisible({
      timeout: 1_000,
    })
  }).toPass({ timeout: 20_000 })
  expect(await balanceByApi(page.request)).toBe(before)
})

test('[E2E-70] a stake above the balance is typed to its end, and switches quick bet off as it is left', async ({
  page,
}) => {
  const panel = dockOf(page)
  await signInDemo(page.request)
  await openLive(page, '/sports/live')
  const quick = panel.getByRole('switch', { name: 'Quick bet' })
  const stake = panel.getByRole('textbox', { name: 'Stake per tap' })
  await quick.check()
  const above = String(Math.ceil((await balanceByApi(page.request)) / 100) + 1)
  await stake.pressSequentially(above)
  await expect(stake).toBeFocused()
  await expect(stake).toHaveValue(above)
  await expect(panel.getByText('Your balance is below this stake.')).toBeVisible()
  await stake.press('Enter')
  await expect(quick).not.toBeChecked()
  await expect(quick).toBeFocused()
  await expect(panel).toContainText('Off: your balance is below')

  await quick.check()
  await stake.pressSequentially(above)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(quick).toBeFocused()
  await expect(quick).not.toBeChecked()
})

test.describe('on a phone', () => {
  test.use(ON_A_PHONE)

  test('[E2E-22] the strip is above the tab bar and shows the result of the bet', async ({ page }) => {
    await signInDemo(page.request)
    await openLive(page, '/sports/live')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('button', { name: /^Bet slip/ }).tap()
    await arm(sheetOf(page), '1')
    await page.keyboard.press('Escape')
    await expect(sheetOf(page)).toBeHidden()
    const strip = page.getByRole('complementary', { name: 'Quick bet' })
    await expect(strip).toContainText('One tap bets €1.00.')
    const [stripBox, barBox] = [await strip.boundingBox(), await bar.boundingBox()]
    expect(stripBox!.y + stripBox!.height).toBeLessThanOrEqual(barBox!.y + 1)
    await tapLive(page, strip)
    await expect(strip).toContainText(/Bet accepted|Bet not placed/, { timeout: 30_000 })
    await expect(strip).toBeInViewport()
    await strip.getByRole('button', { name: 'Done' }).tap()
    await expect(strip).toContainText('One tap bets €1.00.')
  })
})
