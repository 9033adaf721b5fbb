import {
  check,
  DESKTOP,
  expect,
  laterMatches,
  mainOutcome,
  openLive,
  openMatches,
  pathOf,
  PHONE,
  pick,
  signInDemo,
  stakeOf,
  test,
} from './support/index.ts'

/** Colours differ by theme, words and sides by language: each of the four is looked at once. */
const LOOKS = [
  ['en', 'dark'],
  ['ar', 'light'],
] as const

for (const [locale, theme] of LOOKS) {
  const prefix = locale === 'en' ? '' : `/${locale}`
  test.describe(`${locale}, ${theme}`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } })

    test(`[E2E-1] lists and a match pass WCAG 2.2 AA (${locale}, ${theme})`, async ({ page }) => {
      await page.setViewportSize(DESKTOP)
      const [live] = await openMatches(page.request, { sport_key: 'soccer', match_status: '1' })
      for (const path of ['/sports', '/sports/live', pathOf(live!)]) {
        await openLive(page, prefix + path)
        await check(page, path)
      }
      await openLive(page, `${prefix}/sports#signIn`)
      await expect(page.getByRole('dialog')).toBeVisible()
      await check(page, 'sign in', '[role=dialog], dialog')
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
      // Until a beat has come after the page loaded the button waits for fresh prices, and a press does nothing.
      const place = panel.locator('footer').getByRole('button')
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

    test(`[E2E-3] home and the sheet of a phone pass WCAG 2.2 AA (${locale}, ${theme})`, async ({ page }) => {
      await page.setViewportSize(PHONE)
      const [match] = await laterMatches(page.request)
      await openLive(page, `${prefix}/sports`)
      // As tall as the page: what the bar at the foot covers at one scroll position is not out of reach.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width: 390, height })
      await check(page, '/sports')
      await page.setViewportSize(PHONE)
      await openLive(page, `${prefix}${pathOf(match!)}`)
      await pick(page, mainOutcome(match!))
      await expect(page.getByRole('dialog').getByRole('tablist')).toBeVisible()
      await check(page, 'sheet', '[role=dialog], dialog')
    })
  })
}
