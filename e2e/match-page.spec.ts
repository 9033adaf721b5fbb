import { check, dev, expect, matchesInPlay, openLive, pathOf, test } from './support/index.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('[E2E-290] markets are found by name, kept as favourites in the sport’s other matches, and closed up together', async ({
  page,
  request,
}) => {
  const [match, other] = await matchesInPlay(request)
  await openLive(page, pathOf(match!))
  const main = page.locator('main')
  const search = main.getByRole('textbox', { name: 'Find a market' })
  const cards = main.locator('[id^=market-groups-panel] h2')
  const all = await cards.count()
  await search.fill('total GÖALS')
  await expect(main.getByRole('status').filter({ hasText: 'found' })).toContainText(/^\d+ markets? found$/)
  expect(await cards.count()).toBeLessThan(all)
  await expect(cards.first()).toHaveText(/total goals/i)
  await search.fill('no such market')
  await expect(main.getByText('Nothing by that name in this match.')).toBeVisible()
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  await expect(cards).toHaveCount(all)

  await main.getByRole('button', { name: 'Close all' }).click()
  await expect(main.locator('[data-price]').first()).toBeHidden()
  await page.reload()
  await expect(main.getByRole('button', { name: 'Open all' })).toBeVisible()
  await main.getByRole('button', { name: 'Open all' }).click()
  await expect(main.locator('[data-price]').first()).toBeVisible()

  await main.getByRole('button', { name: 'Pin Total goals to the top' }).click()
  await openLive(page, pathOf(other!))
  await main.getByRole('tab', { name: /^Favourites/ }).click()
  await expect(cards).toHaveText(['Total goals'])
  await check(page, 'the match page with one market', 'main')
})

test('[E2E-291] a goal is drawn, said, and told by statistics; and a match that ends while one looks says so', async ({
  page,
  request,
}) => {
  const match = (await matchesInPlay(request)).at(-1)!
  await openLive(page, pathOf(match))
  const tracker = page.getByRole('region', { name: 'Live tracker' })
  // It comes after first paint, and says what happens from then on.
  await expect(tracker.getByRole('status')).toBeAttached()
  await dev(request, 'score', { match_id: match.id, side: 'away' })
  await expect(tracker.getByRole('status')).toHaveText(/: goal$/)
  const statistics = page.getByRole('region', { name: 'Statistics' })
  await expect(statistics.getByRole('row', { name: /Possession/ })).toBeVisible()
  await statistics.getByRole('tab', { name: 'Timeline' }).click()
  await expect(
    statistics
      .getByRole('listitem')
      .filter({ hasText: /: goal/ })
      .first(),
  ).toBeVisible()
  await dev(request, 'finish', { match_id: match.id })
  await expect(page.getByText('This match is over.')).toBeVisible()
  await expect(tracker.getByRole('status')).toHaveText('Match over')
  await expect(page.getByRole('table', { name: 'Score by period' })).toBeVisible()
  await check(page, 'the score of a match that is over', '[aria-label="Score"]')
  await check(page, 'its statistics', '[data-panel="statistics"]')
  // Whoever comes later finds what everything came to, and nothing to bet on.
  await expect(async () => {
    await page.reload()
    const settled = page.getByRole('region', { name: 'Settled markets' })
    await expect(settled.getByText('Won', { exact: true }).first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(page.locator('main [data-price]')).toHaveCount(0)
})
