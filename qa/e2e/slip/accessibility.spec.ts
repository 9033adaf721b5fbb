import {
  check,
  DESKTOP,
  expect,
  laterMatches,
  legsOf,
  mainOutcome,
  openShared,
  signInDemo,
  stakeOf,
  test,
} from '../support/index.ts'

const PANEL = 'aside:has([role=tablist])'

/** Each theme and each direction once. */
const LOOKS = [
  ['en', 'light'],
  ['ar', 'dark'],
] as const

for (const [locale, theme] of LOOKS) {
  test.describe(`${locale}, ${theme}`, () => {
    test.use({
      viewport: DESKTOP,
      colorScheme: theme,
      contextOptions: { reducedMotion: 'reduce' },
    })

    test(`[E2E-4] every shape of the slip passes WCAG 2.2 AA (${locale}, ${theme})`, async ({ page }) => {
      test.setTimeout(120_000)
      const panel = page.locator(PANEL)
      await signInDemo(page.request)
      const matches = (await laterMatches(page.request)).slice(0, 4)
      const prefix = locale === 'en' ? '' : `/${locale}`
      await openShared(
        page,
        matches.map(match => mainOutcome(match)),
        `${prefix}/sports`,
      )
      await expect(legsOf(panel)).toHaveCount(4)
      await panel.locator('input[type=radio][value=system]').check()
      await stakeOf(panel).fill('30')
      await panel.locator('summary').first().click()
      await check(page, 'system with its terms', PANEL)
      await panel.getByRole('button', { name: 'Lucky 15' }).click()
      await check(page, 'named bet', PANEL)
      await panel.locator('input[type=radio][value=single]').check()
      await check(page, 'several singles', PANEL)
      await panel.locator('fieldset').getByRole('button').last().click()
      await check(page, 'quick stakes being edited', PANEL)
      await panel.locator('button[aria-pressed]:has(use[href$="#i-bolt"])').click()
      await expect(panel.getByRole('switch').first()).toBeChecked()
      await check(page, 'quick bet settings', PANEL)
      await panel.locator('button:has(use[href$="#i-share"])').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('textbox')).toHaveValue(/share-bet=/)
      await check(page, 'share dialog', '[role=dialog], dialog')
    })
  })
}
