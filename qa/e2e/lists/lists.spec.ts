import { EMPTY_PLAYER, expect, openLive, signInByApi, test } from '../support/index.ts'

const HOUR_MS = 3_600_000

/** Instants as in HTML, each at or after the previous one. */
const isRising = (times: readonly string[]): boolean =>
  times.every((time, i) => i === 0 || times[i - 1]! <= time)

test('[E2E-280] a filter is in the address, keeps its focus and the scroll position, and is undone by Back', async ({
  page,
}) => {
  await openLive(page, '/sports/soccer')
  await page.locator('#main').getByRole('link', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL(/\?sortBy=start_time%3Aasc$/)
  const soon = page.getByRole('link', { name: '48 h' })
  await soon.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?sortBy=start_time%3Aasc&time=48h$/)
  await expect(soon).toHaveAttribute('aria-current', 'true')
  await expect(soon).toBeFocused()
  const drawn = page.locator('#main [data-match] time')
  await expect
    .poll(async () => {
      const kickOffs = await drawn.evaluateAll(times => times.map(time => (time as HTMLTimeElement).dateTime))
      return (
        kickOffs.length > 1 &&
        isRising(kickOffs) &&
        Date.parse(kickOffs.at(-1)!) < Date.now() + 48.1 * HOUR_MS
      )
    })
    .toBe(true)
  await page.getByText('Sorted: Kick-off').click()
  await page.getByRole('link', { name: 'Number of bets, descending' }).click()
  await expect(page).toHaveURL(/\?sortBy=bets_count%3Adesc&time=48h$/)
  await page.goBack()
  await expect(page).toHaveURL(/\?sortBy=start_time%3Aasc&time=48h$/)
  await expect(page.locator('[data-match]').first()).toBeVisible()
})

test('[E2E-281] a tab of its own hash shows its matches, and a row of the results what its markets came to', async ({
  page,
}) => {
  await openLive(page, '/sports/soccer')
  await page.getByRole('link', { name: 'Bet builder' }).click()
  await expect(page).toHaveURL(/\/soccer#betbuilder$/)
  await expect(page.getByText('Matches with bet builder.')).toBeVisible()
  await expect(page.locator('[data-match]').first()).toBeVisible()
  await openLive(page, '/sports/results')
  await page.locator('#main summary').first().click()
  const settled = page.getByRole('region', { name: 'Settled markets' })
  await expect(settled.getByText('Won').first()).toBeVisible()
  await expect(settled.getByText('Lost').first()).toBeVisible()
})

test('[E2E-282] without scripts a list has its matches, its filters, links to its other pages, and as many as its link announces', async ({
  request,
}) => {
  const first = await (await request.get('/sports/schedule')).text()
  expect(first.match(/<li [^>]*data-match=/g)).toHaveLength(40)
  expect(first).toContain('href="/sports/schedule?page=2"')
  const kickOffs = [...first.matchAll(/<time [^>]*dateTime="([^"]+)"/gi)].map(([, time]) => time!)
  expect(kickOffs).toHaveLength(40)
  expect(isRising(kickOffs)).toBe(true)
  // Races have a page of their own: as a sport of matches they would lead to an empty list.
  expect(first).not.toContain('sport=horse_racing')
  const second = await (await request.get('/sports/schedule?page=2&sport=soccer')).text()
  expect(second).toContain('rel="prev"')
  expect(second).toContain('href="/sports/schedule?isBettable=true&amp;sport=soccer"')
  await expect(async () => {
    const top = await (await request.get('/sports/soccer')).text()
    const all = await (await request.get('/sports/soccer?sortBy=start_time%3Aasc')).text()
    const [, total] = /start_time%3Aasc"[^>]*>All (\d+)/.exec(top)!
    expect(all).toContain(`>${total} matches<`)
  }).toPass()
  const none = await (await request.get('/sports/schedule?sport=horse_racing&time=1h')).text()
  expect(none).toContain('No matches in the next hour.')
  expect(none).toContain('href="/sports/schedule?sport=horse_racing"')
  const tester = { cookie: 'test_custom_providers=regular:oddin|cyber:betradar' }
  expect(await (await request.get('/sports/live', { headers: tester })).text()).not.toContain('data-match=')
})

test('[E2E-330] the tab of favourites has what was just marked, and nothing of a signed-out player', async ({
  page,
}) => {
  await signInByApi(page.request, EMPTY_PLAYER)
  await openLive(page, '/sports/soccer#favorites')
  const main = page.locator('#main')
  await expect(
    main.getByText('Tap the star of a match to see it here with its score and odds.'),
  ).toBeVisible()
  await main.getByRole('link', { name: 'All', exact: true }).click()
  const star = main.locator('[data-match] [data-favourite="matches"]').first()
  const id = await star.getAttribute('data-id')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await main.getByRole('link', { name: 'Favourites' }).click()
  const marked = main.locator(`[data-match="${id}"]`)
  await expect(marked).toBeVisible()
  await page.request.delete(`/api/sportsbook/favourites/matches/${id}`)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(main.getByText('Sign in to see your favourites')).toBeVisible()
  await expect(marked).toBeHidden()
})
