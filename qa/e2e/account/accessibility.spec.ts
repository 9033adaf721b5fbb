import {
  check,
  DESKTOP,
  expect,
  laterMatches,
  mainOutcome,
  openLive,
  pathOf,
  pick,
  signInDemo,
  stakeOf,
  test,
} from '../support/index.ts'

/**
 * What the crawl does not reach. Colours differ by theme, words and sides by language: each of the four is checked
 * once.
 */
const LOOKS = [
  ['en', 'dark'],
  ['ar', 'light'],
] as const

for (const [locale, theme] of LOOKS) {
  const prefix = locale === 'en' ? '' : `/${locale}`
  test.describe(`${locale}, ${theme}`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } })

    test(`[E2E-1] sign in with mistakes passes WCAG 2.2 AA (${locale}, ${theme})`, async ({ page }) => {
      await page.setViewportSize(DESKTOP)
      await openLive(page, `${prefix}/sports/about#signIn`)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.getByRole('dialog').locator('button[type="submit"]').click()
      await check(page, 'sign in with mistakes', '[role=dialog], dialog')
    })

    test(`[E2E-2] slip, receipt and My bets pass WCAG 2.2 AA (${locale}, ${theme})`, async ({ page }) => {
      await page.setViewportSize(DESKTOP)
      await signInDemo(page.request)
      const [first, second] = await laterMatches(page.request)
      const panel = page.locator('aside').filter({ has: page.getByRole('tablist') })
      for (const match of [first!, second!]) {
        await openLive(page, `${prefix}${pathOf(match)}`)
        await pick(page, mainOutcome(match))
      }
      await stakeOf(panel).fill('1')
      await check(page, 'slip with two legs', 'aside:has([role=tablist])')
      // Until a heartbeat has arrived after the page loaded the button waits for fresh prices, and a press does
      // nothing.
      const place = panel.locator('footer [data-takes-focus]')
      await expect(async () => {
        if (await place.isVisible()) await place.click({ timeout: 500 })
        await expect(panel.locator('h2')).toBeVisible({ timeout: 1_500 })
      }).toPass({ timeout: 20_000 })
      await expect(panel.getByRole('timer')).toHaveCount(0)
      await check(page, 'receipt', 'aside:has([role=tablist])')
      await panel.getByRole('tab').nth(1).click()
      await expect(panel.locator('[data-bet]').first()).toBeVisible()
      await check(page, 'my bets', 'aside:has([role=tablist])')
    })
  })
}
