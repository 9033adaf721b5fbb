import {
  check,
  DEVICES,
  dockOf,
  EMPTY_PLAYER,
  expect,
  signInByApi,
  signInDemo,
  test,
} from '../support/index.ts'

for (const [device, options] of DEVICES) {
  test.describe(`on ${device}`, () => {
    test.use(options)

    test(`[E2E-388] on ${device} the lottery’s page looks like the product, dark, light and from the right`, async ({
      page,
    }) => {
      await signInDemo(page.request)
      for (const { path, colorScheme, locale } of [
        { path: '/sports/racing', colorScheme: 'dark', locale: 'en' },
        { path: '/ar/sports/racing', colorScheme: 'light', locale: 'ar' },
      ] as const) {
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        const look = () =>
          page.evaluate(() => {
            const { backgroundColor, color, fontFamily, direction } = getComputedStyle(document.body)
            return { backgroundColor, color, fontFamily, direction }
          })
        const ours = await look()
        const launched = await page.request.post('/api/virtual-wallet/drawhouse/launch', {
          data: { app: 'harbour-six' },
          headers: { 'accept-language': locale },
        })
        await page.goto(((await launched.json()) as { url: string }).url)
        expect(await look()).toEqual(ours)
        expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true)
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0)
        await page.locator('#quick').click()
        await page.getByRole('combobox').selectOption('3')
        await expect(page.locator('.buy')).toContainText('6.00')
        await expect(page.locator('.buy')).toBeInViewport()
        await check(page, `the lottery’s page in ${locale} on ${device}`, 'html')
      }
    })

    test(`[E2E-389] on ${device} favourites, my bets and their history say what they are for, and lead on`, async ({
      page,
    }) => {
      const main = page.getByRole('main')
      const dialog = page.getByRole('dialog').filter({ hasText: 'Sign in' })
      for (const [path, says] of [
        ['/sports/favorites', 'Tap the star of a match, league or team to follow it here'],
        ['/sports/bets-history', 'See what you staked and won in any period'],
      ] as const) {
        await page.goto(path)
        await expect(main).toContainText(says)
        await main.getByRole('button', { name: 'Sign in' }).click()
        await expect(dialog).toBeVisible()
      }
      await page.goto('/sports/live')
      const bets =
        device === 'a phone'
          ? page.getByRole('button', { name: 'My bets' })
          : dockOf(page).getByRole('tab', { name: 'My bets' })
      await bets.click()
      await expect(
        page.getByText('Follow your open bets, cash out and see what settled bets paid.'),
      ).toBeVisible()
      // A sheet left open opens again on the next page, above everything else.
      if (device === 'a phone')
        await page
          .getByRole('dialog', { name: 'Bet slip and my bets' })
          .getByRole('button', { name: 'Close' })
          .click()
      await signInByApi(page.request, EMPTY_PLAYER)
      await page.goto('/sports/favorites')
      await expect(main).toContainText('Tap the star of a match to see it here with its score and odds.')
      await main.getByRole('link', { name: 'See the schedule' }).click()
      await expect(page).toHaveURL(/\/sports\/schedule/)
    })
  })
}
