import { check, dev, expect, matchesInPlay, ON_A_PHONE, openLive, pathOf, test } from '../support/index.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('[E2E-290] markets are found by name, marked as favourites in the sport’s other matches, and collapsed together', async ({
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
  await expect(main.getByText('No market has that name.')).toBeVisible()
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  await expect(cards).toHaveCount(all)

  await main.getByRole('button', { name: 'Collapse all' }).click()
  await expect(main.locator('[data-price]').first()).toBeHidden()
  await page.reload()
  await expect(main.getByRole('button', { name: 'Expand all' })).toBeVisible()
  await main.getByRole('button', { name: 'Expand all' }).click()
  await expect(main.locator('[data-price]').first()).toBeVisible()

  await main.getByRole('button', { name: 'Pin Total goals to the top' }).click()
  await openLive(page, pathOf(other!))
  await main.getByRole('tab', { name: /^Favourites/ }).click()
  await expect(cards).toHaveText(['Total goals'])
  await check(page, 'the match page with one market', 'main')
})

test('[E2E-291] a goal is drawn, announced, and listed in statistics; a match that ends meanwhile shows it', async ({
  page,
  request,
}) => {
  const match = (await matchesInPlay(request)).at(-1)!
  await openLive(page, pathOf(match))
  const tracker = page.getByRole('region', { name: 'Live tracker' })
  // It is loaded after first paint, and reports what happens from then on.
  await expect(tracker.getByRole('status')).toBeAttached()
  await dev(request, 'score', { match_id: match.id, side: 'away' })
  await expect(tracker.getByRole('status')).toHaveText(/: goal$/)
  const statistics = page.getByRole('region', { name: 'Statistics' })
  // A match that has just begun has no figures: they are requested again 10 s after the feed's next news.
  await expect(statistics.getByRole('row', { name: /Possession/ })).toBeVisible({ timeout: 30_000 })
  await statistics.getByRole('tab', { name: 'Timeline' }).click()
  await expect(
    statistics
      .getByRole('listitem')
      .filter({ hasText: /: goal/ })
      .first(),
  ).toBeVisible()
  await dev(request, 'finish', { match_id: match.id })
  await expect(page.getByText('This match is over.')).toBeVisible()
  await expect(tracker.getByRole('status')).toHaveText('End of match')
  await expect(page.getByRole('list', { name: 'Score by period' })).toBeVisible()
  await check(page, 'the score of a match that is over', '[aria-label="Score"]')
  await check(page, 'its statistics', '[data-panel="statistics"]')
  // A later visitor sees all results, and nothing to bet on.
  await expect(async () => {
    await page.reload()
    const settled = page.getByRole('region', { name: 'Settled markets' })
    await expect(settled.getByText('Won', { exact: true }).first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(page.locator('main [data-price]')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(ON_A_PHONE)

  test('[E2E-352] the first price of a live match is within 360 px of the top, under one header with back, share and star', async ({
    page,
    request,
  }) => {
    const match = (await matchesInPlay(request))[2]!
    await openLive(page, pathOf(match))
    const first = page.locator('main [data-price]').first()
    await expect(first).toBeVisible()
    expect((await first.boundingBox())!.y).toBeLessThanOrEqual(360)
    await expect(page.getByRole('banner')).toBeHidden()
    const head = page.getByRole('navigation', { name: 'Breadcrumbs' })
    for (const name of ['Share this match', /favourite/i])
      await expect(head.getByRole('button', { name })).toBeVisible()
    const scores = page.getByRole('list', { name: 'Score by period' })
    await expect(scores.getByText('Corners')).toContainText(/\d–\d/)
    await expect(scores.getByText('Cards')).toContainText(/\d–\d/)
    await expect(page.locator('main').getByText(match.home.name, { exact: true })).not.toHaveCount(0)
    await expect(page.getByRole('table')).toHaveCount(0)
    const search = page.getByRole('textbox', { name: 'Find a market' })
    await expect(search).toBeHidden()
    await page.getByRole('button', { name: 'Find a market' }).click()
    await expect(search).toBeFocused()
    await check(page, 'a live match on a phone', 'main')
    await head.getByRole('link', { name: 'Back' }).click()
    await expect(page).not.toHaveURL(new RegExp(`${match.slug}$`))
  })

  test('[E2E-353] a match that is over is at most 3.5 screens high, with tabs, folding and search, winners first', async ({
    page,
    request,
  }) => {
    const match = (await matchesInPlay(request)).at(-2)!
    await dev(request, 'finish', { match_id: match.id })
    const settled = page.getByRole('region', { name: 'Settled markets' })
    await expect(async () => {
      await page.goto(pathOf(match))
      await expect(settled.getByText('Won', { exact: true }).first()).toBeVisible({ timeout: 3_000 })
    }).toPass()
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect(screens).toBeLessThanOrEqual(3.5)
    const cards = settled.getByRole('heading')
    const all = page.getByRole('tab', { name: /^All/ })
    await expect(all).toHaveAttribute('aria-selected', 'false')
    const first = settled.locator('ul').first().getByRole('listitem')
    await expect(first.first()).toContainText('Won')
    await expect(first.last()).toContainText('Lost')
    await cards.nth(1).getByRole('button').click()
    const second = settled.locator('ul').nth(1).getByRole('listitem')
    await expect(second.first()).toContainText('Won')
    const ofMain = await cards.count()
    await all.click()
    await expect.poll(() => cards.count()).toBeGreaterThan(ofMain)
    await page.getByRole('button', { name: 'Find a market' }).click()
    await page.getByRole('textbox', { name: 'Find a market' }).fill('total goals')
    await expect(cards.first()).toContainText(/total goals/i)
    await page
      .getByRole('button', { name: 'Expand all' })
      .or(page.getByRole('button', { name: 'Collapse all' }))
      .click()
    await check(page, 'a match that is over on a phone', 'main')
  })
})
