import { DESKTOP, EMPTY_PLAYER, expect, openMatches, signInByApi, test } from '../support/index.ts'

const noFollow = { maxRedirects: 0 }

test('[E2E-250] every address has one form, one status, and keeps its query in redirects', async ({
  request,
}) => {
  const [match] = await openMatches(request, { sport_key: 'soccer', match_status: '0' })
  const proper = `/sports/soccer/${match!.slug}`
  const led: readonly (readonly [string, number, string])[] = [
    [`/sports/soccer/${match!.id}?ctag=a`, 301, `${proper}?ctag=a`],
    [`/de/Sports//soccer/${match!.slug}/`, 301, `/de${proper}`],
    ['/sports/soccer?page=1&gclid=b', 301, '/sports/soccer?gclid=b'],
    ['/sports/s%6Fccer', 301, '/sports/soccer'],
  ]
  for (const [from, status, to] of led) {
    const answer = await request.get(from, noFollow)
    expect([from, answer.status(), answer.headers().location]).toEqual([from, status, to])
  }
  const first = await request.get('/?btag=c', {
    ...noFollow,
    headers: { 'accept-language': 'de-AT,en;q=0.5' },
  })
  expect([first.status(), first.headers().location, first.headers().vary]).toEqual([
    302,
    '/de/sports?btag=c',
    'accept-language, cookie',
  ])
  const statuses: Readonly<Record<string, number>> = {
    [proper]: 200,
    '/sports/soccer/no-such-thing': 404,
    '/sports/%E0%A4%A': 404,
    '/sports/soccer/%00': 404,
    '/sports/404': 404,
    '/sports/locked': 403,
    '/sports/blocked': 451,
    '/sports/500': 500,
    '/sports/general-rules': 200,
    '/sports/about': 200,
    '/sports/promotions': 200,
    '/sports/init-sportsbook': 200,
    '/sports/users/password/edit?reset_password_token=x': 200,
  }
  for (const [path, status] of Object.entries(statuses)) {
    expect([path, (await request.get(path)).status()]).toEqual([path, status])
  }
})

test('[E2E-251] an earlier page returns at once to its scroll position, and focus moves to the new content', async ({
  page,
}) => {
  await page.goto('/sports/live')
  await expect(page.locator('html[data-line="connected"]')).toBeAttached()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const y = await page.evaluate(() => scrollY)
  const row = page.locator('[data-match] a[href]:visible').nth(8)
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sports\/\w+\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.route('**/api/**', route => route.abort())
  await page.goBack()
  await expect(page.locator('[data-match]').first()).toBeVisible()
  expect(Math.abs((await page.evaluate(() => scrollY)) - y)).toBeLessThan(300)
})

test('[E2E-252] a player’s language changes when the server confirms it, and an alert reports it if not', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await signInByApi(page.request, EMPTY_PLAYER)
  await page.goto('/sports/about?sport=soccer')
  await expect(page.locator('[data-figure="balance"]')).toBeVisible()
  await page.route('**/player/update_locale', route => route.abort())
  await page.getByRole('button', { name: 'Preferences' }).click()
  await page.getByText('Language').click()
  const german = page.getByRole('link', { name: 'Deutsch' })
  await german.click()
  await expect(page.getByText('Language not changed')).toBeVisible()
  await expect(page).toHaveURL(/\/sports\/about/)
  await page.unroute('**/player/update_locale')
  await german.click()
  await expect(page).toHaveURL(/\/de\/sports\/about\?sport=soccer$/)
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('de')
})
